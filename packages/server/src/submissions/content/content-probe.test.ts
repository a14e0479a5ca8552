import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeZip, sampleFiles } from '../testing/sample-files.ts';
import { ContentProbe } from './content-probe.ts';

const files = sampleFiles as Readonly<Record<string, Buffer>>;
const image = sampleFiles['kuva.png'];
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

describe('ContentProbe', () => {
  it.each(Object.keys(files))('accepts %s, and its name in capitals', async (name) => {
    const content = files[name] ?? Buffer.alloc(0);

    expect(await agrees(name, content)).toBe(true);
    expect(await agrees(name.toUpperCase(), content)).toBe(true);
  });

  it.each(Object.keys(files).filter((name) => !/\.(png|txt|csv)$/.test(name)))(
    'refuses an image under the name of %s',
    async (name) => {
      expect(await agrees(name, image)).toBe(false);
    },
  );

  it.each([
    ['text named as an image', 'kuva.png', Buffer.from('hello')],
    ['a program named as an image', 'kuva.png', program],
    ['a program named as a document', 'kirje.docx', program],
    [
      'a program with a document at its end',
      'kirje.docx',
      Buffer.concat([program, sampleFiles['kirje.docx']]),
    ],
    ['a PDF named as text', 'muistio.txt', sampleFiles['selvitys.pdf']],
    ['text with a NUL', 'muistio.txt', Buffer.from('hello\0world')],
    ['text with control characters', 'luvut.csv', Buffer.from('a;b\u0007\n')],
    ['a plain zip named as a document', 'kirje.docx', sampleFiles['paketti.zip']],
    ['a table named as a letter', 'kirje.docx', sampleFiles['taulukko.xlsx']],
    ['a table of the other family named as a letter', 'kirje.odt', sampleFiles['taulukko.ods']],
    ['a cut document', 'kirje.docx', sampleFiles['kirje.docx'].subarray(0, -10)],
    ['a program under a name of the administrator', 'piirros.dwg', program],
  ])('refuses %s', async (_name, fileName, content) => {
    expect(await agrees(fileName, content)).toBe(false);
  });

  const office = [
    ['[Content_Types].xml', '<Types/>'],
    ['word/document.xml', '<document/>'],
  ] as const;
  const openDocument = [['mimetype', 'application/vnd.oasis.opendocument.text', 'stored']] as const;

  it.each([
    ['kirje.docx', office, 'word/vbaProject.bin'],
    ['kirje.odt', openDocument, 'Basic/Standard/Module1.xml'],
    ['kirje.odt', openDocument, 'Scripts/python/macro.py'],
  ])('refuses %s with macros, which has the name of a document without', async (name, parts, macro) => {
    expect(await agrees(name, makeZip([...parts]))).toBe(true);
    expect(await agrees(name, makeZip([...parts, [macro, 'x']]))).toBe(false);
  });

  it.each([
    ['text that begins like an image', 'auto.txt', Buffer.from('BMW on auto')],
    ['text that begins like a program', 'mz.txt', Buffer.from('MZ-sarja, kuvaus')],
    ['text of no characters but blanks', 'tyhja.txt', Buffer.from('  \n')],
    [
      'a PDF after a line written by a scanner',
      'skannaus.pdf',
      Buffer.concat([Buffer.from('scanner\n'), sampleFiles['selvitys.pdf']]),
    ],
    [
      'anything but a program with an extension added by an administrator',
      'piirros.dwg',
      Buffer.from('AC1027 drawing'),
    ],
  ])('accepts %s', async (_name, fileName, content) => {
    expect(await agrees(fileName, content)).toBe(true);
  });

  it('finds the directory of a long document at its end', async () => {
    const content = makeZip([
      ['[Content_Types].xml', '<Types/>'],
      ['word/document.xml', '<document/>'],
      ['word/media/photo.jpg', image.toString('base64').repeat(9000)],
      ...Array.from({ length: 800 }, (_, index) => [`word/media/image${index}.png`, 'x'] as const),
    ]);

    expect(await agrees('kirje.docx', content)).toBe(true);
  });

  it('passes content on unchanged, with the same result however it is split into chunks', async () => {
    const names = fc.constantFrom(...Object.keys(files));
    await fc.assert(
      fc.asyncProperty(names, names, fc.integer({ min: 1, max: 200 }), async (name, other, cut) => {
        const content = files[other] ?? Buffer.alloc(0);
        const probe = new ContentProbe(name);
        const seen: Buffer[] = [];
        for await (const chunk of probe.watch(chunks(content, cut))) seen.push(chunk);

        expect(Buffer.concat(seen).equals(content)).toBe(true);
        expect(await probe.agrees(content.subarray(0, 4100))).toBe(await agrees(name, content));
      }),
    );
  });

  it('accepts an archive written by a common program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'form-portal-tar-'));
    writeFileSync(join(folder, 'a.txt'), 'hello');
    execFileSync('tar', ['-cf', 'a.tar', 'a.txt'], { cwd: folder });
    execFileSync('tar', ['-czf', 'a.tgz', 'a.txt'], { cwd: folder });

    expect(await agrees('a.tar', readFileSync(join(folder, 'a.tar')))).toBe(true);
    expect(await agrees('a.tgz', readFileSync(join(folder, 'a.tgz')))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('returns a result for any bytes', async () => {
    const heads = fc.constantFrom(
      '',
      'PK\u0003\u0004',
      'GIF89a',
      '\u001f\u008b\u0008',
      'ID3\u0003',
      '%PDF-',
      'RIFF',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(files)),
        heads,
        fc.uint8Array(),
        async (name, head, rest) => {
          expect([true, false]).toContain(
            await agrees(name, Buffer.concat([Buffer.from(head, 'latin1'), rest])),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

async function agrees(name: string, content: Buffer): Promise<boolean> {
  const probe = new ContentProbe(name);
  for await (const chunk of probe.watch(chunks(content, 65_536))) void chunk;
  return probe.agrees(content.subarray(0, 4100));
}

async function* chunks(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
