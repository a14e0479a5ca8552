import type { FastifyBaseLogger } from 'fastify';
import type { AuditStreamClaim, AuditStreamStore, StreamedRow } from './audit-stream.store.ts';

/** Sends rows in order; resolves when the sender can no longer lose them. */
export type SendRows = (rows: readonly StreamedRow[]) => Promise<void>;

/** Dependencies of streaming. */
export interface StreamAuditLogDeps {
  readonly stream: AuditStreamStore;
  readonly send: SendRows;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const batchSize = 200;

/**
 * Creates the chore that sends the rows which the target does not have yet. An unreachable target is tried again at the next run, from
 * the last row it received; a row may arrive twice, with the same number, but none is omitted. The log records when the target becomes
 * unreachable and when it is reachable again.
 */
export function createAuditStreaming({ stream, send, log }: StreamAuditLogDeps): () => Promise<void> {
  let isUnreachable = false;

  async function sendNew(claim: AuditStreamClaim): Promise<void> {
    for (;;) {
      const rows = await claim.readNext(batchSize);
      const last = rows.at(-1);
      if (last === undefined) return;
      await send(rows);
      if (!(await claim.advance(last.number))) return;
    }
  }

  return async () => {
    const claim = await stream.claim();
    if (claim === null) return;
    try {
      await sendNew(claim);
      if (isUnreachable) log.info('The audit log is streamed again');
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable)
        log.error({ err: error }, 'The audit log cannot be streamed; its rows wait until it can');
      isUnreachable = true;
    } finally {
      await claim.release();
    }
  };
}
