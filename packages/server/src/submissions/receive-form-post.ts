import {
  formControlNames,
  meaningOf,
  normaliseAnswers,
  ok,
  parseGuid,
  readControls,
  type Problem,
  type ReturnedPost,
  type Result,
  type SavedForm,
} from '@form-portal/domain';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../http/refusal.ts';
import { acceptedBefore, checkOpened, type AcceptedSubmission } from './accept-submission.ts';
import { countUnproven } from './count-unproven.ts';
import { fingerprintOf, openSubmission } from './open-submission.ts';
import { receiveParts, type PartTaker, type ReceivedFile } from './receive-parts.ts';
import {
  acceptCounted,
  countPost,
  maxFileBytesOf,
  withFiles,
  type ReceiveSubmissionDeps,
  type Sender,
} from './receive-submission.ts';

/** What became of a form posted without script. */
type FormPostOutcome =
  | { readonly kind: 'accepted'; readonly accepted: AcceptedSubmission }
  | { readonly kind: 'returned'; readonly returned: ReturnedPost; readonly status: number };

/** What receiving comes to where nothing is wrong: the submission, or a visitor who is to see all answers first. */
type Received = AcceptedSubmission | 'to-be-checked';

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
  const controls = new Controls(deps.limits.maxAnswerBytes, maxFileBytesOf(form));
  return withFiles(async (files) => {
    const result = await receive(deps, form, { sender, request, controls, files });
    if (!result.ok) return refusal(deps, form, { controls, files, problems: result.problems });
    if (result.value !== 'to-be-checked') return { kind: 'accepted', accepted: result.value };
    return {
      kind: 'returned',
      returned: returnedPost(deps, form, { controls, files, problems: [] }),
      status: 200,
    };
  });
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
    await countPost(deps, sender);
    const draft = parseGuid(controls.first(formControlNames.draft)) ?? null;
    const answers = readControls(form, controls, deps.fieldTypes);
    const before = await acceptedBefore(deps, draft, fingerprintOf(answers));
    if (before !== undefined && (await isRepeated(deps, before, files))) return ok(before);
    const opened = await openSubmission(deps, {
      form,
      // Somebody went back, changed something and sent again: that is another submission.
      guid: before === undefined ? draft : deps.newGuid(),
      answers,
      language: controls.first(formControlNames.language) || sender.language,
      robotTrap: controls.first(formControlNames.trap),
      openedAt: controls.first(formControlNames.openedAt) || null,
      owner: controls.getAll(formControlNames.owner)[0] ?? null,
      user: sender.user,
    });
    if (form.checkAnswers && controls.getAll(formControlNames.checked).length === 0) {
      const checked = await checkOpened(deps, opened, files);
      return checked.ok ? ok('to-be-checked') : checked;
    }
    const { address } = sender;
    const post = { form: form.guid, guid: opened.guid, openedAt: null, proof: null, address };
    const counted = await countUnproven(deps, post);
    return await acceptCounted(deps, opened, files, counted);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

/** Whether the same answers were received before with the same files, as when a page is posted twice. */
async function isRepeated(
  { submissions }: ReceiveSubmissionDeps,
  { received, isSender }: AcceptedSubmission,
  files: readonly ReceivedFile[],
): Promise<boolean> {
  const { attachments = [] } = (isSender ? await submissions.find(received.guid) : undefined) ?? {};
  return (
    isSender &&
    attachments.length === files.length &&
    attachments.every(({ sha256 }, index) => sha256 === files[index]?.staged?.sha256)
  );
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
): FormPostOutcome {
  const { controls, problems } = refused;
  const { code } = problems[0];
  const { status } = meaningOf(code);
  const owner = controls.first(formControlNames.owner);
  // The page goes to somebody else than the one who typed this (specification D39).
  if (code === 'submission.other-person' && owner !== '')
    return { kind: 'returned', returned: { answers: {}, problems, files: [], verified: [], owner }, status };
  return { kind: 'returned', returned: returnedPost(deps, form, refused), status };
}

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
