import { startDraft } from '@form-portal/domain';
import { guidSequence } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { attachedFiles, untouchedState } from '../form-state.ts';
import { createFormStore } from '../form-store.ts';
import { createAttachmentEditor } from './attachment-editor.ts';
import type { FormStore } from '../form-store.ts';
import type { AttachedFile } from './attached-file.ts';
import type { AttachmentEditor } from './attachment-editor.ts';

const { form, fileTypes } = aFormPage();

function aStartedForm(): { readonly store: FormStore; readonly editor: AttachmentEditor } {
  const store = createFormStore({ ...untouchedState, draft: startDraft(undefined, guidSequence()) });
  const limits = { maxFiles: 3, maxTotalBytes: 1_000_000 };
  return { store, editor: createAttachmentEditor(store, { form, fileTypes, limits }) };
}

function aFile(name: string): File {
  return new File(['%PDF-1.4'], name);
}

/** A file that was removed from the disk after it was chosen. */
function aLostFile(name: string): File {
  return Object.assign(aFile(name), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('not found')) }),
  });
}

function names(store: FormStore): readonly string[] {
  return attachedFiles(store.getSnapshot()).map(({ name }) => name);
}

function fileAt(store: FormStore, index: number): AttachedFile {
  return attachedFiles(store.getSnapshot())[index]!;
}

describe('The attachments of a form that is filled in', () => {
  it('are kept in the draft under unique names as they will be stored', async () => {
    const { store, editor } = aStartedForm();
    await editor.add([aFile('plan.pdf'), aFile('C:\\plans\\Plan.pdf'), aFile('plan.pdf')]);
    expect(names(store)).toEqual(['plan.pdf', 'Plan (2).pdf', 'plan (3).pdf']);
    expect(store.getSnapshot().draft).toMatchObject({ attachments: [{ name: 'plan.pdf' }, {}, {}] });
  });

  it('are replaced in place by another file, for which the name is free again', async () => {
    const { store, editor } = aStartedForm();
    await editor.add([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')]);
    const { id } = fileAt(store, 1).content;
    const { added } = await editor.add([aFile('b.pdf')], { replacedId: id, request: null });
    expect(names(store)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(added.map(({ content }) => content.id)).toEqual([fileAt(store, 1).content.id]);
    expect(fileAt(store, 1).content.id).not.toBe(id);
  });

  it('are put back at their position after a removal, once', async () => {
    const { store, editor } = aStartedForm();
    await editor.add([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')]);
    const removed = fileAt(store, 1);
    editor.remove(removed);
    await editor.add([aFile('b.pdf')]);
    editor.putBack(removed, 1);
    editor.putBack(removed, 1);
    expect(names(store)).toEqual(['a.pdf', 'b (2).pdf', 'c.pdf', 'b.pdf']);
  });

  it('are refused when the browser can’t read them, also later', async () => {
    const { store, editor } = aStartedForm();
    const { added, problems } = await editor.add([aFile('a.pdf'), aLostFile('b.pdf')]);
    const [readable, lost] = added.map(({ content }) => content.id);
    expect([...problems.ofFiles.keys()]).toEqual([lost]);
    expect(store.getSnapshot().contentStates).toEqual(
      new Map([
        [readable, 'fine'],
        [lost, 'attachment.unreadable'],
      ]),
    );

    Object.assign(fileAt(store, 0).content.file, { slice: aLostFile('a.pdf').slice });
    expect([...(await editor.recheck()).ofFiles.keys()]).toEqual([readable, lost]);
  });

  it('are refused at once when their first bytes contradict their names', async () => {
    const { editor } = aStartedForm();
    const { added, problems } = await editor.add([aFile('a.pdf'), new File(['hello'], 'b.pdf')]);
    expect([...problems.ofFiles]).toEqual([
      [
        added[1]?.content.id,
        { code: 'attachment.content-differs', path: 'attachments', params: { name: 'b.pdf' } },
      ],
    ]);
  });

  it('remain refused once the server has refused them', async () => {
    const { store, editor } = aStartedForm();
    await editor.add([aFile('a.pdf'), aFile('b.pdf')]);
    editor.refuse(new Map([[1, 'attachment.infected']]));
    expect([...(await editor.recheck()).ofFiles.values()]).toMatchObject([
      { code: 'attachment.infected', params: { name: 'b.pdf' } },
    ]);
    editor.remove(fileAt(store, 1));
    expect(store.getSnapshot().attachmentProblems.ofFiles.size).toBe(0);
  });
});
