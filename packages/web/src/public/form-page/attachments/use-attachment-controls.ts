import { problemText } from '@form-portal/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { chooseFilesId, fileIds, fileInput, openFileChooser } from './attachment-ids.ts';
import { sentShares } from './attachment-list.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { AddedFiles, AttachedFile, Attachments } from './use-attachments.ts';
import type { SubmitFlow } from '../sending/submit-flow.ts';
import type { Toasts } from '@form-portal/ui';

/** How long a removal can be undone, in ms (docs/design.md#attachments-in-a-form). */
const undoMs = 8000;

/** What visitors do with attachments, by button, drop and paste. */
export interface AttachmentControls {
  readonly attachments: Attachments;
  /** Whether files are dragged over the page. */
  readonly dragging: boolean;
  readonly remove: (file: AttachedFile) => void;
  readonly replace: (file: AttachedFile) => void;
  readonly sentShares: (sending: Extract<SubmitFlow, { kind: 'sending' }>) => readonly number[];
}

export interface AttachmentControlsSetup {
  readonly attachments: Attachments;
  readonly toasts: Toasts;
  /** Called when files are dropped on a form that takes none. */
  readonly onUnwanted: () => void;
  readonly takesFiles: 'yes' | 'no';
}

/** Binds the list of attachments to the page: one polite sentence per batch, focus after a removal, undo. */
export function useAttachmentControls(setup: AttachmentControlsSetup): AttachmentControls {
  const { attachments, toasts, onUnwanted, takesFiles } = setup;
  const i18n = useI18n();
  const announce = useAnnounce();
  const focusNext = useFocusAfter(attachments.list);
  const replacing = useRef<number>(undefined);
  useChosenFiles((files) => {
    void add(files, replacing.current);
    replacing.current = undefined;
  });

  async function add(files: readonly File[], insteadOf?: number): Promise<void> {
    if (files.length === 0) return;
    if (takesFiles === 'no') onUnwanted();
    else announce(batchWords(await attachments.add(files, insteadOf), i18n));
  }

  const addQuietly = (files: readonly File[]): void => void add(files);
  const dragging = useDroppedFiles(addQuietly);
  usePastedPictures(takesFiles === 'yes' ? addQuietly : undefined);

  function remove(file: AttachedFile): void {
    const list = attachments.now();
    const place = list.findIndex(({ id }) => id === file.id);
    const next = list[place + 1] ?? list[place - 1];
    focusNext(next === undefined ? chooseFilesId : fileIds(next.id).remove);
    attachments.remove(file.id);
    const undo = (): void => {
      focusNext(fileIds(file.id).remove);
      attachments.putBack(file, place);
      announce(i18n.text('fileRestored', { name: file.name }));
    };
    toasts.show({
      text: i18n.text('fileRemoved', { name: file.name }),
      action: { label: i18n.text('undo'), run: undo },
      lifeMs: undoMs,
    });
  }

  return {
    attachments,
    dragging,
    remove,
    replace: ({ id }) => {
      replacing.current = id;
      openFileChooser();
    },
    sentShares: ({ loaded, total }) => sentShares(attachments.now(), loaded, total),
  };
}

/** Takes the files that are chosen in the file input, and those that were before the script was there. */
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

/** Moves the focus to an element once the list was drawn again. */
function useFocusAfter(list: readonly AttachedFile[]): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  }, [list]);
  return (id) => {
    wanted.current = id;
  };
}

/** What became of files added at once, in one sentence for screen readers (docs/design.md#attachments-in-a-form). */
function batchWords({ added, problems }: AddedFiles, { text }: I18n): string {
  const refused = added.flatMap(({ id, name }) => {
    const problem = problems.ofFiles.get(id);
    return problem === undefined ? [] : [`${name}: ${problemText(problem, text)}`];
  });
  const taken = added.length - refused.length;
  const words = [
    ...(taken === 0 ? [] : [text('filesAdded', { n: taken })]),
    ...(refused.length === 0 ? [] : [text('filesRejected', { n: refused.length })]),
  ].join(', ');
  const all = problems.ofAll.map((problem) => problemText(problem, text));
  return [refused.length === 0 ? `${words}.` : `${words}: ${refused.join(' ')}`, ...all].join(' ');
}
