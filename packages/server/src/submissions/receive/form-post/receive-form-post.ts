import {
  bytesPerMb,
  formControlNames,
  goAgain,
  hasPages,
  meaningOf,
  normaliseAnswers,
  ok,
  parseGuid,
  readControls,
  readRows,
  rowChangeFromWire,
  type AnswerKey,
  type Problem,
  type ReturnedPost,
  type RowChange,
  type Result,
  type SavedForm,
} from '@form-portal/domain';
import type { IncomingMessage } from 'node:http';
import { storageProblemOf } from '../../../http/problems/problem-response.ts';
import { Refusal } from '../../../http/problems/refusal.ts';
import { assertEnabled } from '../checks/assert-enabled.ts';
import { checkOpenedSubmission } from '../accept-submission.ts';
import { correctedSubmission, postFromControls, PostedControls, requestStatesOf } from './posted-controls.ts';
import { questionsNotShown } from './questions-not-shown.ts';
import { receiveParts, type ReceivedFile } from '../receive-parts.ts';
import {
  acceptPost,
  assertStorable,
  countPost,
  countTurn,
  openPost,
  withReceivedFiles,
  type ReceiveOutcome,
  type ReceiveSubmissionDeps,
  type Sender,
} from '../receive-post.ts';
import { withChangedRows } from './rows-of-page.ts';
import { addStagedFiles, stagedFilesOf } from '../../staging/received-staged-files.ts';
import { stageFiles } from '../../staging/stage-files.ts';
import { assertMayFillIn, returnedProgress, turnPostedPage, type TurnedPost } from './turn-posted-page.ts';
import type { ReceivedSubmission } from '../../store/submissions.store.ts';

/** The outcome of a form posted without script. */
type FormPostOutcome = { readonly kind: 'accepted'; readonly received: ReceivedSubmission } | ReturnedForm;

/** A form that is shown to its sender again, filled in. */
export interface ReturnedForm {
  readonly kind: 'returned';
  readonly returned: ReturnedPost;
  readonly status: number;
}

/** The outcome of a valid post; the visitor may have to fill in further pages, answer new questions or review all answers first. */
type Received =
  | ReceiveOutcome
  | TurnedPost
  | 'needs-review'
  | { readonly kind: 'asks-more'; readonly newQuestions: readonly AnswerKey[] }
  | { readonly kind: 'rows-changed'; readonly change: RowChange }
  | { readonly kind: 'shown-again' };

/**
 * Receives a form that a browser posted without script, with the same rules as `POST /api/submissions`. A refusal contains what
 * was typed, as far as it arrived, so that the page can show it again to the person who typed it; so does a form whose answers
 * are to be reviewed, until they have been. The form may have been disabled or deleted since its page was opened: undefined then,
 * unless the post proves that its sender saw the page before.
 */
export async function receiveFormPost(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  sender: Sender,
  request: IncomingMessage,
): Promise<FormPostOutcome | undefined> {
  const maxFileBytes = form.attachments.maxFileSizeMb * bytesPerMb;
  const controls = new PostedControls(deps.limits.maxAnswerBytes, maxFileBytes);
  return withReceivedFiles(async (files) => {
    const result = await receive(deps, form, { sender, request, controls, files });
    const post = { sender, controls, files };
    if (!result.ok) return refuse(deps, form, { ...post, problems: result.problems });
    if (isAccepted(result.value)) return { kind: 'accepted', received: result.value.received };
    const returned = await returnedPost(deps, form, { ...post, problems: [] });
    return { kind: 'returned', ...withReason(form, returned, result.value) };
  });
}

function isAccepted(received: Received): received is ReceiveOutcome {
  return received !== 'needs-review' && (received.kind === 'stored' || received.kind === 'repeated');
}

/** A valid post that was not accepted, with the reason and its status. */
function withReason(
  form: SavedForm,
  returned: ReturnedPost,
  reason: Received,
): Pick<ReturnedForm, 'returned' | 'status'> {
  const [problem] = returned.problems;
  const status = problem === undefined ? 200 : meaningOf(problem.code).status;
  const { progress } = returned;
  if (reason === 'needs-review')
    return {
      returned: progress ? { ...returned, progress: { ...progress, stage: 'reviewing' } } : returned,
      status,
    };
  if (reason.kind === 'page') return withTurnedPage(returned, reason);
  if (reason.kind === 'rows-changed') return withChangedRows(form, returned, reason.change);
  if (reason.kind === 'shown-again') return { returned: { ...returned, shownAgain: true }, status };
  if (reason.kind === 'asks-more')
    return { returned: { ...returned, newQuestions: reason.newQuestions }, status };
  const { guid, reference, receivedAt } = reason.received;
  return {
    returned: { ...returned, arrived: { reference, receivedAt }, corrects: guid },
    status: meaningOf('submission.changed').status,
  };
}

function withTurnedPage(
  returned: ReturnedPost,
  { progress, problems, isRefused, newQuestions }: TurnedPost,
): Pick<ReturnedForm, 'returned' | 'status'> {
  const [problem] = problems;
  return {
    returned: {
      ...returned,
      problems: [...returned.problems, ...problems],
      progress,
      ...(newQuestions.length > 0 && { newQuestions }),
    },
    status: isRefused && problem !== undefined ? meaningOf(problem.code).status : 200,
  };
}

/**
 * Returns a post that is refused regardless of its content, with what was typed; its files are not staged. Undefined as for
 * {@link receiveFormPost}.
 */
