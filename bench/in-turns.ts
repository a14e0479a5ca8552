import { median } from './row.ts';
import type { Row } from './row.ts';

/** How a small and a large one are asked; each answers its milliseconds. */
interface Two {
  readonly requests: number;
  readonly small: () => Promise<number>;
  readonly large: () => Promise<number>;
  /** How many times the small one's time is allowed; 1.2 when absent. */
  readonly mostTimes?: number;
}

/** Asks both in turns, so that what else the machine does slows them alike, and holds the large one's median against the small one's. */
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
    kept: share <= (asked.mostTimes ?? 1.2),
  };
}
