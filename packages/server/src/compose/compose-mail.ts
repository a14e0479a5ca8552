import { minuteMs } from '@form-portal/domain';
import type { DisplayLocale, Guid, SavedForm } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Config } from '../config.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { createMailOutboxStore } from '../mail/mail-outbox.store.ts';
import { sendDueMail } from '../mail/send-mail.ts';
import type { SmtpTransport } from '../mail/smtp-transport.ts';
import { alertOfOldQueue, alertOfSetAside, notifyOfNew } from '../mail/write-mail.ts';
import type { Chore } from './chores/run-chores.ts';
import type { SystemDeps } from './infrastructure/system-deps.ts';

interface Deps {
  readonly database: Database<SubmissionTables>;
  readonly smtp: SmtpTransport | null;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly readLocale: () => Promise<DisplayLocale>;
}

/** The chores that write and send mail; none without a mail server. */
export function composeMail(
  { mail, publicUrl, timeZone }: Pick<Config, 'mail' | 'publicUrl' | 'timeZone'>,
  { database, smtp, findForm, readLocale }: Deps,
  { now, newGuid, metrics, log }: Pick<SystemDeps, 'now' | 'newGuid' | 'metrics' | 'log'>,
): readonly Chore[] {
  if (mail === null || smtp === null) return [];
  const mails = createMailOutboxStore({ database, now, newGuid });
  const writing = { database, mails, mail, findForm, readLocale, publicUrl, timeZone, now };
  const sending = { mails, send: smtp.send, now, metrics, log };
  return [
    { name: 'alert of set-aside deliveries', everyMs: minuteMs, run: () => alertOfSetAside(writing) },
    { name: 'alert of an old queue', everyMs: 5 * minuteMs, run: () => alertOfOldQueue(writing) },
    { name: 'notice of new submissions', everyMs: 5 * minuteMs, run: () => notifyOfNew(writing) },
    { name: 'send mail', everyMs: minuteMs / 2, run: () => sendDueMail(sending) },
    { name: 'purge mail', everyMs: 60 * minuteMs, run: () => mails.purge() },
  ];
}
