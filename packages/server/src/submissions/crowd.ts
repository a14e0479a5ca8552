/** Tells when so many visitors send at the same time that work in the background should step aside. */
export interface Crowd {
  /** A visitor sends something. */
  joined(): void;
  isHere(): boolean;
}

/** Posts in the last second or so that make a crowd; far above what a municipality's busiest minute brings. */
const postsOfCrowd = 25;
const spanMs = 1000;

/** Counts in two spans of a second, this one and the last. `clock` gives milliseconds that only grow. */
export function createCrowd(clock: () => number): Crowd {
  let span = 0;
  let current = 0;
  let last = 0;

  function moveOn(): void {
    const now = Math.floor(clock() / spanMs);
    if (now === span) return;
    last = now === span + 1 ? current : 0;
    current = 0;
    span = now;
  }

  return {
    joined() {
      moveOn();
      current += 1;
    },
    isHere() {
      moveOn();
      return Math.max(current, last) >= postsOfCrowd;
    },
  };
}
