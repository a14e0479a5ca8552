import { keptWork } from '../unsaved-changes/kept-work.ts';
import type { Json } from './merge-edits.ts';

/** Edits of a document in wire form. */
export interface KeptEdits {
  /** The document before the edits. */
  readonly before: Json;
  /** The document after the edits. */
  readonly mine: Json;
}

/** Keeps edits in this tab until the document is opened again (docs/design.md#dialogs-and-messages). False: the storage is full. */
export function keepEdits(name: string, edits: KeptEdits): boolean {
  return keptEditsOf(name).keep(edits);
}

/** The kept edits of a document; null: none. */
export function findKeptEdits(name: string): KeptEdits | null {
  const kept = keptEditsOf(name).find();
  return isKeptEdits(kept) ? kept : null;
}

export function forgetKeptEdits(name: string): void {
  keptEditsOf(name).forget();
}

function keptEditsOf(name: string) {
  return keptWork('tab', `siteDocument:${name}`);
}

function isKeptEdits(kept: unknown): kept is KeptEdits {
  return typeof kept === 'object' && kept !== null && 'before' in kept && 'mine' in kept;
}
