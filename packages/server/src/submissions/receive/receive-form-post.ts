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
import { checkOpened } from './accept-submission.ts';
import type { SentPost } from './checks/admit-sender.ts';
import { receiveParts, type PartTaker, type ReceivedFile } from './receive-parts.ts';
import {
  acceptPost,
  assertStorable,
  countPost,
  openPost,
  withFiles,
  type ReceiveOutcome,
  type ReceiveSubmissionDeps,
  type Sender,
} from './receive-post.ts';
import type { ReceivedSubmission } from '../store/submissions.store.ts';

/** What became of a form posted without script. */
type FormPostOutcome = { readonly kind: 'accepted'; readonly received: ReceivedSubmission } | ReturnedForm;

/** A form that goes back to its sender with what was typed. */
export interface ReturnedForm {
  readonly kind: 'returned';
  readonly returned: ReturnedPost;
  readonly status: number;
}

/** Where receiving ends when nothing is wrong; a visitor may have to see all answers first. */
type Received = ReceiveOutcome | 'to-be-checked';

/** Every checked box is a part of its own. */
const maxParts = 6_000;

/**
 * Receives a form that a browser without script posted, and does the same work as for `POST /api/submissions`. A refusal carries what
 * was typed, as far as it arrived, so that the page can show it again to whoever typed it; so does a form that asks to check the
 * answers, until they were seen.
 */
export async function receiveFormPost(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  sender: Sender,
  request: IncomingMessage,
): Promise<FormPostOutcome> {
  const maxFileBytes = form.attachments.maxFileSizeMb * bytesPerMb;
  const controls = new Controls(deps.limits.maxAnswerBytes, maxFileBytes);
  return withFiles(async (files) => {
    const result = await receive(deps, form, { sender, request, controls, files });
    if (!result.ok) return refusal(deps, form, { controls, files, problems: result.problems });
    const returned = returnedPost(deps, form, { controls, files, problems: [] });
    if (result.value === 'to-be-checked') return { kind: 'returned', returned, status: 200 };
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
 * Gives a post back that is refused whatever it holds, with what was typed; its files are not kept. A form that is not published is
 * shown to nobody but those who opened its page while it was: undefined when the post does not prove that.
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
    // What arrived until then goes back all the same.
    if (!(error instanceof Refusal)) throw error;
  }
  const openedAt = deps.openedAt.read(form.guid, controls.first(formControlNames.openedAt));
  if (!form.enabled && openedAt === undefined) return undefined;
  return refusal(deps, form, { controls, files, problems: [problem] });
}

interface FormPost {
  readonly sender: Sender;
  readonly request: IncomingMessage;
  readonly controls: Controls;
  readonly files: ReceivedFile[];
}

/** What was received, or why not: what streams refuse by throwing is a result here, because the page shows it with the answers. */
async function receive(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  { sender, request, controls, files }: FormPost,
): Promise<Result<Received>> {
  try {
    await receiveParts(deps, request, controls, files);
    await assertStorable(deps, 0);
    await countPost(deps, sender);
    const sent = sentBy(sender, form, controls, deps.fieldTypes);
    const post = await openPost(deps, sender, sent, () => Promise.resolve(form));
    const isSeen = !form.checkAnswers || controls.getAll(formControlNames.checked).length > 0;
    if (isSeen || post.kind === 'known') return await acceptPost(deps, post, files);
    await post.counted.giveBack();
    const checked = await checkOpened(deps, post.opened, files);
    return checked.ok ? ok('to-be-checked') : checked;
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : storageProblemOf(error);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    throw error;
  }
}

/** What the controls of a form say. */
function sentBy(sender: Sender, form: SavedForm, controls: Controls, fieldTypes: FieldTypes): SentPost {
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
    user: sender.user,
  };
}

function correctedBy(controls: Controls): Guid | null {
  return parseGuid(controls.first(formControlNames.corrects)) ?? null;
}

interface Returning {
  readonly controls: Controls;
  readonly files: readonly ReceivedFile[];
  readonly problems: readonly Problem[];
}

function refusal(
  deps: ReceiveSubmissionDeps,
  form: SavedForm,
  refused: Returning & { readonly problems: readonly [Problem, ...Problem[]] },
): ReturnedForm {
  const { controls, problems } = refused;
  const { code } = problems[0];
  const { status } = meaningOf(code);
  const owner = controls.first(formControlNames.owner);
  // The page goes to somebody else than the one who typed this (specification D39).
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
  // What is wrong by itself is refused anew, however often it is chosen.
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

/** The controls of a posted form, by name. */
class Controls implements PartTaker {
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
