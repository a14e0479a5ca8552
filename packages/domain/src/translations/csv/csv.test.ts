import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, tableFromCsv, type CsvDelimiter } from './csv.ts';

describe('a table as CSV', () => {
  it('is read back as written, whatever its cells contain', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1', '+1', '-1', '+a', '@a', '＝1', "'-1", "'", "'=1", '\t', '"', 'a\r\nb', ';', ','),
    );
    const row = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), cell, cell);
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom<CsvDelimiter>(',', ';'), (rows, delimiter) => {
        const lines = [['key', 'a', 'b'], ...rows].map((cells) => csvLine(cells, delimiter));
        const table = tableFromCsv(lines.join(''));
        expect('unreadable' in table ? [] : table.slice(1).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('never has a cell that a spreadsheet would evaluate as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'=+-@＝＋－＠\t\r\n'), fc.string(), (start, rest) => {
        const cell = `${start}${rest}`;
        fc.pre(!/^[+-]\d+([.,]\d+)?$/.test(cell));
        expect(csvLine([cell], ';')).toMatch(/^"?'/);
      }),
    );
  });

  it.each(['\uFEFFkey;text\r\nsend;Skicka', 'key,text\nsend,Skicka\n', 'key\ttext\rsend\tSkicka\r\r'])(
    'is read with either delimiter and either line ending: %j',
    (csv) => {
      expect(tableFromCsv(csv)).toMatchObject([{ cells: ['key', 'text'] }, { cells: ['send', 'Skicka'] }]);
    },
  );
});
