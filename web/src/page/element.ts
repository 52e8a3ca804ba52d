// Creates elements without HTML strings, so that no text from a server can become markup.

export type Inside = Node | string | null | undefined | false;

export interface Attributes {
  class?: string;
  test?: string; // → data-test, for browser tests
  title?: string;
  label?: string; // → aria-label
  [name: string]: unknown;
}

function fill(element: Element, set: Attributes, inside: Inside[]): void {
  for (const [name, value] of Object.entries(set)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.replace(/^on/, ""), value as EventListener);
    else if (name === "test") element.setAttribute("data-test", String(value));
    else if (name === "label") element.setAttribute("aria-label", String(value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...inside.filter((node): node is Node | string => node !== null && node !== undefined && node !== false));
}

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  set: Attributes = {},
  ...inside: Inside[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, set, inside);
  return element;
}

export function draw<K extends keyof SVGElementTagNameMap>(
  tag: K,
  set: Attributes = {},
  ...inside: Inside[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(element, set, inside);
  return element;
}

/** Sets attributes of an existing element. */
export function put(element: Element, set: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(set)) element.setAttribute(name, String(value));
}

/** Sets the text only when it has changed: frames come sixty times a second. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Stores a setting in this browser, where storage is allowed. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`footfall.${name}`, value);
  } catch {
    // no storage, as in private windows
  }
}

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`footfall.${name}`);
  } catch {
    return null;
  }
}
