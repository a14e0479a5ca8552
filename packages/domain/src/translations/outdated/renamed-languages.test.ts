import { describe, expect, it } from 'vitest';
import type { Catalogue, Translation } from '../catalogue.ts';
import { renamedLanguages, withRenamed } from './renamed-languages.ts';

const language = (firstCode?: string): Translation => ({
  name: 'Language',
  translationId: -1,
  texts: {},
  ...(firstCode !== undefined && { firstCode }),
});
const before: Catalogue = { gb: language(), fi: language(), lv: language('ee') };

describe('the languages that a save gave another code', () => {
  it.each<[string, Catalogue, readonly (readonly [string, string])[]]>([
    ['none', before, []],
    ['one that was renamed', { gb: language(), ax: language('fi'), lv: language('ee') }, [['fi', 'ax']]],
    ['one that was renamed again', { gb: language(), fi: language(), lt: language('ee') }, [['lv', 'lt']]],
    ['one with its first code again', { gb: language(), fi: language(), ee: language() }, [['lv', 'ee']]],
    [
      'two that changed codes',
      { gb: language(), lv: language('fi'), fi: language('ee') },
      [
        ['fi', 'lv'],
        ['lv', 'fi'],
      ],
    ],
    ['none, as one was deleted and another added', { gb: language(), fi: language(), no: language() }, []],
  ])('are %s', (_, after, renamed) => {
    expect([...renamedLanguages({ before, after })]).toEqual(renamed);
  });
});

describe('a text in languages that got another code', () => {
  it.each([
    ['moves to the new code', { fi: 'Nimi', gb: 'Name' }, { ax: 'Nimi', gb: 'Name' }],
    ['replaces what was left behind there', { fi: 'Nimi', ax: 'Vanha' }, { ax: 'Nimi' }],
    ['changes places with another one', { fi: 'Nimi', se: 'Namn' }, { ax: 'Nimi', fi: 'Namn' }],
    ['stays as it is in other languages', { gb: 'Name', ax: 'Name' }, { gb: 'Name', ax: 'Name' }],
  ])('%s', (_, text, moved) => {
    const renamed = new Map([
      ['fi', 'ax'],
      ['se', 'fi'],
    ]);

    expect(withRenamed(text, renamed)).toEqual(moved);
  });
});
