import { pageLogicOf, takesAttachments } from '@form-portal/domain';
import { newGuid } from '../../shared/new-guid.ts';
import { createAttachmentEditor } from './attachments/attachment-editor.ts';
import { createDraftEditor } from './draft/draft-editor.ts';
import { createDraftSession } from './draft/storage/draft-session.ts';
import { awaitsReview } from './title-state.ts';
import { returnedErrors } from './checking/returned-errors.ts';
import { createFormSender, findProblems, findRequestProblems } from './sending/form-sender.ts';
import { advance } from './sending/next-flow.ts';
import { createDraftProof } from './sending/proof/draft-proof.ts';
import type { AddedFiles, AddFileOptions } from './attachments/attachment-editor.ts';
import type { AttachedFile } from './attachments/attached-file.ts';
import type { FormDeps } from './form-deps.ts';
import type { EditedForm } from './draft/draft-editor.ts';
import type { PagingModule } from './pages/paging-module.ts';
import type { RowsModule } from './rows/rows-module.ts';
import type { FormSender } from './sending/form-sender.ts';
import type { Answer, AnswerKey, Guid } from '@form-portal/domain';

/**
 * Everything that a form does while it is filled in. Only the controller changes the form's store; components call it. The controls hold
 * the answers (decision 0002), the draft follows them (decision 0037).
 */
export interface FormController extends FormSender {
  /** Performs the action of a button, named by the button's value. */
  readonly press: (value: string) => Promise<void>;
  /** Starts the draft with what is in the controls or was stored; returns a function that stops everything. */
  readonly start: () => () => void;
  readonly setAnswer: (guid: AnswerKey, answer: Answer) => void;
  /** The visitor has left a field. */
  readonly leaveField: (guid: AnswerKey) => void;
  /** Adds files; if the form takes none, opens a popup that says so and resolves to null. */
  readonly addFiles: (files: readonly File[], options?: AddFileOptions) => Promise<AddedFiles | null>;
  /** The visitor attaches a requested file, or chooses a state for it. */
  readonly answerRequest: (request: Guid) => void;
  readonly removeFile: (file: AttachedFile) => void;
  /** Undoes the removal of a file. */
  readonly putFileBack: (file: AttachedFile, position: number) => void;
  /** Closes the popup of the submission flow, or the review of all answers. */
  readonly close: () => void;
  /** Closes the popup about files that the form does not take. */
  readonly dismissFiles: () => void;
  /** Removes the draft, also from the tab's storage, and empties the form. */
  readonly startAgain: () => void;
}

/** Applies the form's rules to answers, for the page to show; null when they depend on no answers. */
function createApplyRules({ page, resolveForm }: FormDeps): EditedForm['applyRules'] {
  const { form, logic } = page;
  if (resolveForm === null || logic === undefined) return null;
  return (answers, rows) => {
    const resolution = resolveForm(answers, rows);
    const { failedChecks } = resolution;
    return { logic: pageLogicOf(form, resolution, logic.today), failedChecks };
  };
}

/** What only some forms need; null for all others. */
interface ControllerExtras {
  readonly createPaging: PagingModule['createPaging'] | null;
  readonly createRowEditor: RowsModule['createRowEditor'] | null;
}

/** Creates the controller of a form, including turning pages and changing rows; it does nothing before it is started. */
export function createFormController(
  deps: FormDeps,
  { createPaging, createRowEditor }: ControllerExtras = { createPaging: null, createRowEditor: null },
): FormController {
  const { store, page, site, verified } = deps;
  const { form, fileTypes } = page;
  const editor = createDraftEditor(store, { form, verified, applyRules: createApplyRules(deps) }, newGuid);
  const attachments = createAttachmentEditor(store, { form, fileTypes, limits: site.limits });
  const session = createDraftSession(deps, editor);
  const proof = createDraftProof(deps);
  const sender = createFormSender(deps, { editor, attachments, session, proof });
  const paging =
    createPaging?.(deps, {
      findProblems: () => findProblems(deps, editor),
      showProblems(problems, tried) {
        store.update({ ...returnedErrors(form, { problems }), attempted: tried === 'attempted' });
      },
      send: sender.send,
      save: session.save,
    }) ?? null;
  const rows = createRowEditor?.(deps, editor) ?? null;
  const takesFiles = takesAttachments(form.attachments);

  let stops: readonly (() => void)[] | null = null;

  function start(): void {
    if (stops !== null) return;
    stops = [session.start(), proof.start()];
    // Files that were posted without script must be chosen again first.
    if (awaitsReview(page) && page.returned?.files.length === 0)
      store.update({ flow: { kind: 'reviewing' } });
    if (paging !== null) stops = [...stops, paging.start()];
  }

  /** Removes the problems of a request that no longer apply. */
  function answerRequest(request: Guid): void {
    const { otherProblems } = store.getSnapshot();
    const requests = (form.attachments.requests ?? []).filter(({ guid }) => guid === request);
    const codes = findRequestProblems(deps, requests).map(({ code }) => code);
    store.update({
      otherProblems: otherProblems.filter(({ path, code }) => path !== request || codes.includes(code)),
    });
    session.save();
  }

  function stop(): void {
    stops?.forEach((stopPart) => stopPart());
    stops = null;
  }

  return {
    ...sender,
    start() {
      start();
      return stop;
    },
    send() {
      // Send may be pressed between the frame that shows the form as interactive and its start.
      start();
      return sender.send();
    },
    async press(value) {
      start();
      if (rows?.press(value)) return session.save();
      return paging === null ? sender.send() : paging.press(value);
    },
    setAnswer(guid, answer) {
      editor.setAnswer(guid, answer);
      session.save();
    },
    leaveField: editor.leaveField,
    async addFiles(files, options) {
      const request = options?.request ?? null;
      if (!takesFiles && request === null) {
        store.update({ hasUnwantedFiles: true });
        return null;
      }
      const added = attachments.add(files, options);
      if (request === null) session.save();
      else answerRequest(request);
      return added;
    },
    answerRequest,
    removeFile(file) {
      attachments.remove(file);
      const { request } = file.content;
      if (request === null) session.save();
      else answerRequest(request);
    },
    putFileBack(file, position) {
      attachments.putBack(file, position);
      session.save();
    },
    close: () => advance(store, { type: 'closed' }),
    dismissFiles: () => store.update({ hasUnwantedFiles: false }),
    startAgain() {
      session.forget();
      session.startOver();
      paging?.startAgain();
    },
  };
}
