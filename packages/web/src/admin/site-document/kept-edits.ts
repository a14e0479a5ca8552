import type { Json } from './merge-edits.ts';

/** Edits that wait for their author to sign in again, in wire form. */
export interface KeptEdits {
  /** The document they were made from. */
  readonly before: Json;
  readonly mine: Json;
}

function placeOf(name: string): string {
  return `siteDocument:${name}`;
}

/** Keeps edits in this tab until the document is opened again (docs/design.md#dialogs-and-messages). */
export function keepEdits(name: string, edits: KeptEdits): void {
  try {
    sessionStorage.setItem(placeOf(name), JSON.stringify(edits));
  } catch {
    // A browser without storage loses them, as it would with any reload.
  }
}

/** The edits that were kept of a document, once; null: none were. */
export function findKeptEdits(name: string): KeptEdits | null {
  try {
    const kept = sessionStorage.getItem(placeOf(name));
    sessionStorage.removeItem(placeOf(name));
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}
