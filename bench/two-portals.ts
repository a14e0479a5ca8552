import { Agent } from 'node:http';
import type { Portal } from '../e2e/support/portal/portal.ts';
import { rowOfTurns } from './in-turns.ts';
import type { Row } from './row.ts';

/** A portal, and what requests to it need. */
interface MeasuredPortal {
  readonly portal: Portal;
}

interface TwoPortals<P extends MeasuredPortal> {
  readonly small: P;
  readonly large: P;
  /** How often each request is sent to each portal. */
  readonly requests: number;
}

/** A request that is measured; `time` sends it and returns milliseconds. */
interface MeasuredRequest<P extends MeasuredPortal> extends Pick<Row, 'what' | 'budget'> {
  readonly time: (measuredPortal: P, agent: Agent) => Promise<number>;
}

/** Compares each request to a large portal with the same to a small one, alternating, and stops both. */
export async function rowsOfTwoPortals<P extends MeasuredPortal>(
  { small, large, requests }: TwoPortals<P>,
  measured: readonly MeasuredRequest<P>[],
): Promise<readonly Row[]> {
  const agent = new Agent({ keepAlive: true });
  const rows: Row[] = [];
  for (const { time, ...labels } of measured)
    rows.push(
      await rowOfTurns(labels, {
        requests,
        small: () => time(small, agent),
        large: () => time(large, agent),
      }),
    );
  agent.destroy();
  await small.portal.stop();
  await large.portal.stop();
  return rows;
}
