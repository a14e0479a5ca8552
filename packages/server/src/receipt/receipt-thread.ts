/** The thread that renders receipts, started by receipt-renderer.ts. */
import { parentPort } from 'node:worker_threads';
import type { ReceiptDocument } from './receipt-document.ts';
import { openReceiptFonts } from './receipt-fonts.ts';
import { createLogoPrinter, type LogoFile } from './receipt-logo.ts';
import { renderReceiptPdf } from './receipt-pdf.ts';

/** A request to the thread. */
export interface RenderRequest {
  readonly id: number;
  readonly receipt: ReceiptDocument;
  readonly logo: LogoFile | null;
}

/** The thread's response: the file, or the error. */
export type RenderResult =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: unknown };

const fonts = openReceiptFonts();
const print = createLogoPrinter();

parentPort?.on('message', (request: RenderRequest) => void respond(request));

async function respond({ id, receipt, logo }: RenderRequest): Promise<void> {
  try {
    const bytes = await renderReceiptPdf(receipt, fonts, print(logo));
    send({ id, bytes });
  } catch (failure) {
    send({ id, failure });
  }
}

function send(result: RenderResult): void {
  parentPort?.postMessage(result);
}
