import { sameContent } from '@form-portal/domain';
import type { Guid, TextKey } from '@form-portal/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EditorStore } from '../../editor-store.ts';
import type { SeparateChange, SeparateDrafts, SeparateSection } from '../../model/separate-changes.ts';

/** A setting that stands beside the form: typed as a draft, and saved on its own. */
export interface SeparateSetting<Section extends SeparateSection, Value> {
  readonly section: Section;
  /** The key of the stored value among the queries. */
  readonly queryKey: (form: Guid) => QueryKey;
  readonly draftOf: (stored: Value) => SeparateDrafts[Section];
  /** What was typed; undefined while something is wrong with it. */
  readonly valueOf: (draft: SeparateDrafts[Section]) => Value | undefined;
  /** Stores a value. Throws a `CallError`. */
  readonly send: (form: Guid, value: Value) => Promise<unknown>;
  /** Says that it was saved. */
  readonly savedKey: TextKey;
}

/** The open editor and the queries of its page. */
export interface SeparateEnv {
  readonly store: EditorStore;
  readonly client: QueryClient;
}

/** Takes what was typed into the editor; the same as what is stored is no change. */
export function changeSeparate<Section extends SeparateSection, Value>(
  { section, draftOf }: SeparateSetting<Section, Value>,
  store: EditorStore,
  { draft, stored }: { readonly draft: SeparateDrafts[Section]; readonly stored: Value },
): void {
  if (sameContent(draft, draftOf(stored))) return put(store, section, null);
  const current = store.state().window.separate[section];
  put(store, section, { refused: null, error: null, isSaving: false, ...current, draft });
}

/** Saves the changes of a section. Returns whether there are none left; if not, the section says why. */
export async function saveSeparate<Section extends SeparateSection, Value>(
  { section, queryKey, valueOf, send }: SeparateSetting<Section, Value>,
  { store, client }: SeparateEnv,
): Promise<boolean> {
  const current = (): SeparateChange<SeparateDrafts[Section]> | null =>
    store.state().window.separate[section];
  const form = store.state().baseline.guid;
  const change = current();
  if (change === null || form === null) return true;
  if (change.isSaving) return false;
  const { draft } = change;
  const value = valueOf(draft);
  // A copy, so that the control is focused again when the same draft is refused again.
  if (value === undefined) return (put(store, section, { ...change, refused: { ...draft } }), false);
  put(store, section, { ...change, refused: null, error: null, isSaving: true });
  try {
    await send(form, value);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const now = current();
    if (now !== null) put(store, section, { ...now, error, isSaving: false });
    return false;
  }
  client.setQueryData(queryKey(form), value);
  const now = current();
  const isWhole = now === null || sameContent(now.draft, draft);
  put(store, section, isWhole ? null : { ...now, isSaving: false });
  return isWhole;
}

function put<Section extends SeparateSection>(
  store: EditorStore,
  section: Section,
  change: SeparateChange<SeparateDrafts[Section]> | null,
): void {
  const { separate } = store.state().window;
  store.dispatch({ kind: 'window', change: { separate: { ...separate, [section]: change } } });
}
