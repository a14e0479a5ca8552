import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ReceiptAnswer, ReceiptDocument, ReceiptSection } from './receipt-document.ts';
import type { ReceiptFonts, Weight } from './receipt-fonts.ts';
import type { PrintedLogo } from './receipt-logo.ts';
import { breakLines } from './text-layout.ts';

type Structure = PDFKit.PDFStructureElement;

interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly spaceBefore: number;
}

// Sizes in points; colours have a contrast of at least 7:1 on white.
const page = { width: 595.28, height: 841.89, left: 57, right: 57, top: 60, bottom: 68 };
const textWidth = page.width - page.left - page.right;
const lineSpacing = 1.35;
const ink = '#1a1f26';
const softInk = '#4a5260';
const styles = {
  site: { size: 10, weight: 400, colour: softInk, spaceBefore: 0 },
  title: { size: 20, weight: 600, colour: ink, spaceBefore: 4 },
  heading: { size: 14, weight: 600, colour: ink, spaceBefore: 20 },
  subheading: { size: 12, weight: 600, colour: ink, spaceBefore: 16 },
  question: { size: 10.5, weight: 600, colour: ink, spaceBefore: 10 },
  answer: { size: 11, weight: 400, colour: ink, spaceBefore: 1 },
  foot: { size: 9, weight: 400, colour: softInk, spaceBefore: 0 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/**
 * How many line ends a document prints as such; in texts beyond that they become slashes. Otherwise answers of nothing but line ends
 * would fill thousands of pages, more than the thread that renders them has memory for.
 */
const maxLineEnds = 5_000;

const lineEnd = /\r\n|[\r\n\u2028\u2029]/gu;

/**
 * Renders a submission as an accessible PDF (specification D12): PDF/UA-1 with tags in reading order, language, title and
 * embedded fonts. The same document always gives the same bytes.
 */
export async function renderReceiptPdf(
  receipt: ReceiptDocument,
  fonts: ReceiptFonts,
  logo: PrintedLogo | null = null,
): Promise<Buffer> {
  const sheet = new Sheet(receipt, fonts);
  if (logo !== null) sheet.addLogo(logo);
  sheet.addParagraph('P', receipt.siteName, styles.site);
  sheet.addParagraph('H1', receipt.formName, styles.title);
  sheet.addAnswers(receipt.facts);
  for (const section of receipt.sections) addSection(sheet, section);
  if (receipt.attachments.length > 0) {
    sheet.addParagraph('H2', receipt.attachmentsHeading, styles.heading);
    sheet.addList(receipt.attachments);
  }
  return sheet.finish();
}

function addSection(sheet: Sheet, { heading, level, answers }: ReceiptSection): void {
  if (heading !== null && heading !== '')
    sheet.addParagraph(level === 1 ? 'H2' : 'H3', heading, level === 1 ? styles.heading : styles.subheading);
  else sheet.addGap(styles.heading.spaceBefore - styles.question.spaceBefore);
  sheet.addAnswers(answers);
}

/** The pages as one long sheet, with page breaks where the content needs them. */
class Sheet {
  readonly #receipt: ReceiptDocument;
  readonly #fonts: ReceiptFonts;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Structure;
  #y = page.top;
  #lineEnds = 0;

  constructor(receipt: ReceiptDocument, fonts: ReceiptFonts) {
    this.#receipt = receipt;
    this.#fonts = fonts;
    this.#pdf = openPdf(receipt);
    // @ts-expect-error -- pdfkit also accepts an opened font, which @types/pdfkit 0.17 lacks
    for (const weight of [400, 600] as const) this.#pdf.registerFont(`${weight}`, fonts.fontOf(weight));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** Draws the logo above the site's name. It is an artifact, not content: the name says the same. */
  addLogo({ png, width, height }: PrintedLogo): void {
    this.#pdf.markContent('Artifact');
    this.#pdf.image(png, page.left, this.#y, { width, height });
    this.#pdf.endMarkedContent();
    this.addGap(height + 8);
  }

  addGap(height: number): void {
    this.#y += height;
  }

  addParagraph(tag: string, text: string, style: TextStyle): void {
    // A heading is kept together with the first lines that follow.
    const needed = style.spaceBefore + style.size * lineSpacing * (tag === 'P' ? 1 : 5);
    if (this.#y + needed > page.height - page.bottom) this.#newPage();
    this.#write(this.#root, tag, text, style);
  }

  /** Writes questions and answers as a list in which the question labels the answer. */
  addAnswers(answers: readonly ReceiptAnswer[]): void {
    if (answers.length === 0) return;
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const { question, answer } of answers) {
      const item = this.#pdf.struct('LI');
      list.add(item);
      const together =
        styles.question.spaceBefore + lineSpacing * (styles.question.size + styles.answer.size);
      if (this.#y + together > page.height - page.bottom) this.#newPage();
      this.#write(item, 'Lbl', question, styles.question);
      this.#write(item, 'LBody', answer, styles.answer);
      item.end();
    }
    list.end();
  }

  addList(texts: readonly string[]): void {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const text of texts) {
      const item = this.#pdf.struct('LI');
      list.add(item);
      this.#write(item, 'LBody', text, { ...styles.answer, spaceBefore: 4 });
      item.end();
    }
    list.end();
  }

  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#writeFeet();
    const bytes = buffer(this.#pdf);
    this.#pdf.end();
    return bytes;
  }

  /** Writes one tagged text. When it crosses a page break, each part is marked separately under the same tag. */
  #write(parent: Structure, tag: string, text: string, style: TextStyle): void {
    const element = this.#pdf.struct(tag);
    parent.add(element);
    this.#y += style.spaceBefore;
    const height = style.size * lineSpacing;
    let rest = this.#breakLines(this.#limitLineEnds(text), style);
    while (rest.length > 0) {
      const room = Math.floor((page.height - page.bottom - this.#y) / height);
      const here = rest.slice(0, Math.max(0, room));
      if (here.length > 0) element.add(() => this.#draw(here, style));
      rest = rest.slice(here.length);
      if (rest.length > 0) this.#newPage();
    }
    element.end();
  }

  #limitLineEnds(text: string): string {
    this.#lineEnds += text.match(lineEnd)?.length ?? 0;
    return this.#lineEnds > maxLineEnds ? text.replace(lineEnd, ' / ') : text;
  }

  #draw(lines: readonly string[], style: TextStyle): void {
    for (const line of lines) {
      this.#drawLine(line, this.#y, style);
      this.#y += style.size * lineSpacing;
    }
  }

  #drawLine(line: string, top: number, style: TextStyle): void {
    const text = this.#fonts.printable(line, style.weight);
    this.#use(style).fillColor(style.colour).text(text, page.left, top, { lineBreak: false });
  }

  #breakLines(text: string, style: TextStyle): readonly string[] {
    const pdf = this.#use(style);
    return breakLines(text, textWidth, (part) =>
      pdf.widthOfString(this.#fonts.printable(part, style.weight)),
    );
  }

  #use({ weight, size }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf.font(`${weight}`).fontSize(size);
  }

  #newPage(): void {
    this.#pdf.addPage();
    this.#y = page.top;
  }

  #writeFeet(): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.#pdf.switchToPage(start + index);
      const text = this.#receipt.pageFoot.replace('{page}', `${index + 1}`).replace('{pages}', `${count}`);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const [line] = this.#breakLines(text, styles.foot);
      if (line !== undefined) this.#drawLine(line, page.height - page.bottom + 26, styles.foot);
      this.#pdf.endMarkedContent();
    }
  }
}

function openPdf(receipt: ReceiptDocument): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // @ts-expect-error -- @types/pdfkit 0.17 lacks this subset, which pdfkit supports
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: receipt.languageTag,
    font: '',
    info: { Creator: 'Form Portal', Producer: 'Form Portal', CreationDate: new Date(receipt.createdAt) },
  });
  Object.assign(pdf.info, { Title: new InfoText(receipt.title), Author: new InfoText(receipt.siteName) });
  return pdf;
}

/** pdfkit 0.20 writes one value both as a PDF string (`valueOf`) and, without escaping it, into XML (`toString`). */
class InfoText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
  }
}
