import type { TableFormat } from '@form-portal/domain';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fits, tableStream } from './table-file.ts';
import { decimalCell, momentCell, type MomentKind, type TableRow } from './table-row.ts';
import { xlsxOf } from './xlsx.ts';
import { readWorkbook } from './testing/read-workbook.ts';

async function* rowsOf(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  for (const row of rows) yield await Promise.resolve(row);
}

async function fileOf(format: TableFormat, ...rows: readonly TableRow[]): Promise<Buffer> {
  return buffer(tableStream(format, rowsOf(rows)));
}

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends each row as RFC 4180 says', async () => {
    expect((await fileOf('csv', ['Nimi', 'Määrä'], ['Åke', 2])).toString()).toBe(
      '\uFEFFNimi,Määrä\r\nÅke,2\r\n',
    );
  });

  it('contains moments and decimals as people read them', async () => {
    const text = (
      await fileOf('csv', [decimalCell(1.5), momentCell('date', '2027-01-31', '31.1.2027')])
    ).toString();

    expect(text).toBe('\uFEFF1.5,31.1.2027\r\n');
  });

  it('quotes what would break a row', async () => {
    const text = (await fileOf('csv', ['a "b"', 'c,d', 'e\r\nf', 'g;h'])).toString();

    expect(text).toBe('\uFEFF"a ""b""","c,d","e\r\nf","g;h"\r\n');
  });

  it.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("https://example.org")',
  ])('neutralises %j, which starts a formula', async (cell) => {
    const text = (await fileOf('csv', [cell])).toString().slice(1);

    expect(text.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each(['-5', '+358401234567', '-1.5', '-1,5', 'a=b', '', '210281-****'])(
    'leaves %j, which starts none, as it is',
    async (cell) => {
      const text = (await fileOf('csv', [cell])).toString().slice(1, -2);

      expect(text.replaceAll('"', '')).toBe(cell);
    },
  );
});

describe('a table as an Excel workbook', () => {
  const workbookOf = async (...rows: readonly TableRow[]) => readWorkbook(await fileOf('xlsx', ...rows));
  const decimals = '#,##0.00####';

  it('carries texts as texts and numbers as numbers', async () => {
    const { rows, parts, hasFormulas } = await workbookOf(
      ['Nimi', 'Määrä'],
      ['<Åke> & =1+1', 2],
      ['', 0.5],
      ['2026', -5],
    );

    expect(parts).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
    ]);
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Nimi', 'Määrä'],
      ['<Åke> & =1+1', 2],
      ['', 0.5],
      ['2026', -5],
    ]);
    expect(hasFormulas).toBe(false);
  });

  it('formats whole numbers and money, each as a number', async () => {
    const { rows } = await workbookOf(['Määrä'], [4500], [0.125], [decimalCell(4500)]);

    expect(rows.slice(1).flat()).toMatchObject([
      { value: 4500, format: 1 },
      { value: 0.125, format: decimals },
      { value: 4500, format: decimals },
    ]);
  });

  it.each<[MomentKind, string, number, number]>([
    ['date', '2027-01-31', 46_418, 14],
    ['date', '1900-03-01', 61, 14],
    ['date-time', '2026-11-20 18:00', 46_346.75, 22],
    ['time', '06:00', 0.25, 20],
  ])('carries a %s as a point in time: %s', async (kind, stored, value, format) => {
    const { rows } = await workbookOf(['When'], [momentCell(kind, stored, 'as text')]);

    expect(rows[1]).toMatchObject([{ value, format }]);
  });

  it('carries dates before March 1900, on which spreadsheets disagree, as texts', async () => {
    const { rows } = await workbookOf(['When'], [momentCell('date', '1900-02-28', '28.2.1900')]);

    expect(rows[1]).toMatchObject([{ value: '28.2.1900', format: 0 }]);
  });

  it('has a bold header that stays in view', async () => {
    const { rows, frozenRows } = await workbookOf(['Nimi', 'Määrä'], ['Åke', 2]);

    expect(rows.map((row) => row.map(({ isBold }) => isBold))).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(frozenRows).toBe(1);
  });

  it('has columns as wide as their contents, within limits', async () => {
    const { widths } = await workbookOf(
      ['Id', 'A longer heading', 'Story', 'When', 'Lines'],
      ['1', 'x', 'word '.repeat(100), momentCell('date-time', '2026-11-20 14:00', ''), 'four\nlines'],
    );

    expect(widths).toEqual([8, 19, 60, 19, 8]);
  });

  it('has all rows of a long table, and no columns when it has no rows', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    const { rows } = await workbookOf(...numbers.map((number) => [number]));

    expect(rows.map(([cell]) => cell?.value)).toEqual(numbers);
    expect((await workbookOf()).widths).toEqual([]);
  });

  it('continues on another sheet under the same header when one is full', async () => {
    const bytes = await buffer(
      xlsxOf([{ name: '', rows: rowsOf([['Nimi'], ['a'], ['b'], ['c'], ['d']]) }], 3),
    );
    const valuesOf = (sheet: string) =>
      readWorkbook(bytes, sheet).rows.map((row) => row.map(({ value }) => value));

    expect(valuesOf('1')).toEqual([['Nimi'], ['a'], ['b']]);
    expect(valuesOf('2')).toEqual([['Nimi'], ['c'], ['d']]);
    expect(() => valuesOf('3')).toThrow('3');
  });

  it('has a sheet for every table, whatever its name', async () => {
    const names = ['Lapset "A"', '<Muut> & isot'];
    const bytes = await buffer(xlsxOf(names.map((name) => ({ name, rows: rowsOf([[name]]) }))));

    for (const name of names) expect(readWorkbook(bytes, name).rows[0]).toMatchObject([{ value: name }]);
  });

  it('carries texts that look like the code of a character', async () => {
    const { rows } = await workbookOf(['_x0041_', '__x000a__', '_xyz_']);

    expect(rows[0]?.map(({ value }) => value)).toEqual(['_x0041_', '__x000a__', '_xyz_']);
  });

  it('gives every cell its address', async () => {
    const { rows } = await workbookOf(
      Array.from({ length: 703 }, () => ''),
      ['b'],
    );

    const [header, second] = rows.map((row) => row.map(({ address }) => address));
    expect([0, 25, 26, 51, 52, 701, 702].map((index) => header?.[index])).toEqual([
      'A1',
      'Z1',
      'AA1',
      'AZ1',
      'BA1',
      'ZZ1',
      'AAA1',
    ]);
    expect(second).toEqual(['A2']);
  });

  it('leaves out what XML cannot carry and what Excel cannot hold', async () => {
    const longest = 'x'.repeat(32_766);
    const { rows } = await workbookOf([`a\u0000\u001Fb\uD800`, `${longest}xx`, `${longest}😀`]);

    expect(rows[0]).toMatchObject([{ value: 'ab\uFFFD' }, { value: `${longest}x` }, { value: longest }]);
  });

  it('stops reading rows when it is abandoned', async () => {
    let read = 0;
    const closed = Promise.withResolvers<undefined>();
    async function* endless(): AsyncGenerator<TableRow> {
      try {
        for (;;) {
          read += 1;
          yield await Promise.resolve([`${read} ${Math.random()}`.repeat(50)]);
        }
      } finally {
        closed.resolve(undefined);
      }
    }
    const stream = tableStream('xlsx', endless());

    for await (const _piece of stream) if (read > 100) break;

    await expect(closed.promise).resolves.toBeUndefined();
  });
});

it('a table fits a workbook up to column XFD, the last one of Excel, and a CSV file always', () => {
  const header = (columns: number) => Array.from({ length: columns }, String);

  expect([16_384, 16_385].map((columns) => fits('xlsx', header(columns)))).toEqual([true, false]);
  expect(fits('csv', header(16_385))).toBe(true);
});
