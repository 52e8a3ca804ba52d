// Limits how often a function is called, as for moves of a pointer; the last value is always passed on.

export interface Throttled<T> {
  call(value: T): void;
  /** Passes on a waiting value now, as on release. */
  finish(): void;
  /** Drops a waiting value. */
  cancel(): void;
}

/** Calls `act` at most `perSecond` times a second. */
export function throttle<T>(perSecond: number, act: (value: T) => void): Throttled<T> {
  const gap = 1000 / perSecond;
  let last = -Infinity;
  let timer = 0;
  let waiting: { value: T } | null = null;

  function flush(): void {
    clearTimeout(timer);
    timer = 0;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    last = performance.now();
    act(value);
  }

  return {
    call(value) {
      waiting = { value };
      const left = last + gap - performance.now();
      if (left <= 0) flush();
      else if (!timer) timer = window.setTimeout(flush, left);
    },
    finish: flush,
    cancel() {
      clearTimeout(timer);
      timer = 0;
      waiting = null;
    },
  };
}
