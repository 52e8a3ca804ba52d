// Formatting of numbers.

const MINUS = "\u2212";

/** Fixed digits after the point, a minus sign, and a dash for NaN. */
export function fixed(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return "–";
  const text = value.toFixed(digits);
  return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", MINUS);
}

export function degrees(radians: number, digits = 0): string {
  return `${fixed((radians * 180) / Math.PI, digits)}°`;
}

/** An angle between −π and π. */
export function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** 75 → "1:15" */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function minutes(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const left = Math.round(seconds % 60);
  return left ? `${Math.floor(seconds / 60)} min ${left} s` : `${Math.floor(seconds / 60)} min`;
}

export function size(bytes: number): string {
  if (bytes < 1e3) return `${bytes} bytes`;
  return bytes < 1e6 ? `${fixed(bytes / 1e3, 0)} kB` : `${fixed(bytes / 1e6, 1)} MB`;
}

/** The direction of a push as text; the angle is counter-clockwise from forward [rad]. */
export function direction(angle: number): string {
  const turned = wrapped(angle);
  const off = Math.round(Math.abs((turned * 180) / Math.PI));
  if (off === 0) return "forward";
  if (off === 180) return "backward";
  return `${off}° to the ${turned > 0 ? "left" : "right"}`;
}
