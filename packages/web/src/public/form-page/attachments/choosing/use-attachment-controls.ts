import { namedProblemText, problemText } from '@form-portal/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { afterFrame } from '../../../../shared/after-frame.ts';
import { useAnnounce } from '../../../../shared/shell/live-region.tsx';
import { attachedFiles } from '../../form-state.ts';
import { requestAt, requestIds } from '../../requests/request-ids.ts';
import { useForm, useFormStore } from '../../use-form.ts';
import { chooseFilesId, fileIds } from '../attachment-ids.ts';
import { fileInput, openFileChooser } from './file-input.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { pastedImages, usePastedImages } from './use-pasted-images.ts';
import type { I18n } from '../../../../shared/i18n/i18n.ts';
import type { FormController } from '../../form-controller.ts';
import type { AddedFiles, AddFileOptions } from '../attachment-editor.ts';
import type { AttachedFile } from '../attached-file.ts';
import type { EarlyTransfer } from './early-transfer.ts';
import type { Guid } from '@form-portal/domain';
import type { Toasts } from '@form-portal/ui';
import type { RefObject } from 'react';

/** How long a removal can be undone, in ms (docs/design.md#attachments-in-a-form). */
const undoMs = 8000;

/** Actions on attachments that a row of the list offers, and the state of dragging. */
export interface AttachmentControls {
  /** Whether files are being dragged over the page. */
  readonly isDragging: boolean;
  /** Adds the files chosen for a request. */
  readonly add: (files: readonly File[], request: Guid) => void;
  readonly remove: (file: AttachedFile) => void;
  readonly replace: (file: AttachedFile) => void;
}

export interface AttachmentControlsSetup {
  readonly controller: FormController;
  readonly toasts: Toasts;
  /** Whether the form takes files that answer no request. */
  readonly takesFiles: boolean;
  /** Drops and pastes of files before the module was loaded; they are removed from the array when they are added. */
  readonly early: EarlyTransfer[];
}

/** Adds chosen, dropped and pasted files, with one polite announcement per batch; removes files, with undo and a new place for the focus. */
export function useAttachmentControls(setup: AttachmentControlsSetup): AttachmentControls {
  const { controller, toasts, takesFiles, early } = setup;
  const i18n = useI18n();
  const announce = useAnnounce();
  const store = useFormStore();
  const focusNext = useFocusAfterChange();
  const replacedId = useReplacedId();
  useChosenFiles((files) => addChosen(files, null));

  function addChosen(files: readonly File[], request: Guid | null): void {
    void add(files, { request, replacedId: replacedId.current });
    replacedId.current = undefined;
  }

  async function add(files: readonly File[], options?: AddFileOptions): Promise<void> {
    if (files.length === 0) return;
    const focused = document.activeElement;
    const outcome = await controller.addFiles(files, options);
    if (outcome === null) return;
    announce(batchText(outcome, i18n));
    const refused = outcome.added.find(({ content }) => outcome.problems.ofFiles.has(content.id));
    if (refused !== undefined) afterFrame(() => focusUnlessBusy(fileIds(refused.content.id).row, focused));
  }

  function takeDropped(files: readonly File[], target: EventTarget | null): void {
    void add(files, { request: requestAt(target) });
  }

  function takePasted(images: readonly File[], target: EventTarget | null): boolean {
    const request = requestAt(target);
    if (!takesFiles && request === null) return false;
    void add(images, { request });
    return true;
  }

  const isDragging = useDroppedFiles(takeDropped);
  usePastedImages(takePasted);
  const takeEarly = useEffectEvent(() => {
    for (const { isPasted, target, ...transfer } of early.splice(0)) {
      if (isPasted) takePasted(pastedImages(transfer, target, i18n.text('pastedPicture')), target);
      else takeDropped(transfer.files, target);
    }
  });
  useEffect(() => takeEarly(), []);

  function remove(file: AttachedFile): void {
    const { request } = file.content;
    const files = attachedFiles(store.getSnapshot());
    const position = files.findIndex(({ name }) => name === file.name);
    const isBeside = ({ content }: AttachedFile): boolean => content.request === request;
    const next = files.slice(position + 1).find(isBeside) ?? files.slice(0, position).filter(isBeside).at(-1);
    focusNext(next === undefined ? chooserOf(request) : fileIds(next.content.id).remove);
    controller.removeFile(file);
    const undo = (): void => {
      focusNext(fileIds(file.content.id).remove);
      controller.putFileBack(file, position);
      announce(i18n.text('fileRestored', { name: file.name }));
    };
    toasts.show({
      text: i18n.text('fileRemoved', { name: file.name }),
      action: { label: i18n.text('undo'), run: undo },
      lifeMs: undoMs,
    });
  }

  return {
    isDragging,
    add: addChosen,
    remove,
    replace: ({ content }) => {
      if (content.request === null) openFileChooser();
      else document.getElementById(requestIds(content.request).input)?.click();
      // After the click, which clears the id (useReplacedId).
      replacedId.current = content.id;
    },
  };
}

/** Id of the control that chooses files for a request, or for none. */
function chooserOf(request: Guid | null): string {
  return request === null ? chooseFilesId : requestIds(request).choose;
}

/** The attachment that the next chosen file replaces, until a chooser is opened again: not every browser reports that one was cancelled. */
function useReplacedId(): RefObject<number | undefined> {
  const replacedId = useRef<number>(undefined);
  useEffect(() => {
    const forget = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.type === 'file') replacedId.current = undefined;
    };
    document.addEventListener('click', forget);
    return () => document.removeEventListener('click', forget);
  }, []);
  return replacedId;
}

/** Takes the files chosen in the file input, also those chosen before the script ran. */
function useChosenFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again later.
    input.value = '';
    onFiles(files);
  });
  useEffect(() => {
    const input = fileInput();
    if (input === null) return;
    const listen = (): void => take(input);
    listen();
    input.addEventListener('change', listen);
    return () => input.removeEventListener('change', listen);
  }, []);
}

/**
 * Moves the focus to an element, unless the visitor is answering a question, or has moved the focus away from `earlier`.
 * A focused element that is removed leaves the focus to the body.
 */
function focusUnlessBusy(id: string, earlier: Element | null): void {
  const focused = document.activeElement;
  const isWhereItWas = focused === earlier || focused === document.body;
  if (isWhereItWas && focused?.closest('[data-field]') === null) document.getElementById(id)?.focus();
}

/** Moves the focus to an element once the list of files has changed. */
function useFocusAfterChange(): (id: string) => void {
  const files = useForm(attachedFiles);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  }, [files]);
  return (id) => {
    next.current = id;
  };
}

/** The outcome of adding files, in one sentence for screen readers (docs/design.md#attachments-in-a-form). */
function batchText({ added, problems }: AddedFiles, { text }: I18n): string {
  const refused = added.flatMap(({ content }) => {
    const problem = problems.ofFiles.get(content.id);
    return problem === undefined ? [] : [namedProblemText(problem, text)];
  });
  const accepted = added.length - refused.length;
  const counts = [
    ...(accepted === 0 ? [] : [text('filesAdded', { n: accepted })]),
    ...(refused.length === 0 ? [] : [text('filesRejected', { n: refused.length })]),
  ].join(', ');
  const all = problems.ofAll.map((problem) => problemText(problem, text));
  return [refused.length === 0 ? `${counts}.` : `${counts}: ${refused.join(' ')}`, ...all].join(' ');
}
