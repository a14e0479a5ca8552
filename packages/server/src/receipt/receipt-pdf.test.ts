import { describe, expect, it } from 'vitest';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { ReceiptDocument } from './receipt-document.ts';
import { openReceiptFonts } from './receipt-fonts.ts';
import { createLogoPrinter } from './receipt-logo.ts';
import { renderReceiptPdf } from './receipt-pdf.ts';
import { aPng } from './testing/a-png.ts';

const fonts = openReceiptFonts();
const { OPS } = await getResolvedPDFJS();

describe('renderReceiptPdf', () => {
  it('contains all content as real text, in reading order', async () => {
    const { texts } = await read(aReceipt());

    expect(texts).toEqual([
      'P: Esimerkkikunta',
      'H1: Avustushakemus',
      'Lbl: Viitetunnus',
      'LBody: K7M4-2RTX-9CHD',
      'Lbl: Onko yhteisö rekisteröity?',
      'LBody: Kyllä',
      'H2: Hakija',
      'Lbl: Nimi',
      'LBody: Åke Öhman',
      'Lbl: Kuvaus',
      'LBody: Ensimmäinen rivi Toinen rivi',
      'H2: Liitteet',
      'LBody: tilinpäätös.pdf (1,2 Mt)',
    ]);
  });

  it('is tagged and has a language and a title for screen readers (PDF/UA)', async () => {
    const { pdf } = await read(aReceipt({ title: 'A & B <K7M4>' }));
    const { info, metadata } = await pdf.getMetadata();

    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Title: 'A & B <K7M4>', Language: 'fi', Author: 'Esimerkkikunta' });
    expect(metadata?.get('dc:title')).toBe('A & B <K7M4>');
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(Buffer.from(await pdf.getData()).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('nests questions and answers as list items, and leaves only page footers untagged', async () => {
    const { pdf } = await read(aReceipt());
    const page = await pdf.getPage(1);

    expect(outline(await page.getStructTree())).toBe(
      'Document(P H1 L(LI(Lbl LBody)) L(LI(Lbl LBody)) H2 L(LI(Lbl LBody) LI(Lbl LBody)) H2 L(LI(LBody)))',
    );
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const untagged = textOutside(items, ['P', 'H1', 'H2', 'Lbl', 'LBody']);
    expect(untagged).toBe('Viitetunnus K7M4-2RTX-9CHD, sivu 1 / 1');
  });

  it('draws the logo above the name of the site, as no content', async () => {
    const logo = createLogoPrinter()({
      path: '/logos/a.png',
      content: aPng(),
    });
    const pdf = await getDocumentProxy(new Uint8Array(await renderReceiptPdf(aReceipt(), fonts, logo)));
    const page = await pdf.getPage(1);

    const { fnArray } = await page.getOperatorList();
    expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(1);
    expect(outline(await page.getStructTree())).toMatch(/^Document\(P H1 /);
    expect(createLogoPrinter()({ path: '/logos/a.png', content: Buffer.from('no picture') })).toBeNull();
  });

  it.each([
    ['Suomi', 'Äiti, älä öykkäröi: 5 € – ”näin”'],
    ['Sápmi', 'Davvisámegiella: čáhci, ŋ, đ, ŧ, ž'],
    ['Русский', 'Привет, мир: съешь же ещё этих мягких булок'],
    ['Ελληνικά', 'Ξεσκεπάζω τὴν ψυχοφθόρα βδελυγμία'],
    ['Tiếng Việt', 'Chữ Việt có dấu: ẵ ễ ợ'],
    ['mixed', 'Наталья Öhman'],
  ])('embeds a font for %s', async (_language, text) => {
    const { texts } = await read(aReceipt({ formName: text }));

    expect(texts).toContain(`H1: ${text}`);
  });

  it('writes code points for characters without a font, so that no value is lost', async () => {
    const { texts } = await read(aReceipt({ formName: 'Hei 😀 שלום' }));

    expect(texts).toContain('H1: Hei [U+1F600] [U+05E9][U+05DC][U+05D5][U+05DD]');
  });

  it('has as many pages as the answers take, each with its number and all text tagged', async () => {
    const line = 'Tämä on yksi monista riveistä, joita pitkässä vastauksessa on.';
    const answers = Array.from({ length: 40 }, (_, index) => ({
      question: `Kysymys ${index + 1}`,
      answer: `${line}\n`.repeat(index),
    }));
    const { pdf, texts } = await read(aReceipt({ sections: [{ heading: null, level: 1, answers }] }));

    expect(pdf.numPages).toBeGreaterThan(10);
    const all = texts.join(' ');
    expect(all.split(line).length - 1).toBe((40 * 39) / 2);
    expect(all.match(/Kysymys \d+/g)).toHaveLength(40);
    const { items } = await (await pdf.getPage(7)).getTextContent();
    expect(joined(items)).toContain(`sivu 7 / ${pdf.numPages}`);
  });

  it('prints line ends as slashes when answers have too many, and nothing is lost', async () => {
    const lines = Array.from({ length: 6_000 }, (_, index) => String(index));
    const answers = [{ question: 'Kuvaus', answer: lines.join('\n') }];
    const { pdf, texts } = await read(aReceipt({ sections: [{ heading: null, level: 1, answers }] }));

    expect(texts.join(' ').replaceAll('LBody: ', '')).toContain(lines.join(' / '));
    expect(pdf.numPages).toBeLessThan(20);
  });

  it('returns the same bytes for the same document', async () => {
    const [one, other] = [
      await renderReceiptPdf(aReceipt(), fonts),
      await renderReceiptPdf(aReceipt(), openReceiptFonts()),
    ];

    expect(one.equals(other)).toBe(true);
  });
});

function aReceipt(changes: Partial<ReceiptDocument> = {}): ReceiptDocument {
  return {
    languageTag: 'fi',
    title: 'Avustushakemus, K7M4-2RTX-9CHD',
    siteName: 'Esimerkkikunta',
    formName: 'Avustushakemus',
    facts: [{ question: 'Viitetunnus', answer: 'K7M4-2RTX-9CHD' }],
    sections: [
      { heading: null, level: 1, answers: [{ question: 'Onko yhteisö rekisteröity?', answer: 'Kyllä' }] },
      {
        heading: 'Hakija',
        level: 1,
        answers: [
          { question: 'Nimi', answer: 'Åke Öhman' },
          { question: 'Kuvaus', answer: 'Ensimmäinen rivi\nToinen rivi' },
        ],
      },
    ],
    attachmentsHeading: 'Liitteet',
    attachments: ['tilinpäätös.pdf (1,2 Mt)'],
    pageFoot: 'Viitetunnus K7M4-2RTX-9CHD, sivu {page} / {pages}',
    createdAt: '2026-11-21T17:35:00.000Z',
    ...changes,
  };
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];
type Tree = Awaited<ReturnType<Page['getStructTree']>>;

/** The document as an independent PDF reader parses it: `tag: text` in the order of the tags. */
async function read(receipt: ReceiptDocument): Promise<{ pdf: Pdf; texts: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderReceiptPdf(receipt, fonts)));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const content = textById(items);
    for (const { role, id } of leaves(await page.getStructTree())) {
      texts.push(`${role}: ${content.get(id)?.trim() ?? ''}`);
    }
  }
  return { pdf, texts };
}

