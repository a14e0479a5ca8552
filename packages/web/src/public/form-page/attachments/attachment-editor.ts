import { addAttachment, contentHeadBytes, contradictsName, removeAttachment } from '@form-portal/domain';
import { changedDraft } from '../draft/changed-draft.ts';
import { findAttachmentProblems } from './attachment-problems.ts';
import { attachedFiles } from '../form-state.ts';
import { sentFiles } from './sent-files.ts';
import type { FormStore } from '../form-store.ts';
import type { FormState } from '../form-state.ts';
import type { Guid, ProblemCode } from '@form-portal/domain';
import type { AttachedFile, ContentState } from './attached-file.ts';
import type { AttachmentProblems, AttachmentContext } from './attachment-problems.ts';

/** The outcome of adding a batch of files. */
export interface AddedFiles {
  readonly added: readonly AttachedFile[];
  readonly problems: AttachmentProblems;
}

/** What added files replace or answer. */
export interface AddFileOptions {
  /** The attachment that the first one replaces; absent for none. */
  readonly replacedId?: number | undefined;
  /** The request that they answer; null for none. */
  readonly request: Guid | null;
}

/** Changes the attachments of the draft. */
export interface AttachmentEditor {
  /** Adds files at the end, the first one in place of the attachment `replacedId` if given; resolves when the browser has tried to read them. */
  readonly add: (files: readonly File[], options?: AddFileOptions) => Promise<AddedFiles>;
  readonly remove: (file: AttachedFile) => void;
  /** Undoes a removal; the name may have been taken in the meantime. */
  readonly putBack: (file: AttachedFile, position: number) => void;
  /** Marks the files that the server refused: the problem code of each, by its position among the sent files. */
  readonly refuse: (files: ReadonlyMap<number, ProblemCode>) => void;
  /** Checks again whether the browser can read every file, and returns the problems. */
  readonly recheck: () => Promise<AttachmentProblems>;
}

/** Creates the editor of a form's attachments. */
export function createAttachmentEditor(store: FormStore, rules: AttachmentContext): AttachmentEditor {
  let nextId = 1;
  let asked = askedRequests();

  function update(change: Partial<Pick<FormState, 'draft' | 'contentStates'>>): void {
    const state = { ...store.getSnapshot(), ...change };
    const attachmentProblems = findAttachmentProblems(sentFiles(state), state.contentStates, rules);
    store.update({ ...change, attachmentProblems });
  }

  function askedRequests(): readonly Guid[] | undefined {
    return store.getSnapshot().logic?.askedRequests;
  }

  // Answers decide which files are sent. Never unsubscribed: the editor lives as long as the store.
  store.subscribe(() => {
    if (askedRequests() === asked) return;
    asked = askedRequests();
    if (current().length > 0) update({});
  });

  function current(): readonly AttachedFile[] {
    return attachedFiles(store.getSnapshot());
  }

  function remove({ name }: AttachedFile): void {
    update({ draft: changedDraft(removeAttachment(store.getSnapshot().draft, name)) });
  }

  function insert({ name, content }: AttachedFile, position?: number): void {
    update({ draft: changedDraft(addAttachment(store.getSnapshot().draft, { name, content }, position)) });
  }

  function addFile(file: File, request: Guid | null, replacedId: number | undefined): number {
    const id = nextId++;
    const position = current().findIndex(({ content }) => content.id === replacedId);
    const replaced = current()[position];
    if (replaced !== undefined) remove(replaced);
    insert(
      { name: file.name, content: { id, file, request } },
      replaced === undefined ? undefined : position,
    );
    return id;
  }

  function setContentState(id: number, state: ContentState): void {
    const { contentStates } = store.getSnapshot();
    if (contentStates.get(id) !== state) update({ contentStates: new Map([...contentStates, [id, state]]) });
  }

  async function check({ name, content: { id, file } }: AttachedFile): Promise<void> {
    const state = await contentStateOf(name, file);
    const before = store.getSnapshot().contentStates.get(id) ?? state;
    // What the server refused remains refused: the same content would be refused again.
    if (state !== 'fine' || before === 'attachment.unreadable' || before === 'fine')
      setContentState(id, state);
  }

  return {
    async add(files, { replacedId, request } = { request: null }) {
      const ids = files.map((file, index) => addFile(file, request, index === 0 ? replacedId : undefined));
      const isAdded = ({ content }: AttachedFile): boolean => ids.includes(content.id);
      await Promise.all(current().filter(isAdded).map(check));
      return { added: current().filter(isAdded), problems: store.getSnapshot().attachmentProblems };
    },
    remove,
    putBack(file, position) {
      const isThere = current().some(({ content }) => content.id === file.content.id);
      if (!isThere) insert(file, position);
    },
    refuse(files) {
      for (const [index, { content }] of sentFiles(store.getSnapshot()).entries()) {
        const code = files.get(index);
        if (code !== undefined) setContentState(content.id, code);
      }
    },
    async recheck() {
      await Promise.all(current().map(check));
      return store.getSnapshot().attachmentProblems;
    },
  };
}

async function contentStateOf(name: string, file: File): Promise<ContentState> {
  try {
    const head = await file.slice(0, contentHeadBytes).arrayBuffer();
    return contradictsName(name, new Uint8Array(head)) ? 'attachment.content-differs' : 'fine';
  } catch {
    return 'attachment.unreadable';
  }
}
