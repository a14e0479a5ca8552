import {
  correctingProgress,
  formControlNames,
  hasPages,
  nextPage,
  normaliseAnswers,
  pageOf,
  pageTurnFromWire,
  parseAnswerKey,
  parseGuid,
  progressAmong,
  readControls,
  shownPages,
  turnPage,
  type AnswerKey,
  type PagedForm,
  type FormProgress,
  type Problem,
  type ResolvedSubmission,
  type SavedForm,
} from '@form-portal/domain';
import { checkOpenedSubmission } from '../accept-submission.ts';
import { admitSender, type SubmissionPost } from '../checks/admit-sender.ts';
import { assertEnabled } from '../checks/assert-enabled.ts';
import { questionsNotShown } from './questions-not-shown.ts';
import { resolveSent } from '../open-submission.ts';
import type { PostedControls } from './posted-controls.ts';
import type { ReceivedFile } from '../receive-parts.ts';
import type { ReceiveSubmissionDeps } from '../receive-post.ts';

/** The page to show after one was posted without script to be turned: the next one, or the same again. Nothing of the post is stored. */
export interface TurnedPost {
  readonly kind: 'page';
  readonly progress: FormProgress;
  readonly problems: readonly Problem[];
  readonly isRefused: boolean;
  /** Questions that the answers revealed on the same page, which is therefore shown again. */
  readonly newQuestions: readonly AnswerKey[];
}

/**
 * Turns the page of a form that was posted without script (docs/form-logic.md#page). Null when the post sends the
 * form: it has no pages, or the button at the end of the last one was pressed. Throws a Refusal when its sender
 * may not fill the form in.
 */
export async function turnPostedPage(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sent, controls, files }: PostedPage,
): Promise<TurnedPost | null> {
  if (!hasPages(form)) return null;
  const resolved = await resolveSent(deps, form, sent);
  const paged = pagedFormOf(form, controls, resolved.submission);
  const turn = pageTurnFromWire(controls.first(formControlNames.go));
  if (turn === 'next' && nextPage(paged) === undefined) return null;
  assertMayFillIn(deps, form, sent);
  const { progress } = paged;
  const newQuestions =
    turn === 'next' ? newQuestionsOnPage(form, controls, resolved.submission, progress) : [];
  if (newQuestions.length > 0)
    return { kind: 'page', progress, problems: [], isRefused: false, newQuestions };
  const { language, requestStates } = sent;
  const mustCheck = turn === 'next' || progress.stage === 'correcting';
  const checked = mustCheck
    ? await checkOpenedSubmission(deps, { form, language, requestStates, ...resolved }, files)
    : null;
  const problems = checked === null || checked.ok ? [] : checked.problems;
  return { kind: 'page', newQuestions, ...turnPage(paged, problems, turn) };
}

/** Throws a Refusal unless the sender may fill the form in; it may still be refused when it is sent. */
export function assertMayFillIn(deps: ReceiveSubmissionDeps, form: SavedForm, sent: SubmissionPost): void {
  assertEnabled(form);
  admitSender(deps, sent, form.identity.enabled && sent.test === null ? 'required' : 'not-required');
}

interface PostedPage {
  readonly sent: SubmissionPost;
  readonly controls: PostedControls;
  readonly files: readonly ReceivedFile[];
}

/** Where the sender of a returned post is: after a check of the whole form, on the first page with a problem. */
export function returnedProgress(
  { formLogic, fieldTypes }: ReceiveSubmissionDeps,
  form: SavedForm,
  controls: PostedControls,
  problems: readonly Problem[],
): FormProgress {
  const answers = normaliseAnswers(form, readControls(form, controls, fieldTypes), fieldTypes);
  const paged = pagedFormOf(form, controls, formLogic.apply(form, answers).submission);
  return problems.some(concernsAnswers) ? correctingProgress(paged, problems) : paged.progress;
}

/** Whether a problem is about answers or files, not about the post itself. */
function concernsAnswers({ path, params }: Problem): boolean {
  return path !== undefined || params?.['check'] !== undefined || params?.['index'] !== undefined;
}

function newQuestionsOnPage(
  form: SavedForm,
  controls: PostedControls,
  submission: ResolvedSubmission,
  { page }: FormProgress,
): readonly AnswerKey[] {
  return questionsNotShown(controls, { form, submission }).filter(
    (key) => pageOf(form, parseAnswerKey(key).guid) === page,
  );
}

function pagedFormOf(form: SavedForm, controls: PostedControls, submission: ResolvedSubmission): PagedForm {
  const shown = shownPages(form, submission.shownPages);
  return { form, shown, progress: progressAmong({ form, shown }, postedProgress(form, controls)) };
}

/** Null when the post names no page of the form. */
function postedProgress({ pages = [] }: SavedForm, controls: PostedControls): FormProgress | null {
  const page = parseGuid(controls.first(formControlNames.page));
  const listed = new Set<string>(controls.first(formControlNames.visited).split(','));
  const visited = pages.map(({ guid }) => guid).filter((guid) => listed.has(guid));
  const stage = controls.first(formControlNames.stage) === 'correcting' ? 'correcting' : 'filling';
  return page === undefined ? null : { page, visited, stage };
}
