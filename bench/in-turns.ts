import { median } from './row.ts';
import type { Row } from './row.ts';

/** Measures the small and the large case; each returns milliseconds. */
interface Two {
  readonly requests: number;
  readonly small: () => Promise<number>;
  readonly large: () => Promise<number>;
  /** Maximum ratio of large to small; 1.2 when absent. */
  readonly maxRatio?: number;
}

/**
 * Measures both alternately, so that other load on the machine affects them equally, and compares their
 * medians.
 */
export async function rowOfTurns(words: Pick<Row, 'what' | 'budget'>, asked: Two): Promise<Row> {
  const smallTimes: number[] = [];
  const largeTimes: number[] = [];
  for (let request = 0; request < asked.requests; request += 1) {
    smallTimes.push(await asked.small());
    largeTimes.push(await asked.large());
  }
  const [small, large] = [median(smallTimes), median(largeTimes)];
  const share = large / small;
  return {
    ...words,
    measured: `${large.toFixed(2)} ms, small ${small.toFixed(2)} ms: ${share.toFixed(2)} ×`,
    kept: share <= (asked.maxRatio ?? 1.2),
  };
}
