import {
  bytesPerMb,
  formControlNames,
  meaningOf,
  normaliseAnswers,
  ok,
  parseGuid,
  readControls,
  type FieldTypes,
  type Guid,
  type Problem,
  type ReturnedPost,
  type Result,
  type SavedForm,
} from '@form-portal/domain';
import type { IncomingMessage } from 'node:http';
import { storageProblemOf } from '../../http/problems/problem-response.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { checkOpenedSubmission } from './accept-submission.ts';
import type { SubmissionPost } from './checks/admit-sender.ts';
import { receiveParts, type PartHandler, type ReceivedFile } from './receive-parts.ts';
import {
  acceptPost,
  assertStorable,
  countPost,
  openPost,
  withReceivedFiles,
  type ReceiveOutcome,
  type ReceiveSubmissionDeps,
  type Sender,
} from './receive-post.ts';
import type { OpenedSubmission } from './open-submission.ts';
import type { ReceivedSubmission } from '../store/submissions.store.ts';

/** The outcome of a form posted without script. */
type FormPostOutcome = { readonly kind: 'accepted'; readonly received: ReceivedSubmission } | ReturnedForm;

/** A form that is shown to its sender again, filled in. */
export interface ReturnedForm {
  readonly kind: 'returned';
  readonly returned: ReturnedPost;
  readonly status: number;
}

/** The outcome of a valid post; the visitor may have to answer new questions or review all answers first. */
type Received =
  ReceiveOutcome | 'needs-review' | { readonly kind: 'asks-more'; readonly newQuestions: readonly Guid[] };

/** Every checked box is a separate part. */
const maxParts = 6_000;

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
  const controls = new Controls(deps.limits.maxAnswerBytes, maxFileBytes);
  return withReceivedFiles(async (files) => {
    const result = await receive(deps, form, { sender, request, controls, files });
    if (!result.ok) return refuse(deps, form, { controls, files, problems: result.problems });
    const returned = returnedPost(deps, form, { controls, files, problems: [] });
    if (result.value === 'needs-review') return { kind: 'returned', returned, status: 200 };
    if (result.value.kind === 'asks-more')
      return {
        kind: 'returned',
        returned: { ...returned, newQuestions: result.value.newQuestions },
        status: 200,
      };
    const { kind, received } = result.value;
    if (kind !== 'changed') return { kind: 'accepted', received };
    const { guid, reference, receivedAt } = received;
    return {
      kind: 'returned',
      returned: { ...returned, arrived: { reference, receivedAt }, corrects: guid },
      status: meaningOf('submission.changed').status,
    };
  });
}

/**
 * Returns a post that is refused regardless of its content, with what was typed; its files are not kept. Undefined as for
 * {@link receiveFormPost}.
 */
export async function returnFormPost(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  request: IncomingMessage,
  problem: Problem,
): Promise<ReturnedForm | undefined> {
  const controls = new Controls(deps.limits.maxAnswerBytes, 0);
  const files: ReceivedFile[] = [];
  try {
    await receiveParts(deps, request, controls, files);
  } catch (error) {
    // What arrived before the refusal is still returned.
    if (!(error instanceof Refusal)) throw error;
  }
  return refuse(deps, form, { controls, files, problems: [problem] });
}

interface FormPost {
  readonly sender: Sender;
  readonly request: IncomingMessage;
  readonly controls: Controls;
  readonly files: ReceivedFile[];
}

