/** Numbers that follow from a seed: a run can be repeated by its seed, as far as the machine's own timing allows. */
export interface Random {
  /** 0 ≤ r < 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A generator (mulberry32) for a seed, a whole number 0–4294967295. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] };
}
