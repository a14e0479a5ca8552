import { useCallback, useState } from 'react';
import { callAndReadVersion, CallError } from '../api/call.ts';
import { keepEdits } from './kept-edits.ts';
import { isSameJson, withMember } from './merge-edits.ts';
import { fetchDocument, openedOver } from './site-document.ts';
import type { Clash } from './merge-edits.ts';
import type { OpenedDocument, SiteDocument } from './site-document.ts';

/** Why a document was not saved. `merged`: somebody else had saved; their changes are in the page now, beside the own ones. */
export type SaveTrouble =
  | { readonly kind: 'refused'; readonly lines: readonly string[] }
  | { readonly kind: 'merged' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' };

/** A document of the site while somebody works on it. */
export interface EditedDocument<Value> {
  readonly value: Value;
  /** As it is stored, as far as this page knows. */
  readonly stored: Value;
  readonly isDirty: boolean;
  readonly clashes: readonly Clash[];
  /** The same all the time. */
  readonly change: (edit: (value: Value) => Value) => void;
  /** Puts what somebody else wrote in the place of the own value. */
  readonly takeTheirs: (clash: Clash) => void;
  /** Saves over the version that was opened; null: saved. */
  readonly save: () => Promise<SaveTrouble | null>;
  /** Keeps what is not saved in this tab until the document is opened again (docs/design.md#dialogs-and-messages). */
  readonly keep: () => void;
}

/** Works on a document. What is typed while it is being saved stays. */
export function useSiteDocument<Value>(
  document: SiteDocument<Value>,
  opened: OpenedDocument<Value>,
  onSaved: (saved: Value) => void,
): EditedDocument<Value> {
  const [state, setState] = useState(opened);
  const { base, value, clashes } = state;
  const isDirty = value !== base.value && !isSameJson(document.toWire(value), document.toWire(base.value));

  const change = useCallback<EditedDocument<Value>['change']>((edit) => {
    setState((now) => ({ ...now, value: edit(now.value) }));
  }, []);

  async function save(): Promise<SaveTrouble | null> {
    try {
      const input = { body: document.toWire(value), ifMatch: base.version };
      const saved = await callAndReadVersion(document.saveRoute, input, document.fromWire);
      setState((now) => ({
        base: saved,
        value: now.value === value ? saved.value : now.value,
        clashes: [],
      }));
      onSaved(saved.value);
      return null;
    } catch (error) {
      if (error instanceof CallError && error.status === 409) return merge();
      return troubleOf(error);
    }
  }

  async function merge(): Promise<SaveTrouble> {
    try {
      const theirs = await fetchDocument(document);
      setState((now) =>
        openedOver(document, theirs, {
          before: document.toWire(now.base.value),
          mine: document.toWire(now.value),
        }),
      );
      return { kind: 'merged' };
    } catch (error) {
      return troubleOf(error);
    }
  }

  return {
    value,
    stored: base.value,
    isDirty,
    clashes,
    change,
    takeTheirs: (clash) =>
      setState((now) => {
        const taken = document.fromWire(withMember(document.toWire(now.value), clash.path, clash.theirs));
        const others = now.clashes.filter((other) => other !== clash);
        return taken.ok ? { ...now, value: taken.value, clashes: others } : now;
      }),
    save,
    keep: () =>
      keepEdits(document.name, { before: document.toWire(base.value), mine: document.toWire(value) }),
  };
}

function troubleOf(error: unknown): SaveTrouble {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0) return { kind: 'offline' };
  if (error.status === 401 || error.status === 403) return { kind: 'signed-out' };
  return { kind: 'refused', lines: error.message.split('\n').filter((line) => line !== '') };
}
