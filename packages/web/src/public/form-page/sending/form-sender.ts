import {
  checkRequests,
  checkSubmission,
  fieldOfKey,
  requestsToCheck,
  formControlNames,
  resolveWithoutLogic,
  submissionToWire,
} from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { returnedErrors } from '../checking/returned-errors.ts';
import { hiddenValue, inputOf } from '../draft/controls/form-inputs.ts';
import { readAnswers } from '../draft/controls/read-answers.ts';
import { advance } from './next-flow.ts';
import { sendSubmission } from './send-submission.ts';
import { answersSeen, maySend } from './submit-flow.ts';
import { factsOf } from '../attachments/attachment-problems.ts';
import { sentFiles } from '../attachments/sent-files.ts';
import { keptStagedFiles } from '../attachments/kept-staged-files.ts';
import { attachedFiles } from '../form-state.ts';
import { readRequestStates } from '../requests/request-controls.ts';
import type { AttachmentEditor } from '../attachments/attachment-editor.ts';
import type { FieldErrors } from '../checking/field-error.ts';
import type { DraftEditor } from '../draft/draft-editor.ts';
import type { DraftSession } from '../draft/storage/draft-session.ts';
import type { FormDeps } from '../form-deps.ts';
import type { DraftProof } from './proof/draft-proof.ts';
import type { SendResponse } from './parse-response.ts';
import type { SendFailure } from './submit-flow.ts';
import type { FormStore } from '../form-store.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type {
  AttachmentRequest,
  Problem,
  SentStagedFiles,
  SentSubmissionWire,
  SentTest,
} from '@form-portal/domain';

/** Time after which sending is called slow, in ms (docs/design.md#validation-and-sending). */
const slowMs = 20_000;

/** Sends the form (specification §4, Submission flow). */
export interface FormSender {
  /** Checks the form, and sends it or shows all answers first; does nothing while it is being sent. */
  readonly send: () => Promise<void>;
  /** Sends the form as a new submission that corrects the version that arrived. */
  readonly sendCorrected: () => Promise<void>;
  /** Keeps the version that arrived. */
  readonly keepEarlier: () => void;
}

/** The parts of the form's controller that sending uses. */
export interface SenderParts {
  readonly editor: DraftEditor;
  readonly attachments: AttachmentEditor;
  readonly session: DraftSession;
  readonly proof: DraftProof;
}

/** Creates the sender of a form. */
export function createFormSender(deps: FormDeps, parts: SenderParts): FormSender {
  const { store, page } = deps;
  const { attachments, editor, session } = parts;
  // Two clicks may come before the page renders again.
  let isBusy = false;

  async function send(): Promise<void> {
    const { flow } = store.getSnapshot();
    if (!maySend(flow) || isBusy) return;
    isBusy = true;
    const mustReview = page.form.checkAnswers && answersSeen(flow) === 'unseen';
    await checkAndSend(mustReview ? 'review-first' : 'send-now').finally(() => {
      isBusy = false;
    });
  }

  async function checkAndSend(how: 'review-first' | 'send-now'): Promise<void> {
    advance(store, { type: 'send' });
    if ((await checkForm(deps, parts)) === 'refused') return advance(store, { type: 'found-problems' });
    if (how === 'review-first') return advance(store, { type: 'showed-answers' });
    await session.guidClaimed();
    const files = sentFiles(store.getSnapshot());
    advance(store, {
      type: 'started',
      total: files.reduce((sum, { content }) => sum + content.file.size, 0),
    });
    const slowTimer = setTimeout(() => advance(store, { type: 'slowed-down' }), slowMs);
    const response = await post(deps, parts).finally(() => clearTimeout(slowTimer));
    switch (response.kind) {
      case 'accepted':
        session.forget();
        return advance(store, {
          type: 'accepted',
          sent: { ...response.sent, attachmentCount: files.length + keptStagedFiles(page).length },
        });
      case 'arrived':
        return advance(store, { type: 'found-earlier', first: response.first });
      case 'failed': {
        const failure = asSeenOnPage(deps, response.failure);
        editor.refuse(errorsOf(failure));
        attachments.refuse(refusedChosenFiles(failure, keptStagedFiles(page).length));
        return advance(
          store,
          hasRefusedFile(store) ? { type: 'refused-files' } : { type: 'failed', failure },
        );
      }
    }
  }

  return {
    send,
    async sendCorrected() {
      if (isBusy) return;
      session.correctArrived();
      await send();
    },
    keepEarlier() {
      session.forget();
      advance(store, { type: 'kept-earlier' });
    },
  };
}

