import {
  dayMs,
  displayMoment,
  isGuid,
  minuteMs,
  secondMs,
  textIn,
  type DisplayLocale,
  type Guid,
  type SavedForm,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { MailConfig } from '../config/mail-config.ts';
import { setAsideKinds } from '../db/submission-events.ts';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';
import { rememberMs, type Mail, type MailOutboxStore } from './mail-outbox.store.ts';

/** Dependencies of writing mail. */
export interface WriteMailDeps {
  readonly database: Database<SubmissionTables>;
  readonly mails: Pick<MailOutboxStore, 'add' | 'findLast'>;
  readonly mail: MailConfig;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  /** Mail is in the site's default language. */
  readonly readLocale: () => Promise<DisplayLocale>;
  /** Origin of the site. */
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Alerts operators of deliveries that were set aside since the last alert. */
export async function alertOfSetAside(deps: WriteMailDeps): Promise<void> {
  const { latest, count } = await deps.database.read
    .selectFrom('submissions')
    .innerJoin('submission_events', 'submission_events.submission', 'submissions.guid')
    .select((row) => [
      row.fn.max('submission_events.at').as('latest'),
      row.fn.count<number | string | bigint>('submissions.guid').distinct().as('count'),
    ])
    // Matches the condition of the partial index of undelivered submissions.
    .where('submissions.status', '<>', 'delivered')
    .where('submissions.status', '=', 'failed')
    .where('submissions.test', 'is', null)
    .where('submission_events.kind', 'in', setAsideKinds)
    .executeTakeFirstOrThrow();
  if (latest === null || (await wasAlertedOf(deps, latest))) return;
  await alert(deps, `${setAsideKeyStart}${latest}`, ({ text }) => ({
    subject: text('admin.mail.setAsideSubject'),
    body: text('admin.mail.setAsideBody', { n: Number(count) }),
    path: '/admin/submissions?status=failed',
  }));
}

const setAsideKeyStart = 'set-aside ';

/** Whether operators were alerted of a set-aside delivery. One older than any remembered alert has been alerted of at the time. */
async function wasAlertedOf({ mails, now }: WriteMailDeps, setAsideAt: string): Promise<boolean> {
  if (Date.parse(setAsideAt) < now().getTime() - rememberMs) return true;
  const last = await mails.findLast(setAsideKeyStart);
  return last !== undefined && last.key >= `${setAsideKeyStart}${setAsideAt}`;
}

const queueKeyStart = 'queue ';

/**
 * Alerts operators of submissions that have waited longer than the limit: at most once a day, unless all that wait were received after the
 * last alert.
 */
export async function alertOfOldQueue(deps: WriteMailDeps): Promise<void> {
  const limit = new Date(deps.now().getTime() - deps.mail.alertQueueMinutes * minuteMs).toISOString();
  const oldest = await deps.database.read
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.guid', 'outbox.submission')
    .select(['outbox.submission', 'outbox.received_at'])
    .where('submissions.test', 'is', null)
    .where('outbox.due_at', '<', neverDue)
    .where('outbox.received_at', '<', limit)
    .orderBy('outbox.received_at')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  const last = (await deps.mails.findLast(queueKeyStart))?.writtenAt.getTime() ?? 0;
  if (Date.parse(oldest.received_at) <= last && deps.now().getTime() < last + dayMs) return;
  const today = deps.now().toISOString().slice(0, 10);
  await alert(deps, `${queueKeyStart}${oldest.submission} ${today}`, (locale) => ({
    subject: locale.text('admin.mail.queueSubject'),
    body: locale.text('admin.mail.queueBody', {
      since: displayMoment(Date.parse(oldest.received_at), locale, deps.timeZone),
    }),
    path: '/admin/submissions?status=waiting',
  }));
}

interface LinkedMessage extends Pick<Mail, 'subject' | 'body'> {
  readonly path: string;
}

async function alert(
  deps: WriteMailDeps,
  key: string,
  write: (locale: DisplayLocale) => LinkedMessage,
): Promise<void> {
  const { alertAddresses } = deps.mail;
  if (alertAddresses.length === 0) return;
  const message = write(await deps.readLocale());
  await deps.database.write((transaction) =>
    deps.mails.add(transaction, { key, recipients: alertAddresses, ...withLink(deps, message) }),
  );
}

/** Submissions this recent may not be written yet, since a write waits up to 15 s: the next notice includes them (ms). */
const settlingMs = 30 * secondMs;

/** Gives notice of new submissions by form: how many and where, never their content or senders. */
export async function notifyOfNew(deps: WriteMailDeps): Promise<void> {
  const rows = await deps.database.read
    .selectFrom('submission_rules')
    .select(['form', 'notice_addresses', 'noticed_until'])
    .where('notice_addresses', '<>', '[]')
    .execute();
  const until = new Date(deps.now().getTime() - settlingMs).toISOString();
  const locale = await deps.readLocale();
  for (const { form, notice_addresses: addresses, noticed_until: from } of rows) {
    if (!isGuid(form) || from >= until) continue;
    // Written by the store of submission rules.
    const recipients = JSON.parse(addresses) as readonly string[];
    const n = await countNew(deps, form, { from, until });
    const name = oneLine(
      textIn((await deps.findForm(form))?.name ?? {}, locale.language, locale.defaultLanguage),
    );
    await deps.database.write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submission_rules')
        .set({ noticed_until: until })
        .where('form', '=', form)
        .where('noticed_until', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n || n === 0) return;
      const message = {
        subject: locale.text('admin.mail.noticeSubject', { form: name }),
        body: locale.text('admin.mail.noticeBody', { n, form: name }),
        path: `/admin/submissions?form=${form}`,
      };
      await deps.mails.add(transaction, {
        key: `notice ${form} ${until}`,
        recipients,
        ...withLink(deps, message),
      });
    });
  }
}

async function countNew(
  { database: { read } }: WriteMailDeps,
  form: Guid,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<number> {
  const { count } = await read
    .selectFrom('submissions')
    .select((row) => row.fn.countAll<number | string | bigint>().as('count'))
    .where('form', '=', form)
    .where('test', 'is', null)
    .where('received_at', '>', from)
    .where('received_at', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The text of a message followed by a link to the screen; a subject is one line. */
function withLink(
  { publicUrl }: WriteMailDeps,
  { subject, body, path }: LinkedMessage,
): Pick<Mail, 'subject' | 'body'> {
  return { subject: oneLine(subject), body: `${body}\n\n${publicUrl}${path}\n` };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
