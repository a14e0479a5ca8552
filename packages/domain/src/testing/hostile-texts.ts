const length = 50_000;

const pieces = ['0', '1 ', '1.', '.', ' ', ',', '-', 'a', 'a.', '1\u00a0', '\u0300', '(', ':', '@'];

/** Long texts on which a regular expression in quadratic time takes minutes. */
export const hostileTexts: readonly string[] = pieces.flatMap((piece) => {
  const many = piece.repeat(length / piece.length);
  return [many, `${many}!`, `x${many}x`, `a@${many}!`, `https://a.${many} .`];
});

/**
 * How much processor time `work` takes with the slowest of the hostile texts, in ms: on a busy machine the clock
 * would count the time of others.
 */
export function slowestHostileMs(work: (text: string) => unknown): number {
  return Math.max(
    ...hostileTexts.map((text) => {
      const begun = process.threadCpuUsage();
      work(text);
      const { user, system } = process.threadCpuUsage(begun);
      return (user + system) / 1000;
    }),
  );
}

/** Processor time that a rule may take with one of them, in ms. A linear one takes a few. */
export const maxHostileMs = 1_000;
