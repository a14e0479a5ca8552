import {
  appliedAttributes,
  findForm,
  normaliseAnswers,
  prefilledAnswers,
  type Answers,
  type AppliedAttribute,
  type FieldTypes,
  type Guid,
  type IdentityValues,
  type NewGuid,
  type RawAnswers,
  type SavedForm,
  type Settings,
  type SubmissionPart,
  type User,
} from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftOwner } from '../http/draft-owner.ts';
import type { OpenedAt } from '../http/opened-at.ts';
import { Refusal } from '../http/refusal.ts';

/** The forms, as far as receiving needs them. */
export interface FormLookup {
  find(guid: Guid): Promise<SavedForm | undefined>;
  listWhole(): Promise<readonly SavedForm[]>;
}

/** What opening a submission needs. */
export interface OpenSubmissionDeps {
  readonly forms: FormLookup;
  readonly readSettings: () => Promise<Settings>;
  readonly fieldTypes: FieldTypes;
  readonly openedAt: OpenedAt;
  readonly ownerOf: DraftOwner;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
}

/** A submission whose form, answers and sender are known; its files may be on their way. */
export interface OpenedSubmission {
  readonly guid: Guid;
  readonly form: SavedForm;
  readonly answers: Answers;
  readonly identity: IdentityValues;
  /** The fields whose answers are the identification's own. */
  readonly verified: readonly Guid[];
  readonly language: string | null;
  /** {@link fingerprintOf} what was sent. */
  readonly fingerprint: string;
}

/** What a sender tells, and who it is. */
interface SentAnswers extends Omit<SubmissionPart, 'answers' | 'formGuid' | 'proof'> {
  readonly form: SavedForm;
  readonly answers: RawAnswers;
  readonly user: User | null;
}

/** The form that a `submission` part is for (specification D8 and D41); a Refusal when there is none. */
export async function formOf(forms: FormLookup, part: SubmissionPart): Promise<SavedForm> {
  const found = findForm(
    { formGuid: part.formGuid, guid: part.guid, fields: [...part.answers.keys()] },
    await candidates(forms, part),
  );
  if (!found.ok) throw new Refusal(found.problems[0]);
  return found.value;
}

/** Every form that {@link findForm} may choose; all of them only when none is named. */
async function candidates(
  forms: FormLookup,
  { formGuid, guid }: SubmissionPart,
): Promise<readonly SavedForm[]> {
  const named = formGuid ?? guid;
  const form = named === null ? undefined : await forms.find(named);
  if (form !== undefined && form.enabled) return [form];
  return formGuid === null ? forms.listWhole() : [];
}

/**
 * Everything that can be said of a submission before its files are there. Refused: robots (specification D37); where the form asks for
 * identification, also senders who are not identified (specification D15), and answers that were given on somebody else's page, because
 * they would go out in the sender's name (specification D39). A client without a page tells no owner.
 */
export async function openSubmission(deps: OpenSubmissionDeps, sent: SentAnswers): Promise<OpenedSubmission> {
  const { form, user } = sent;
  if (sent.robotTrap !== '') throw new Refusal({ code: 'request.robot' });
  if (form.identity.enabled && user?.type !== 'saml') {
    throw new Refusal({ code: 'submission.identity-required' });
  }
  if (form.identity.enabled && sent.owner !== null && sent.owner !== deps.ownerOf(user)) {
    throw new Refusal({ code: 'submission.other-person' });
  }
  await waitForHasty(deps, sent);
  const applied = user?.type === 'saml' ? await attributesFor(deps, form, user.attributes) : [];
  const prefilled = prefilledAnswers(form, applied);
  const answers = { ...normaliseAnswers(form, sent.answers, deps.fieldTypes), ...prefilled };
  // A client that has no id of its own sends the form's (specification D9).
  const guid = sent.guid === null || sent.guid === form.guid ? deps.newGuid() : sent.guid;
  return {
    guid,
    form,
    answers,
    verified: form.fields.map(({ guid: field }) => field).filter((field) => Object.hasOwn(prefilled, field)),
    identity: Object.fromEntries(applied.map(({ attribute, value }) => [attribute, value])),
    language: sent.language,
    fingerprint: fingerprintOf(sent.answers),
  };
}

async function attributesFor(
  { readSettings }: OpenSubmissionDeps,
  { identity }: SavedForm,
  attributes: IdentityValues,
): Promise<readonly AppliedAttribute[]> {
  const { suomifi } = await readSettings();
  return appliedAttributes(suomifi, identity, attributes);
}

/** Nobody fills in a form faster than this; who is told to be a person all the same loses a moment only. */
const leastFillMs = 1_500;

/**
 * A robot gains nothing by haste (specification D37): a form that comes back sooner than a person could fill it in waits until then. It is
 * not refused, because browsers and their helpers fill in known answers quickly too.
 */
async function waitForHasty(
  { openedAt, now }: OpenSubmissionDeps,
  { form, openedAt: sent }: SentAnswers,
): Promise<void> {
  const opened = sent === null ? undefined : openedAt.read(form.guid, sent);
  if (opened === undefined) return;
  const missingMs = leastFillMs - (now().getTime() - opened.getTime());
  if (missingMs > 0) await sleep(Math.min(missingMs, leastFillMs), undefined, { ref: false });
}

/** SHA-256 of answers as they were sent, hex: the same for the same ones in whatever order. */
export function fingerprintOf(answers: RawAnswers): string {
  const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
