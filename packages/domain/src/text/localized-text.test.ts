import { describe, expect, it } from 'vitest';
import { findText } from './localized-text.ts';

describe('findText', () => {
  it.each([
    ['the visitor’s own', { se: 'Namn', fi: 'Nimi', gb: 'Name' }, { text: 'Namn', language: 'se' }],
    ['the default one', { fi: 'Nimi', gb: 'Name' }, { text: 'Nimi', language: 'fi' }],
    ['English', { gb: 'Name', de: 'Name' }, { text: 'Name', language: 'gb' }],
    ['any', { lv: 'Vārds', et: 'Nimi' }, { text: 'Nimi', language: 'et' }],
    [
      'the next one, where it is empty or blank',
      { se: '', fi: ' \n', gb: 'Name' },
      { text: 'Name', language: 'gb' },
    ],
    ['none, where it is blank in all', { se: ' ' }, { text: '', language: 'se' }],
  ])('falls back to %s', (_, text, found) => {
    expect(findText(text, 'se', 'fi')).toEqual(found);
  });
});