/** Converts thrown refusals to problems, because the page shows them with the answers. */
async function receive(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, request, controls, files }: FormPost,
): Promise<Result<Received>> {
  const beganAt = deps.now();
  try {
    await receiveParts(deps, request, controls, files);
    await assertStorable(deps, 0);
    await countPost(deps, sender);
    const sent = { ...postFromControls(sender, form, controls, deps.fieldTypes), beganAt };
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

/** The questions that the answers brought up and that the posted page did not show; computed ones need no answer. */
function questionsNotShown(controls: Controls, { form, submission }: OpenedSubmission): readonly Guid[] {
  const [listed] = controls.getAll(formControlNames.asked);
  if (listed === undefined) return [];
  const shown = new Set(listed.split(','));
  return form.fields
    .filter(({ guid, formula }) => formula === undefined && submission.asked.has(guid) && !shown.has(guid))
    .map(({ guid }) => guid);
}

/** Returns the form; a Refusal when it takes no submissions. */
function assertEnabled(form: SavedForm): SavedForm {
  if (!form.enabled) throw new Refusal({ code: 'submission.form-not-found' });
  return form;
}

/** The post that a form's controls make up. */
function postFromControls(
  sender: Sender,
  form: SavedForm,
  controls: Controls,
  fieldTypes: FieldTypes,
): Omit<SubmissionPost, 'beganAt'> {
  return {
    formGuid: form.guid,
    guid: parseGuid(controls.first(formControlNames.draft)) ?? null,
    answers: readControls(form, controls, fieldTypes),
    language: controls.first(formControlNames.language) || sender.language,
    robotTrap: controls.first(formControlNames.trap),
    openedAt: controls.first(formControlNames.openedAt) || null,
    proof: null,
    owner: controls.getAll(formControlNames.owner)[0] ?? null,
    corrects: correctedBy(controls),
    test: testOf(controls),
    user: sender.user,
  };
}

function testOf(controls: Controls): SubmissionPost['test'] {
  const token = controls.first(formControlNames.testToken);
  const deliver = controls.getAll(formControlNames.testDelivery).length > 0;
  return token === '' ? null : { token, mode: deliver ? 'deliver' : 'keep' };
}

function correctedBy(controls: Controls): Guid | null {
  return parseGuid(controls.first(formControlNames.corrects)) ?? null;
}

interface Returning {
  readonly controls: Controls;
  readonly files: readonly ReceivedFile[];
  readonly problems: readonly Problem[];
}

/** Undefined when the form is not published and the post does not prove that its sender saw it while it was. */
function refuse(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  refused: Returning & { readonly problems: readonly [Problem, ...Problem[]] },
): ReturnedForm | undefined {
  const { controls, problems } = refused;
  if (!form.enabled && deps.openedAt.read(form.guid, controls.first(formControlNames.openedAt)) === undefined)
    return undefined;
  const { code } = problems[0];
  const { status } = meaningOf(code);
  const owner = controls.first(formControlNames.owner);
  // The page would be shown to another person than its author (specification D39).
  if (code === 'submission.other-person' && owner !== '')
    return { kind: 'returned', returned: { ...nothingReturned, problems, owner }, status };
  return { kind: 'returned', returned: returnedPost(deps, form, refused), status };
}

const nothingReturned = { answers: {}, files: [], verified: [], arrived: null, corrects: null } as const;

/** The post as its page shows it again. */
function returnedPost(
  { fieldTypes }: ReceiveSubmissionDeps,
  form: SavedForm,
  { controls, files, problems }: Returning,
): ReturnedPost {
  const marked = new Set(controls.first(formControlNames.verified).split(','));
  // A file that is itself invalid would be refused again.
  const wrong = new Set(problems.map(({ params }) => params?.['index']));
  return {
    answers: normaliseAnswers(form, readControls(form, controls, fieldTypes), fieldTypes),
    problems,
    files: files.filter((_, index) => !wrong.has(index)).map((file) => file.name),
    verified: form.fields.map(({ guid }) => guid).filter((guid) => marked.has(guid)),
    owner: controls.first(formControlNames.owner),
    arrived: null,
    corrects: correctedBy(controls),
  };
}

/** The values of a posted form's controls, by name. */
class Controls implements PartHandler {
  readonly maxParts = maxParts;
  readonly #maxBytes: number;
  readonly #maxFileBytes: number;
  readonly #values = new Map<string, string[]>();
  #bytes = 0;

  constructor(maxBytes: number, maxFileBytes: number) {
    this.#maxBytes = maxBytes;
    this.#maxFileBytes = maxFileBytes;
  }

  maxFileBytes(): number {
    return this.#maxFileBytes;
  }

  field(name: string, content: Buffer): Promise<boolean> {
    this.#bytes += name.length + content.length;
    if (this.#bytes > this.#maxBytes) throw new Refusal({ code: 'request.too-large' });
    const values = this.#values.get(name) ?? [];
    values.push(content.toString('utf8'));
    this.#values.set(name, values);
    return Promise.resolve(true);
  }

  getAll(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  first(name: string): string {
    return this.getAll(name)[0] ?? '';
  }
}
