import { answersSeen } from './sending/submit-flow.ts';
import type { AttachedFile, FileContent, ContentState } from './attachments/attached-file.ts';
import type { AttachmentProblems } from './attachments/attachment-problems.ts';
import type { FieldErrors } from './checking/field-error.ts';
import type { RemovedRow } from './rows/removed-row.ts';
import type { SubmitFlow } from './sending/submit-flow.ts';
import type {
  Answers,
  Draft,
  FormProgress,
  Guid,
  PageLogic,
  Problem,
  RequestStates,
} from '@form-portal/domain';

/** A control that had the focus before the controls were mounted again. */
export interface FocusedControl {
  readonly id: string;
  /** Start and end of the selection in a text; null: not in a text. */
  readonly selection: readonly [number, number] | null;
}

/** The values with which the controls are mounted; from then on the controls hold the answers (decision 0002). */
export interface MountedControls {
  readonly answers: Answers;
  /** Another version mounts the controls again. */
  readonly version: number;
  /** The control that regains the focus after that; null when none had it. */
  readonly focus: FocusedControl | null;
}

/** A file that a restored draft had, and that must be chosen again. */
export interface MissingFile {
  readonly name: string;
  /** The request of the form that it answers; null for none. */
  readonly request: Guid | null;
}

/** A draft that was brought back from the tab's storage. */
export interface Restored {
  /** The files it had, which are not stored. */
  readonly files: readonly MissingFile[];
  /** The states chosen for requested files. */
  readonly requestStates: RequestStates;
}

/** How a form's rules apply to its answers, without what it computes. */
export type ResolvedRules = Omit<PageLogic, 'computed'>;

/** Everything that the page of a form shows or sends. Only the form's controller changes it. */
export interface FormState {
  /** Answers and files; empty until somebody touches the form. */
  readonly draft: Draft<FileContent>;
  readonly controls: MountedControls;
  /** Whether any field has a value that identification did not give (specification §4, Submission draft). */
  readonly dirty: boolean;
  /** GUIDs of the fields that count as answered. */
  readonly answered: ReadonlySet<string>;
  readonly errors: FieldErrors;
  /** Problems of no single field, found by the page or the server, until the next attempt to send. */
  readonly otherProblems: readonly Problem[];
  /** Whether the visitor has tried to send: from then on empty required fields are errors, too. */
  readonly attempted: boolean;
  /** What is known of an attachment's content, by its id; one that is not listed is being checked. */
  readonly contentStates: ReadonlyMap<number, ContentState>;
  readonly attachmentProblems: AttachmentProblems;
  readonly flow: SubmitFlow;
  /** How the form's rules apply to the answers; null when they depend on no answers. */
  readonly logic: ResolvedRules | null;
  /** The answers that the form computes, beside its other rules because they change with every key of a sum. */
  readonly computed: Answers;
  /** Questions that an answer revealed, until they are answered and left. */
  readonly appeared: ReadonlySet<string>;
  /** Where the visitor is; null for a form without pages. */
  readonly progress: FormProgress | null;
  /** A row that was just removed and can be put back; null for none. */
  readonly removedRow: RemovedRow | null;
  /** How often rows were added or removed, and which one last. */
  readonly rowChanges: { readonly group: Guid | null; readonly row: number; readonly times: number };
  /** The draft restored from the tab's storage; null when there was none. */
  readonly restored: Restored | null;
  /** Whether files were dropped on a form that takes none, which a popup says. */
  readonly hasUnwantedFiles: boolean;
}

/** The errors of a form without any; always the same map, so that nothing is rendered again. */
export const noErrors: FieldErrors = new Map();

/** The error texts of a form without errors; always the same map. */
export const noErrorTexts: ReadonlyMap<string, string> = new Map();

/** A form that nobody has touched. */
export const untouchedState: FormState = {
  draft: { state: 'empty' },
  controls: { answers: {}, version: 0, focus: null },
  dirty: false,
  answered: new Set(),
  errors: noErrors,
  otherProblems: [],
  attempted: false,
  contentStates: new Map(),
  attachmentProblems: { ofFiles: new Map(), ofAll: [] },
  flow: { kind: 'editing' },
  restored: null,
  removedRow: null,
  rowChanges: { group: null, row: 0, times: 0 },
  hasUnwantedFiles: false,
  logic: null,
  computed: {},
  progress: null,
  appeared: new Set(),
};

/** Whether the visitor must correct something before the form can be sent. */
export function mustCorrect({ attempted, errors, otherProblems, attachmentProblems }: FormState): boolean {
  const { ofFiles, ofAll } = attachmentProblems;
  return attempted && errors.size + otherProblems.length + ofFiles.size + ofAll.length > 0;
}

/** Whether something is wrong with all attachments together, such as their number. */
export function hasProblemOfAllFiles({ attachmentProblems }: FormState): boolean {
  return attachmentProblems.ofAll.length > 0;
}

/** Whether all answers are shown in the form's place, where the form asks for it (docs/design.md#validation-and-sending). */
export function isReviewing({ draft, flow }: FormState): boolean {
  return draft.state === 'started' && answersSeen(flow) === 'seen';
}

const noFiles: readonly AttachedFile[] = [];

/** The attachments in their order. */
export function attachedFiles({ draft }: Pick<FormState, 'draft'>): readonly AttachedFile[] {
  return draft.state === 'started' ? draft.attachments : noFiles;
}