/** Reads all controls and checks everything; shows what must be corrected. */
async function checkForm(deps: FormDeps, { editor, attachments }: SenderParts): Promise<'fine' | 'refused'> {
  await attachments.recheck();
  const problems = findProblems(deps, editor);
  const { ofFiles, ofAll } = deps.store.getSnapshot().attachmentProblems;
  const { errors, otherProblems } = returnedErrors(deps.page.form, { problems });
  editor.refuse(errors, otherProblems);
  return problems.length + ofFiles.size + ofAll.length > 0 ? 'refused' : 'fine';
}

/** Reads all controls and returns everything that is wrong with the answers. */
export function findProblems(deps: FormDeps, editor: DraftEditor): readonly Problem[] {
  const { page, site, element, verified, resolveForm } = deps;
  const answers = readAnswers(page.form, element);
  editor.setAllAnswers(answers);
  const submission = resolveForm?.(answers) ?? resolveWithoutLogic(page.form, answers);
  const answerProblems = checkSubmission({
    form: page.form,
    submission,
    verified,
    attachments: [],
    fieldTypes,
    fileTypes: page.fileTypes,
    limits: site.limits,
  });
  return [...answerProblems, ...findRequestProblems(deps, requestsToCheck(page.form, submission))];
}

/** Returns what is wrong with requested files, given their requests. */
export function findRequestProblems(
  { store, page, element }: FormDeps,
  requests: readonly AttachmentRequest[],
): readonly Problem[] {
  const staged = keptStagedFiles(page).map((file) => ({ ...file, mediaType: '' }));
  const files = [...staged, ...attachedFiles(store.getSnapshot()).map(factsOf)];
  return checkRequests(requests, files, readRequestStates(page.form, element));
}

async function post(deps: FormDeps, { proof }: SenderParts): Promise<SendResponse> {
  const { store } = deps;
  const files = sentFiles(store.getSnapshot());
  return sendSubmission({
    submission: submissionOf(deps, await proof.find()),
    files: files.map(({ name, content }) => ({ name, file: content.file, request: content.request })),
    onProgress: (loaded, total) => {
      if (files.length > 0) advance(store, { type: 'progressed', loaded, total });
    },
  });
}

function submissionOf({ store, page, element }: FormDeps, proof: string | null): SentSubmissionWire {
  const { draft } = store.getSnapshot();
  if (draft.state === 'empty') throw new Error('a form is sent before its draft was started');
  const valueOf = (name: string): string => hiddenValue(element, name);
  return submissionToWire(draft, {
    form: page.form.guid,
    language: valueOf(formControlNames.language),
    robotTrap: valueOf(formControlNames.trap),
    openedAt: valueOf(formControlNames.openedAt),
    proof,
    owner: valueOf(formControlNames.owner),
    corrects: valueOf(formControlNames.corrects),
    requestStates: readRequestStates(page.form, element),
    staged: stagedOf(page),
    test: testOf(element),
  });
}

/** The files of earlier posts that the server keeps; null for none. */
function stagedOf(page: FormPageContent): SentStagedFiles | null {
  const token = page.returned?.staged?.token;
  return token === undefined ? null : { token, files: keptStagedFiles(page) };
}

/** What the preview sends with a test submission; null on the pages of visitors. */
function testOf(element: HTMLFormElement): SentTest | null {
  const token = hiddenValue(element, formControlNames.testToken);
  const isDelivered = inputOf(element, formControlNames.testDelivery)?.checked === true;
  return token === '' ? null : { token, mode: isDelivered ? 'deliver' : 'keep' };
}

/** The refused files among those chosen on this page, by position; in the post, the `staged` files of the server come first. */
function refusedChosenFiles({ files }: SendFailure, staged: number): SendFailure['files'] {
  return new Map([...files].map(([index, code]) => [index - staged, code]));
}

/** Whether a file on the page was refused. */
function hasRefusedFile(store: FormStore): boolean {
  return store.getSnapshot().attachmentProblems.ofFiles.size > 0;
}

/** A failure; one about a question that the page does not show can only be corrected on a new page. */
function asSeenOnPage({ store, page }: FormDeps, failure: SendFailure): SendFailure {
  const { logic } = store.getSnapshot();
  const isOnPage = ({ key }: SendFailure['fields'][number]): boolean =>
    logic === null ? fieldOfKey(page.form, key) !== undefined : logic.asked.includes(key);
  const isOutdated = failure.reason === 'refused' && !failure.fields.every(isOnPage);
  return isOutdated ? { ...failure, reason: 'outdated' } : failure;
}

/** The server's messages, by the field that they are about. */
function errorsOf({ fields }: SendFailure): FieldErrors {
  return new Map(fields.map(({ key, message }) => [key, { kind: 'message', message }]));
}
