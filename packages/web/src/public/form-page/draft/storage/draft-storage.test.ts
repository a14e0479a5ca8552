import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../../testing/a-form-page.ts';
import { draftKey } from './draft-key.ts';
import { openDraftStorage, parseStoredDraft } from './draft-storage.ts';
import type { StoredDraft } from './draft-storage.ts';

const { form } = aFormPage();
const stored: StoredDraft = {
  guid: guidOf('draft'),
  answers: {
    [questions.name.guid]: 'Aino',
    [questions.uses.guid]: [1, 3],
    [questions.begins.guid]: '2027-06-01',
  },
  owner: '',
  files: [{ name: 'suunnitelma.pdf', request: guidOf('reques') }],
  requestStates: [[guidOf('reques'), { kind: 'other-file', file: 'suunnitelma.pdf' }]],
  corrects: guidOf('before'),
  progress: null,
};

function aStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    get length() {
      return values.size;
    },
  } as Storage;
}

describe('The draft that a tab keeps', () => {
  it('is restored as it was written, under a key of its form', () => {
    const storage = aStorage();
    const drafts = openDraftStorage(() => storage, form);
    drafts.write(stored);
    expect(storage.getItem(draftKey(form.guid))).not.toBeNull();
    expect(drafts.read()).toEqual(stored);
    drafts.clear();
    expect(drafts.read()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('loses answers to fields that the form no longer has, and reads the others by their type', () => {
    const written = {
      ...stored,
      answers: { ...stored.answers, [guidOf('gone')]: 'x', [questions.members.guid]: '1 200' },
    };
    const read = parseStoredDraft(JSON.stringify(written), form);
    expect(read?.answers).toEqual({ ...stored.answers, [questions.members.guid]: 1200 });
  });

  it.each([
    ['nothing', null],
    ['something else', '[]'],
    ['a number', '7'],
    ['no GUID', JSON.stringify({ ...stored, guid: 'x' })],
    ['no answers', JSON.stringify({ ...stored, answers: null })],
  ])('is none when there is %s', (_title, written) => {
    expect(parseStoredDraft(written, form)).toBeNull();
  });

  it('drops values that are not answers', () => {
    const answers = { [questions.name.guid]: { deep: true }, [questions.uses.guid]: ['1', {}] };
    expect(parseStoredDraft(JSON.stringify({ ...stored, answers }), form)?.answers).toEqual({});
  });

  it('reads as empty when the browser refuses storage or holds something other than JSON', () => {
    const closed = openDraftStorage(() => {
      throw new Error('denied');
    }, form);
    closed.write(stored);
    closed.clear();
    expect(closed.read()).toBeNull();

    const storage = aStorage();
    storage.setItem(draftKey(form.guid), '{');
    expect(openDraftStorage(() => storage, form).read()).toBeNull();
  });
});
