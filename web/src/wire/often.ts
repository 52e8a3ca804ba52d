// Things that change with every move of a pointer, said a limited number of times a second; the last one is never lost.

export interface Often<T> {
  say(value: T): void;
  /** Say what waits now, as on release. */
  finish(): void;
  /** Forget what waits. */
  cancel(): void;
}

export function often<T>(perSecond: number, act: (value: T) => void): Often<T> {
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
    say(value) {
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
