const length = 50_000;

const pieces = ['0', '1 ', '1.', '.', ' ', ',', '-', 'a', 'a.', '1\u00a0', '\u0300', '(', ':', '@'];

/** Long texts on which a regular expression in quadratic time takes minutes. */
export const hostileTexts: readonly string[] = pieces.flatMap((piece) => {
  const many = piece.repeat(length / piece.length);
  return [many, `${many}!`, `x${many}x`, `a@${many}!`, `https://a.${many} .`];
});

/**
 * How long `work` takes with the slowest of the hostile texts, in ms: with each the faster of two times, since on a busy
 * machine the clock also counts the time of others.
 */
export function slowestHostileMs(work: (text: string) => unknown): number {
  const timed = (text: string): number => {
    const begun = Date.now();
    work(text);
    return Date.now() - begun;
  };
  return Math.max(...hostileTexts.map((text) => Math.min(timed(text), timed(text))));
}

/** Time that a rule may take with one of them, in ms. A linear one takes a few. */
export const maxHostileMs = 1_000;
