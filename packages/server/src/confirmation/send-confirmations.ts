import {
  dayMs,
  minuteMs,
  confirmationAddress,
  confirmationLimits,
  identityCodeProperty,
  maskSensitiveAnswers,
  maskSubmission,
  type Catalogue,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { NamedFile } from '../http/response/file-headers.ts';
import { Refusal } from '../http/problems/refusal.ts';
import { localeIn } from '../http/site-locale.ts';
import type { ClaimedConfirmation, ConfirmationOutboxStore } from './confirmation-outbox.store.ts';
import type { ConfirmationRulesStore } from './confirmation-rules.store.ts';
import { writeConfirmation } from './write-confirmation.ts';

/** A confirmation as it goes out. */
export interface ConfirmationMail {
  /** The submission: the message is the same at each attempt. */
  readonly id: Guid;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly body: string;
  readonly pdf: NamedFile | null;
}

/** Dependencies of sending confirmations. */
export interface SendConfirmationsDeps {
  readonly outbox: ConfirmationOutboxStore;
  readonly rules: Pick<ConfirmationRulesStore, 'get'>;
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly findPdfForMail: (guid: Guid) => Promise<NamedFile | undefined>;
  /** Path of a receipt, with the token that opens it. */
  readonly receiptPath: (guid: Guid) => string;
  /** Returns whether the server refused the address for good; throws its other errors, and those of the network. */
  readonly send: (mail: ConfirmationMail) => Promise<'sent' | 'refused'>;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly fieldTypes: FieldTypes;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Delays after the first, second … failed attempt; the last one repeats. */
const delaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const;

const batchSize = 50;

/**
 * Writes and sends the confirmations that are due. Each is written when it goes out, from the stored submission; one that cannot be
 * written or sent is retried for three days, and the others do not wait for it. One that waits that long because its address has
 * reached its limit is given up.
 */
export async function sendConfirmations(deps: SendConfirmationsDeps): Promise<void> {
  for (let sent = 0; sent < batchSize; sent += 1) {
    const claimed = await deps.outbox.claimNext();
    // Anything still due waits because its address has reached its limit.
    if (claimed === undefined) return deps.outbox.giveUpWaiting(giveUpTime(deps.now()));
    await sendOne(deps, claimed);
  }
}

/** The time at or before which a confirmation was queued if it is given up now. */
function giveUpTime(now: Date): Date {
  return new Date(now.getTime() - confirmationLimits.triedDays * dayMs);
}

async function sendOne(deps: SendConfirmationsDeps, claimed: ClaimedConfirmation): Promise<void> {
  let outcome: 'sent' | 'refused' | 'nothing-to-send';
  try {
    const mail = await composeMail(deps, claimed.submission);
    outcome = mail === undefined ? 'nothing-to-send' : await deps.send(mail);
  } catch (error) {
    return tryLater(deps, claimed, error);
  }
  if (outcome === 'refused')
    deps.log.warn(
      { submission: claimed.submission },
      'The mail server refuses the address of a confirmation',
    );
  await deps.outbox.settle(claimed, outcome);
}

async function tryLater(
  { outbox, now, log }: SendConfirmationsDeps,
  claimed: ClaimedConfirmation,
  error: unknown,
): Promise<void> {
  log.warn({ submission: claimed.submission, code: codeOf(error) }, 'A confirmation could not be sent');
  if (claimed.createdAt <= giveUpTime(now())) return outbox.settle(claimed, 'refused');
  const delayMs = delaysMs[Math.min(claimed.attempts, delaysMs.length - 1)] ?? minuteMs;
  return outbox.postpone(claimed, delayMs);
}

/** A code for the log instead of the message of an error, which may contain the address or an answer. */
function codeOf(error: unknown): unknown {
  if (error instanceof Refusal) return error.problem.code;
  if (!(error instanceof Error)) return undefined;
  if ('responseCode' in error) return error.responseCode;
  return 'code' in error ? error.code : error.name;
}

/** The mail of a confirmation; undefined when the submission was removed in the meantime, or its form no longer confirms. */
async function composeMail(deps: SendConfirmationsDeps, guid: Guid): Promise<ConfirmationMail | undefined> {
  const submission = await deps.findSubmission(guid);
  if (submission === undefined) return undefined;
  const rules = await deps.rules.get(submission.form);
  const to = confirmationAddress(rules, submission);
  const form = await deps.findFormRevision(submission.form, submission.formRevision);
  if (to === undefined || form === undefined) return undefined;
  const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
  const { fieldTypes, timeZone, publicUrl } = deps;
  const codeProperty = identityCodeProperty(settings.suomifi);
  const language = Object.hasOwn(catalogue, submission.language)
    ? submission.language
    : settings.defaultLanguage;
  const message = writeConfirmation({
    submission: maskSensitiveAnswers(maskSubmission(submission, form, codeProperty), form, fieldTypes),
    form,
    rules,
    fieldTypes,
    locale: localeIn(catalogue, language, settings),
    timeZone,
    receiptAddress: `${publicUrl}${deps.receiptPath(guid)}`,
  });
  const pdf = rules.carries === 'pdf' ? await deps.findPdfForMail(guid) : null;
  return pdf === undefined ? undefined : { id: guid, to, replyTo: rules.replyTo, ...message, pdf };
}
