import { describe, expect, it } from 'vitest';
import type { Catalogue, TextPart } from '@form-portal/domain';
import {
  audienceProgress,
  byPart,
  listedKeys,
  outdatedOf,
  partProgress,
  textKeysOf,
  type Show,
} from './text-list.ts';

const catalogue: Catalogue = {
  gb: {
    name: 'English',
    translationId: 3,
    texts: { 'admin.myForms': 'My Forms', send: 'Send', back: 'Back', chooseFiles: 'Choose files to send' },
  },
  fi: { name: 'Suomi', translationId: 1, texts: { chooseFiles: 'Valitse tiedostot' } },
  se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka', back: '', chooseFiles: 'Välj filer' } },
};
const swedish = { catalogue, code: 'se', reference: 'fi', outdated: { send: 'Submit' } };

describe('the texts of a language', () => {
  it('are listed by part, those of visitors first', () => {
    expect(textKeysOf(catalogue)).toEqual(['back', 'chooseFiles', 'send', 'admin.myForms']);
    expect(byPart(['admin.myForms', 'send', 'back'])).toEqual([
      { part: 'everyPage', keys: ['back'] },
      { part: 'sending', keys: ['send'] },
      { part: 'editor', keys: ['admin.myForms'] },
    ]);
  });

  it('are counted by part and by who reads them', () => {
    const progress = partProgress(catalogue, 'se');

    expect(Object.fromEntries(progress)).toEqual({
      everyPage: { all: 1, missing: 1 },
      attachments: { all: 1, missing: 0 },
      sending: { all: 1, missing: 0 },
      editor: { all: 1, missing: 1 },
    });
    expect(audienceProgress(progress, 'visitors')).toEqual({ all: 3, missing: 1 });
    expect(audienceProgress(progress, 'administration')).toEqual({ all: 1, missing: 1 });
  });

  it.each<[TextPart, Show, string, readonly string[]]>([
    ['sending', 'all', '', ['send']],
    ['everyPage', 'missing', '', ['back']],
    ['sending', 'missing', '', []],
    ['everyPage', 'changed', '', ['send']],
    ['everyPage', 'all', ' SEND ', ['chooseFiles', 'send']],
    ['everyPage', 'all', ' SKICKA ', ['send']],
    ['everyPage', 'all', 'tiedostot', ['chooseFiles']],
    ['everyPage', 'all', 'valj choose', ['chooseFiles']],
    ['sending', 'all', 'my forms', ['admin.myForms']],
    ['sending', 'missing', 'admin.', ['admin.myForms']],
    ['everyPage', 'missing', 'send', []],
  ])('are filtered: part %s, %s, “%s”', (part, show, search, keys) => {
    expect(listedKeys(swedish, { part, show, search })).toEqual(keys);
  });

  it('are no longer outdated once they are rewritten on the page', () => {
    const outdated = { se: { send: 'Submit' } };
    const written = { ...catalogue, se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka in' } } };

    expect(outdatedOf(outdated, catalogue, swedish)).toEqual({ send: 'Submit' });
    expect(outdatedOf(outdated, catalogue, { catalogue: written, code: 'se' })).toEqual({});
  });

  it('stay outdated when their language gets another code on the page', () => {
    const { se, ...others } = catalogue;
    const rekeyed = { catalogue: { ...others, ...(se !== undefined && { ax: se }) }, code: 'ax' };

    expect(outdatedOf({ se: { send: 'Submit' } }, catalogue, rekeyed)).toEqual({ send: 'Submit' });
  });
});