export async function returnFormPost(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, request, problem }: Pick<FormPost, 'sender' | 'request'> & { readonly problem: Problem },
): Promise<ReturnedForm | undefined> {
  const controls = new PostedControls(deps.limits.maxAnswerBytes, 0);
  const files: ReceivedFile[] = [];
  try {
    await receiveAll(deps, form, { sender, request, controls, files });
  } catch (error) {
    // Whatever arrived is returned, with the problem that the post is refused for anyway.
    if (!(error instanceof Refusal) && storageProblemOf(error) === undefined) throw error;
  }
  return refuse(deps, form, { sender, controls, files, problems: [problem] });
}

interface FormPost {
  readonly sender: Sender;
  readonly request: IncomingMessage;
  readonly controls: PostedControls;
  readonly files: ReceivedFile[];
}

/**
 * Converts thrown refusals to problems, because the page shows them with the answers. Unlike the API it therefore reads the post
 * before it refuses anything, and counts posts that would be stored apart from those that turn a page or change rows.
 */
async function receive(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, request, controls, files }: FormPost,
): Promise<Result<Received>> {
  const beganAt = deps.now();
  try {
    const rowsProblem = await receiveAll(deps, form, { sender, request, controls, files });
    const go = controls.first(formControlNames.go);
    if (go !== '') await countTurn(deps, sender);
    if (rowsProblem !== undefined) {
      await countPost(deps, sender);
      return { ok: false, problems: [rowsProblem] };
    }
    await assertStorable(deps, 0);
    const sent = { ...postFromControls(sender, form, controls, deps), beganAt };
    const change = rowChangeFromWire(go);
    if (change !== undefined || go === goAgain) {
      assertMayFillIn(deps, form, sent);
      return ok(change === undefined ? { kind: 'shown-again' } : { kind: 'rows-changed', change });
    }
    const turned = await turnPostedPage(deps, form, { sent, controls, files });
    if (turned !== null) return ok(turned);
    await countPost(deps, sender);
    const post = await openPost(deps, sender, sent, async () => assertEnabled(form));
    const newQuestions = post.kind === 'known' ? [] : questionsNotShown(controls, post.opened);
    if (newQuestions.length > 0 && post.kind === 'new') {
      await post.counted.giveBack();
      return ok({ kind: 'asks-more', newQuestions });
    }
    const isReviewed = !form.checkAnswers || controls.getAll(formControlNames.checked).length > 0;
    if (isReviewed || post.kind === 'known') return await acceptPost(deps, post, files);
    await post.counted.giveBack();
    const checked = await checkOpenedSubmission(deps, post.opened, files);
    return checked.ok ? ok('needs-review') : checked;
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : storageProblemOf(error);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    throw error;
  }
}

/**
 * Receives the controls and files of a post, and adds the staged files that its page listed, even when the rest is refused. Returns the
 * problem of a post with more rows than a page can have.
 */
async function receiveAll(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, request, controls, files }: FormPost,
): Promise<Problem | undefined> {
  let rowsProblem: Problem | undefined;
  await receiveParts(deps, request, controls, files).finally(() => {
    rowsProblem = controls.capRows(form);
    const guid = parseGuid(controls.first(formControlNames.draft)) ?? null;
    const staged = stagedFilesOf(controls, deps.limits.maxFiles);
    return addStagedFiles(deps, { form: form.guid, guid, user: sender.user, ...staged }, files);
  });
  return rowsProblem;
}

/** A post to return to its sender. */
interface PostToReturn {
  readonly sender: Sender;
  readonly controls: PostedControls;
  readonly files: readonly ReceivedFile[];
  readonly problems: readonly Problem[];
}

/** The refused post to return; undefined when the form is disabled and the post does not prove that its sender saw it before. */
async function refuse(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  refused: PostToReturn & { readonly problems: readonly [Problem, ...Problem[]] },
): Promise<ReturnedForm | undefined> {
  const { controls, problems } = refused;
  if (!form.enabled && deps.openedAt.read(form.guid, controls.first(formControlNames.openedAt)) === undefined)
    return undefined;
  const { code } = problems[0];
  const { status } = meaningOf(code);
  const owner = controls.first(formControlNames.owner);
  // The page would be shown to another person than its author (specification D39).
  if (code === 'submission.other-person' && owner !== '')
    return { kind: 'returned', returned: { ...emptyPost, problems, owner }, status };
  return { kind: 'returned', returned: await returnedPost(deps, form, refused), status };
}

const emptyPost = {
  answers: {},
  files: [],
  staged: null,
  verified: [],
  arrived: null,
  corrects: null,
} as const;

/** The post as its page shows it again; its files are staged. */
async function returnedPost(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, controls, files, problems }: PostToReturn,
): Promise<ReturnedPost> {
  const { fieldTypes } = deps;
  const marked = new Set(controls.first(formControlNames.verified).split(','));
  const { sent } = stagedFilesOf(controls, deps.limits.maxFiles);
  const requestStates = requestStatesOf(form, controls);
  const { staged, notStaged, infected } = await stageFiles(deps, {
    form: form.guid,
    address: sender.address,
    token: sent?.token ?? null,
    owner: form.identity.enabled ? controls.first(formControlNames.owner) : '',
    user: sender.user,
    files,
    problems,
  });
  return {
    answers: normaliseAnswers(
      form,
      readControls(form, controls, fieldTypes),
      fieldTypes,
      readRows(form, controls),
    ),
    rows: [...readRows(form, controls)],
    problems: [...problems, ...infected],
    files: notStaged,
    staged,
    verified: form.fields.map(({ guid }) => guid).filter((guid) => marked.has(guid)),
    owner: controls.first(formControlNames.owner),
    arrived: null,
    corrects: correctedSubmission(controls),
    ...(requestStates.size > 0 && { requestStates: [...requestStates] }),
    ...(hasPages(form) && { progress: returnedProgress(deps, form, controls, problems) }),
  };
}
