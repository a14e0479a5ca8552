import type { FastifyBaseLogger } from 'fastify';
import type { AuditStreamStore, StreamedRow } from './audit-stream.store.ts';

/** Takes rows, in their order; resolves once they cannot be lost any more on this side. */
export type SendRows = (rows: readonly StreamedRow[]) => Promise<void>;

/** Dependencies of streaming. */
export interface StreamAuditLogDeps {
  readonly stream: AuditStreamStore;
  readonly send: SendRows;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const mostAtOnce = 200;

/**
 * Makes the chore that sends the rows that the target does not have yet. A target that is away is tried again at the next run, from the
 * last row that it took; a row may come twice, by the same number, but none is left out. The log records when the receiver is lost and when it is back.
 */
export function createAuditStreaming({ stream, send, log }: StreamAuditLogDeps): () => Promise<void> {
  let isAway = false;

  async function sendNew(): Promise<void> {
    for (;;) {
      const rows = await stream.readNext(mostAtOnce);
      const last = rows.at(-1);
      if (last === undefined) return;
      await send(rows);
      await stream.advance(last.number);
    }
  }

  return async () => {
    if (!(await stream.claim())) return;
    try {
      await sendNew();
      if (isAway) log.info('The audit log is streamed again');
      isAway = false;
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'The audit log cannot be streamed; its rows wait until it can');
      isAway = true;
    } finally {
      await stream.release();
    }
  };
}
