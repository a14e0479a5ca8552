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

  it('include the plural forms that only this language has', () => {
    const files = { 'files.one': '{n} plik', 'files.few': '{n} pliki' };
    const polish: Catalogue = {
      gb: { name: 'English', translationId: 3, texts: { 'files.one': '{n} file' } },
      pl: { name: 'Polski', translationId: -1, texts: files },
    };
    const csv = languageToCsv(polish, 'pl');

    expect(csv.split('\r\n').slice(1)).toEqual(['files.one;{n} file;{n} plik', 'files.few;;{n} pliki', '']);
    expect(languageFromCsv(polish, 'pl', csv)).toEqual({ ok: true, value: polish });
  });

  it('keep what was translated in the meantime when their cell is empty', () => {
    const read = languageFromCsv(catalogue, 'se', 'key;text\nsend;\nback;Tillbaka\n');

    expect(read.ok && read.value['se']?.texts).toEqual({ send: 'Skicka', back: 'Tillbaka' });
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
