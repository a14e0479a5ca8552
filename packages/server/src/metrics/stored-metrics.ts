import { readFreeSpace, type Database } from '@form-portal/storage';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';

/** Dependencies of metrics that are read at every scrape. */
interface StoredMetricsDeps {
  readonly database: Database<SubmissionTables>;
  readonly dataDir: string;
  readonly now: () => Date;
}

/** Adds metrics that all processes share: queues, and the space of the data folder. They are read at every scrape. */
export function addStoredMetrics(registry: Registry, deps: StoredMetricsDeps): void {
  const registers = [registry];
  const queue = new Gauge({
    name: 'portal_queue_submissions',
    help: 'Submissions that are not delivered: waiting, or set aside.',
    labelNames: ['state'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const oldest = gauge('portal_queue_oldest_seconds', 'Age of the oldest waiting submission; 0 for none.');
  const unscanned = gauge(
    'portal_scan_queue_submissions',
    'Submissions whose files wait for the virus scanner.',
  );
  const mails = gauge('portal_mail_queue_messages', 'Mail waiting to be sent.');
  const oldestMail = gauge('portal_mail_oldest_seconds', 'Age of the oldest waiting mail; 0 for none.');
  const ageOf = (at: string | null) =>
    at === null ? 0 : Math.max(0, (deps.now().getTime() - Date.parse(at)) / 1000);
  const free = gauge('portal_free_bytes', 'Free space on the disk of the data folder.');
  // One gauge reads the values of all: they are of the same moment, and take as few queries as possible.
  new Gauge({
    name: 'portal_disk_bytes',
    help: 'Size of the disk of the data folder.',
    registers,
    async collect() {
      const { waiting, setAside, receivedAt, withoutScan } = await readOutbox(deps.database);
      queue.set({ state: 'waiting' }, waiting);
      queue.set({ state: 'set-aside' }, setAside);
      oldest.set(ageOf(receivedAt));
      unscanned.set(withoutScan);
      const mail = await readMails(deps.database);
      mails.set(mail.waiting);
      oldestMail.set(ageOf(mail.createdAt));
      const { freeBytes, totalBytes } = await readFreeSpace(deps.dataDir);
      free.set(freeBytes);
      this.set(totalBytes);
    },
  });
}

/** A literal, because with a parameter PostgreSQL would treat every occurrence as a different expression. */
const isSetAside = sql<number>`case when due_at = ${sql.lit(neverDue)} then 1 else 0 end`;

async function readOutbox(database: Database<SubmissionTables>) {
  const rows = await database.read
    .selectFrom('outbox')
    .where('submission', 'not in', (row) =>
      row.selectFrom('submissions').select('guid').where('test', 'is not', null),
    )
    .select((row) => [
      isSetAside.as('set_aside'),
      'scan',
      row.fn.countAll<number>().as('count'),
      row.fn.min('received_at').as('received_at'),
    ])
    .groupBy([isSetAside, 'scan'])
    .execute();
  const sum = (groups: typeof rows) => groups.reduce((total, { count }) => total + count, 0);
  const waiting = rows.filter(({ set_aside }) => set_aside === 0);
  const [receivedAt = null] = waiting.map(({ received_at }) => received_at).toSorted();
  return {
    waiting: sum(waiting),
    setAside: sum(rows.filter(({ set_aside }) => set_aside === 1)),
    withoutScan: sum(waiting.filter(({ scan }) => scan === 'unscanned')),
    receivedAt,
  };
}

async function readMails(database: Database<SubmissionTables>) {
  const { count, created_at } = await database.read
    .selectFrom('mail_outbox')
    .where('due_at', '<', neverDue)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('created_at').as('created_at')])
    .executeTakeFirstOrThrow();
  return { waiting: count, createdAt: created_at };
}
