import { keptWork } from '../unsaved-changes/kept-work.ts';
import type { Json } from './merge-edits.ts';

/** Edits of a document in wire form. */
export interface KeptEdits {
  /** The document as it was before them. */
  readonly before: Json;
  /** The document with them. */
  readonly mine: Json;
}

/** Keeps edits in this tab until the document is opened again (docs/design.md#dialogs-and-messages). False: there is no room for them. */
export function keepEdits(name: string, edits: KeptEdits): boolean {
  return placeOf(name).keep(edits);
}

/** The edits that were kept of a document, once; null: none. */
export function takeKeptEdits(name: string): KeptEdits | null {
  const kept = placeOf(name).find();
  placeOf(name).forget();
  return isKeptEdits(kept) ? kept : null;
}

function placeOf(name: string) {
  return keptWork('tab', `siteDocument:${name}`);
}

function isKeptEdits(kept: unknown): kept is KeptEdits {
  return typeof kept === 'object' && kept !== null && 'before' in kept && 'mine' in kept;
}
