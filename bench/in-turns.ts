import { median } from './row.ts';
import type { Row } from './row.ts';

/** Measures the small and the large case; each returns milliseconds. */
interface Comparison {
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
export async function rowOfTurns(
  labels: Pick<Row, 'what' | 'budget'>,
  { requests, small, large, maxRatio = 1.2 }: Comparison,
): Promise<Row> {
  const smallTimes: number[] = [];
  const largeTimes: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    smallTimes.push(await small());
    largeTimes.push(await large());
  }
  const smallTime = median(smallTimes);
  const largeTime = median(largeTimes);
  const ratio = largeTime / smallTime;
  return {
    ...labels,
    measured: `${largeTime.toFixed(2)} ms, small ${smallTime.toFixed(2)} ms: ${ratio.toFixed(2)} ×`,
    kept: ratio <= maxRatio,
  };
}