function textById(items: Items): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let open: string | undefined;
  for (const item of items) {
    if ('str' in item) {
      if (open !== undefined)
        texts.set(open, `${texts.get(open) ?? ''}${item.hasEOL ? `${item.str} ` : item.str}`);
    } else {
      open = item.type === 'endMarkedContent' ? undefined : item.id;
    }
  }
  return new Map([...texts].map(([id, text]) => [id, text.replace(/\s+/g, ' ')]));
}

function textOutside(items: Items, tags: readonly string[]): string {
  let open = '';
  const found: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (!tags.includes(open)) found.push(item.str);
    } else {
      open = item.type === 'endMarkedContent' ? '' : ((item as { tag?: string }).tag ?? '');
    }
  }
  return found.join('').trim();
}

function joined(items: Items): string {
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

type Node = Tree['children'][number];

function leaves(node: Tree | Node, role = ''): { role: string; id: string }[] {
  if (!('children' in node)) return [{ role, id: node.id }];
  return node.children.flatMap((child: Node) => leaves(child, node.role));
}

function outline(node: Tree | Node): string {
  if (!('children' in node)) return '';
  const inner = node.children.map(outline).filter(Boolean).join(' ');
  return node.role === 'Root' ? inner : inner === '' ? node.role : `${node.role}(${inner})`;
}
