import {
  minuteMs,
  confirmationAddress,
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
import { localeIn } from '../http/site-locale.ts';
import type { ClaimedConfirmation, ConfirmationOutboxStore } from './confirmation-outbox.store.ts';
import type { ConfirmationRulesStore } from './confirmation-rules.store.ts';
import { writeConfirmation } from './write-confirmation.ts';

/** A confirmation as it goes out. */
export interface ConfirmationMail {
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
  /** Throws the error of the server or the network; its `responseCode` is from 500 when the address is refused for good. */
  readonly send: (mail: ConfirmationMail) => Promise<void>;
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

const giveUpAfterMs = 3 * 24 * 60 * minuteMs;
const mostAtOnce = 50;

/** Writes and sends the confirmations that are due. Each is written when it goes out, from the stored submission. */
export async function sendConfirmations(deps: SendConfirmationsDeps): Promise<void> {
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const claimed = await deps.outbox.claimNext();
    if (claimed === undefined) return;
    await sendOne(deps, claimed);
  }
}

async function sendOne(deps: SendConfirmationsDeps, claimed: ClaimedConfirmation): Promise<void> {
  const mail = await mailOf(deps, claimed.submission);
  if (mail === undefined) return deps.outbox.settle(claimed, 'nothing-to-send');
  try {
    await deps.send(mail);
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
    const isOld = deps.now().getTime() - claimed.createdAt.getTime() >= giveUpAfterMs;
    deps.log.warn({ submission: claimed.submission, code }, 'A confirmation could not be sent');
    if (code >= 500 || isOld) return deps.outbox.settle(claimed, 'refused');
    const delayMs = delaysMs[Math.min(claimed.attempts, delaysMs.length - 1)] ?? minuteMs;
    return deps.outbox.postpone(claimed, delayMs);
  }
  await deps.outbox.settle(claimed, 'sent');
}

/** Undefined when the submission was removed meanwhile, or its form no longer confirms. */
async function mailOf(deps: SendConfirmationsDeps, guid: Guid): Promise<ConfirmationMail | undefined> {
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
  const written = writeConfirmation({
    submission: maskSensitiveAnswers(maskSubmission(submission, form, codeProperty), form, fieldTypes),
    form,
    rules,
    fieldTypes,
    locale: localeIn(catalogue, language, settings),
    timeZone,
    receiptAddress: `${publicUrl}${deps.receiptPath(guid)}`,
  });
  const pdf = rules.carries === 'pdf' ? ((await deps.findPdfForMail(guid)) ?? null) : null;
  return { to, replyTo: rules.replyTo, ...written, pdf };
}
