import { afterEach, describe, expect, it } from 'vitest';
import { UnrenderableError } from '../unrenderable-error.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import { createReceiptRenderer, type ReceiptRenderer } from './receipt-renderer.ts';

const receipt: ReceiptDocument = {
  languageTag: 'sv',
  title: 'Ansökan',
  siteName: 'Exempelstad',
  formName: 'Ansökan',
  facts: [{ question: 'Referens', answer: 'K7M4-2RTX-9CHD' }],
  sections: [],
  attachmentsHeading: 'Bilagor',
  attachments: [],
  pageFoot: '{page} / {pages}',
  createdAt: '2026-11-21T17:35:00.000Z',
};

let renderer: ReceiptRenderer | undefined;

afterEach(async () => {
  await renderer?.close();
});

describe('createReceiptRenderer', () => {
  it('renders receipts without blocking the event loop', async () => {
    renderer = createReceiptRenderer();
    const answers = Array.from({ length: 200 }, () => ({
      question: 'Fråga',
      answer: 'Ett svar. '.repeat(200),
    }));
    let beats = 0;
    const heart = setInterval(() => beats++, 5);

    const bytes = await renderer.render({ ...receipt, sections: [{ heading: null, level: 1, answers }] });

    clearInterval(heart);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(beats).toBeGreaterThan(10);
  });

  it('keeps simultaneous requests apart', async () => {
    const many = (renderer = createReceiptRenderer());
    const names = Array.from({ length: 20 }, (_, index) => `Blankett ${index}`);

    const files = await Promise.all(names.map((title) => many.render({ ...receipt, title })));

    files.forEach((file, index) => expect(file.toString('latin1')).toContain(`>Blankett ${index}<`));
  });

  it('fails the one request that cannot be rendered, and renders the next', async () => {
    renderer = createReceiptRenderer();

    const failing = renderer.render({ ...receipt, createdAt: 'never' });

    await expect(failing).rejects.toThrow(new UnrenderableError(new RangeError('Invalid time value')));
    await expect(failing).rejects.toBeInstanceOf(UnrenderableError);
    expect((await renderer.render(receipt)).length).toBeGreaterThan(1000);
  });

  it('restarts after its thread has ended', async () => {
    renderer = createReceiptRenderer();
    const interrupted = renderer.render(receipt);

    await renderer.close();

    await expect(interrupted).rejects.toThrow('ended');
    await expect(interrupted).rejects.not.toBeInstanceOf(UnrenderableError);
    expect((await renderer.render(receipt)).length).toBeGreaterThan(1000);
  });
});
