import {
  appliedAttributes,
  displayMoment,
  findForm,
  languageTagOf,
  maintenanceAt,
  mayAdminister,
  normaliseAnswers,
  parseAnswerKey,
  prefilledAnswers,
  type AppliedAttribute,
  type AppliedLogic,
  type Catalogue,
  type Guid,
  type IdentityValues,
  type NewGuid,
  type ResolvedSubmission,
  type RequestStates,
  type SavedForm,
  type Settings,
  type SubmissionPart,
  type TestMode,
} from '@form-portal/domain';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import type { OpenedAt } from '../../http/security/opened-at.ts';
import type { PreviewTokens } from '../../http/security/preview-tokens.ts';
import type { FormAvailability } from '../../form-opening/form-availability.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { admitSender, type SubmissionPost } from './checks/admit-sender.ts';
import {
  findKnownSubmission,
  mayLearnReference,
  type KnownSubmissionDeps,
} from './known/known-submission.ts';

/** Lookup of the forms that submissions can be sent to. */
export interface FormLookup {
  find(guid: Guid): Promise<SavedForm | undefined>;
  listWhole(): Promise<readonly SavedForm[]>;
}

/** Dependencies of opening a submission. */
export interface OpenSubmissionDeps extends KnownSubmissionDeps {
  readonly forms: FormLookup;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly timeZone: string;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly previewTokens: Pick<PreviewTokens, 'opens'>;
  readonly newGuid: NewGuid;
  readonly availability: FormAvailability;
  readonly now: () => Date;
  /** Resolves after a delay in milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** A submission whose form, answers and sender are known; its files may still be arriving. */
export interface OpenedSubmission {
  readonly guid: Guid;
  readonly form: SavedForm;
  readonly submission: ResolvedSubmission;
  /** How the form's rules were applied; null when they depend on no answers. */
  readonly logic: AppliedLogic | null;
  readonly identity: IdentityValues;
  /** The mark of the sender, when the form requires identification; else null. */
  readonly owner: string | null;
  /** The fields that were asked and answered by the identification. */
  readonly verified: readonly Guid[];
  readonly language: string | null;
  /** The states chosen for requested files. */
  readonly requestStates: RequestStates;
  /** Reference of the submission that it corrects; null for none. */
  readonly corrects: string | null;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
  /** When its request began: its files may arrive until the grace of the form's opening has passed. */
  readonly beganAt: Date;
}

/** The form that a `submission` part is for (specification D8 and D41). Throws a Refusal when there is none. */
export async function formOf(forms: FormLookup, part: SubmissionPart): Promise<SavedForm> {
  const chosen = findForm(
    {
      formGuid: part.formGuid,
      guid: part.guid,
      fields: [...part.answers.keys()].map((key) => parseAnswerKey(key).guid),
    },
    await candidateForms(forms, part),
  );
  if (!chosen.ok) throw new Refusal(chosen.problems[0]);
  return chosen.value;
}

/** The forms that {@link findForm} may choose from; all of them only when none is named. */
async function candidateForms(
  forms: FormLookup,
  { formGuid, guid }: SubmissionPart,
): Promise<readonly SavedForm[]> {
  const namedGuid = formGuid ?? guid;
  const form = namedGuid === null ? undefined : await forms.find(namedGuid);
  if (form !== undefined && form.enabled) return [form];
  return formGuid === null ? forms.listWhole() : [];
}

/** Prepares a new submission before its files arrive. Throws a Refusal when its sender may not send it. */
export async function openSubmission(
  deps: OpenSubmissionDeps,
  form: SavedForm,
  sent: SubmissionPost,
): Promise<OpenedSubmission> {
  const test = admitTest(deps, form, sent);
  if (test === null) {
    await assertNoMaintenance(deps, sent);
    await deps.availability.assertOpen(form.guid, sent.beganAt);
  }
  // A test is sent without the identification that the form requires.
  admitSender(deps, sent, form.identity.enabled && test === null ? 'required' : 'not-required');
  await delayHastyPost(deps, form, sent);
  const { applied, ...resolved } = await resolveSent(deps, form, sent);
  // A client that does not choose an id sends the form's (specification D9).
  const guid = sent.guid === null || sent.guid === form.guid ? deps.newGuid() : sent.guid;
  return {
    guid,
    form,
    ...resolved,
    identity: Object.fromEntries(applied.map(({ attribute, value }) => [attribute, value])),
    owner: form.identity.enabled && test === null ? deps.draftOwner.of(sent.user) : null,
    language: sent.language,
    requestStates: sent.requestStates,
    corrects: await correctedReference(deps, form, sent),
    test,
    beganAt: sent.beganAt,
  };
}

/** Answers after the form's rules were applied, with those of the sender's identification. */
export async function resolveSent(
  deps: OpenSubmissionDeps,
  form: SavedForm,
  { user, answers: sent }: SubmissionPost,
): Promise<
  Pick<OpenedSubmission, 'submission' | 'logic' | 'verified'> & {
    readonly applied: readonly AppliedAttribute[];
  }
> {
  const applied = user?.type === 'saml' ? await attributesFor(deps, form, user.attributes) : [];
  const prefilled = prefilledAnswers(form, applied);
  const answers = { ...normaliseAnswers(form, sent, deps.fieldTypes), ...prefilled };
  const { submission, logic } = deps.formLogic.apply(form, answers);
  const verified = [...submission.asked].filter((key): key is Guid => Object.hasOwn(prefilled, key));
  return { submission, logic, verified, applied };
}

/** What happens to a test submission; null for a real one. Throws a Refusal unless an administrator sends it from the preview. */
function admitTest(
  { previewTokens }: Pick<OpenSubmissionDeps, 'previewTokens'>,
  form: SavedForm,
  { test, user }: SubmissionPost,
): TestMode | null {
  if (test === null) return null;
  if (user === null || !mayAdminister(user) || !previewTokens.opens(form.guid, user.name, test.token))
    throw new Refusal({ code: 'submission.test-refused' });
  return test.mode;
}

/** Throws a Refusal, with the end in the sender's language, while the site is under maintenance. */
async function assertNoMaintenance(
  { readSettings, readCatalogue, now, timeZone }: OpenSubmissionDeps,
  { language: sent }: SubmissionPost,
): Promise<void> {
  const [settings, catalogue] = await Promise.all([readSettings(), readCatalogue()]);
  const until = maintenanceAt(settings, now().getTime());
  if (until === undefined) return;
  const language = sent !== null && Object.hasOwn(catalogue, sent) ? sent : settings.defaultLanguage;
  const reader = { language, languageTag: languageTagOf(language, catalogue[language]?.languageTag) };
  const end = Date.parse(until);
  throw new Refusal({
    code: 'site.maintenance',
    params: {
      at: displayMoment(end, reader, timeZone),
      retryAfterSeconds: Math.ceil((end - now().getTime()) / 1000),
    },
  });
}

/** The reference of the submission that is corrected; null unless it belongs to this form and the sender may know of it. */
async function correctedReference(
  deps: OpenSubmissionDeps,
  form: SavedForm,
  { corrects, user }: SubmissionPost,
): Promise<string | null> {
  const known = await findKnownSubmission(deps, corrects);
  if (known === undefined || known.received.form !== form.guid) return null;
  return mayLearnReference(deps, known, user) ? known.received.reference : null;
}

async function attributesFor(
  { readSettings }: OpenSubmissionDeps,
  { identity }: SavedForm,
  attributes: IdentityValues,
): Promise<readonly AppliedAttribute[]> {
  const { suomifi } = await readSettings();
  return appliedAttributes(suomifi, identity, attributes);
}

/** No person fills in a form faster than this; anyone who does only waits a moment. */
const minFillMs = 1_500;

/**
 * Delays a form that is sent sooner than a person could fill it in (specification D37), so that haste gains robots nothing. It is
 * not refused, because browsers can autofill known answers quickly too.
 */
async function delayHastyPost(
  { openedAt, now, pause }: OpenSubmissionDeps,
  form: SavedForm,
  { openedAt: sent }: SubmissionPost,
): Promise<void> {
  const opened = sent === null ? undefined : openedAt.read(form.guid, sent);
  if (opened === undefined) return;
  const missingMs = minFillMs - (now().getTime() - opened.getTime());
  if (missingMs > 0) await pause(Math.min(missingMs, minFillMs));
}
