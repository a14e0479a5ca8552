/** The thread in which receipts are drawn: reads documents, answers with their bytes. Started by receipt-renderer.ts. */
import { parentPort } from 'node:worker_threads';
import type { ReceiptDocument } from './receipt-document.ts';
import { openReceiptFonts } from './receipt-fonts.ts';
import { renderReceiptPdf } from './receipt-pdf.ts';

/** What the thread is asked. */
export interface RenderRequest {
  readonly id: number;
  readonly receipt: ReceiptDocument;
}

/** What it answers: the file, or why there is none. */
export type RenderResult =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: unknown };

const fonts = openReceiptFonts();

parentPort?.on('message', (request: RenderRequest) => void answer(request));

async function answer({ id, receipt }: RenderRequest): Promise<void> {
  try {
    const bytes = await renderReceiptPdf(receipt, fonts);
    send({ id, bytes });
  } catch (failure) {
    send({ id, failure });
  }
}

function send(result: RenderResult): void {
  parentPort?.postMessage(result);
}
