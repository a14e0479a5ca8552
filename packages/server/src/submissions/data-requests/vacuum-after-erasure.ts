import { minuteMs } from '@form-portal/domain';
import { endVacuumRequest, findVacuumRequest, isBackupRunning, type Database } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { Chore } from '../../compose/chores/run-chores.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';

interface Deps {
  readonly database: Database<SubmissionTables>;
  readonly audit: Pick<AuditEvents, 'databaseVacuumed'>;
  readonly load: Pick<LoadMonitor, 'isBusy'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Space that the vacuum leaves to visitors, in bytes. */
  readonly spareBytes: number;
}

/** How long a vacuum waits for a moment in which nobody is being served (ms). */
export const maxWaitMs = 60 * minuteMs;

/**
 * Vacuums the database after erasures, once for all of the last minute, when nobody is being served or an hour has passed, and no
 * backup is being written (decision 0033). A vacuum that fails is repeated.
 */
export function vacuumAfterErasure({ database, audit, load, log, now, spareBytes }: Deps): Chore {
  let waitingSince: number | undefined;

  async function run(): Promise<void> {
    const request = await findVacuumRequest(database);
    if (request === undefined) return;
    waitingSince ??= now().getTime();
    // The snapshot of a backup needs the deleted rows: SQLite's write-ahead log would grow by the whole database at every attempt.
    if (await isBackupRunning(database)) return;
    if (load.isBusy() && now().getTime() - waitingSince < maxWaitMs) return;
    const beganAt = performance.now();
    await database.vacuum(spareBytes);
    await database.write(async (transaction) => {
      await endVacuumRequest(transaction, request);
      await audit.databaseVacuumed(transaction);
    });
    waitingSince = undefined;
    log.info({ ms: Math.round(performance.now() - beganAt) }, 'The database was vacuumed after an erasure');
  }

  return { name: 'vacuum after erasure', everyMs: minuteMs, run };
}
