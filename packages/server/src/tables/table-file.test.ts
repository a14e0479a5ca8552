import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableStream, type TableFormat } from './table-file.ts';
import type { TableRow } from './table-row.ts';

async function* rowsOf(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  for (const row of rows) yield await Promise.resolve(row);
}

async function fileOf(format: TableFormat, ...rows: readonly TableRow[]): Promise<Buffer> {
  return buffer(tableStream(format, rowsOf(rows)));
}

/** Contents of the parts of a workbook by name. */
function unzip(workbook: Buffer): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(workbook)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends each row as RFC 4180 says', async () => {
    expect((await fileOf('csv', ['Nimi', 'Määrä'], ['Åke', 2])).toString()).toBe(
      '\uFEFFNimi,Määrä\r\nÅke,2\r\n',
    );
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
  ])('takes the edge off %j, which starts a formula', async (cell) => {
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
  it('carries texts as texts and numbers as numbers', async () => {
    const files = unzip(await fileOf('xlsx', ['Nimi', 'Määrä'], ['<Åke> & =1+1', 2], ['', 0.5]));

    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<t xml:space="preserve">&lt;Åke&gt; &amp; =1+1</t></is></c><c><v>2</v></c>');
    expect(sheet).toContain('<row><c/><c><v>0.5</v></c></row>');
    expect(sheet).not.toContain('<f>');
  });

  it('leaves out what XML cannot carry and what Excel cannot hold', async () => {
    const files = unzip(await fileOf('xlsx', [`a\u0000\u001Fb\uD800`, 'x'.repeat(40_000)]));

    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('>ab\uFFFD<');
    expect(sheet.match(/x{32767,}/)?.[0]).toHaveLength(32_767);
  });

  it('reads no more rows once nobody reads it any more', async () => {
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
