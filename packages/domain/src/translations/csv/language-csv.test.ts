import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { languageFromCsv, languageToCsv } from './language-csv.ts';

const catalogue: Catalogue = {
  gb: { name: 'English', translationId: 3, texts: { send: 'Send', back: 'Back; or not', sum: '=1+1' } },
  se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka', back: '' } },
};

describe('the texts of a language as CSV', () => {
  it('are listed beside the English ones', () => {
    expect(languageToCsv(catalogue, 'se').split('\r\n')).toEqual([
      'key;english;text',
      'send;Send;Skicka',
      'back;"Back; or not";',
      `sum;"'=1+1";`,
      '',
    ]);
  });

  it('are imported from a file that contains some of them', () => {
    const read = languageFromCsv(catalogue, 'se', 'text;key\nTillbaka;back\n');

    expect(read).toEqual({
      ok: true,
      value: {
        ...catalogue,
        se: { ...catalogue['se'], texts: { send: 'Skicka', back: 'Tillbaka' } },
      },
    });
  });

  it.each([
    ['key;text\nsend;"Skicka', ['translations.csv-unreadable']],
    ['name;words\nsend;Skicka', ['translations.csv-columns']],
    ['', ['translations.csv-columns']],
    ['key;text\nback;Tillbaka\nsnd;Skicka', ['translations.csv-key-unknown']],
    ['key;text\nback;Tillbaka\nback;Bakåt', ['translations.csv-key-twice']],
    [
      `key;text\nback;${'x'.repeat(501)}\nsnd;Skicka`,
      ['translations.too-long', 'translations.csv-key-unknown'],
    ],
  ])('are all rejected when one is invalid: %j', (csv, codes) => {
    const read = languageFromCsv(catalogue, 'se', csv);

    expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual(codes);
  });
});
