import { sameContent } from '@form-portal/domain';
import { attemptSave } from '../../../unsaved-changes/attempt-save.ts';
import {
  afterEvent,
  isDirty,
  unsavedChanges,
  type SaveEvent,
  type UnsavedChanges,
} from '../../../unsaved-changes/unsaved-changes.ts';
import type { Guid, TextKey } from '@form-portal/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EditorStore } from '../../editor-store.ts';
import type { SeparateDrafts, SeparateSection } from '../../model/separate-changes.ts';

/** A setting that stands beside the form: typed as a draft, and saved on its own by the lifecycle of all unsaved changes. */
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

const rules = {
  isSame: sameContent,
  rebase: <Draft>(current: Draft): Draft => current,
};

/** Takes what was typed into the editor; the same as what is stored is no change. */
export function changeSeparate<Section extends SeparateSection, Value>(
  { section, draftOf }: SeparateSetting<Section, Value>,
  store: EditorStore,
  { draft, stored }: { readonly draft: SeparateDrafts[Section]; readonly stored: Value },
): void {
  const changes = store.state().window.separate[section] ?? unsavedChanges(draftOf(stored));
  put(
    store,
    section,
    afterEvent<SeparateDrafts[Section]>(changes, { kind: 'changed', change: () => draft }, rules),
  );
}

/** Saves the changes of a section. Returns whether there are none left; if not, the section says why. */
export async function saveSeparate<Section extends SeparateSection, Value>(
  { section, queryKey, draftOf, valueOf, send }: SeparateSetting<Section, Value>,
  { store, client }: SeparateEnv,
): Promise<boolean> {
  const current = (): UnsavedChanges<SeparateDrafts[Section]> | null =>
    store.state().window.separate[section];
  const apply = (event: SaveEvent<SeparateDrafts[Section]>): void => {
    const changes = current();
    if (changes !== null) put(store, section, afterEvent<SeparateDrafts[Section]>(changes, event, rules));
  };
  const form = store.state().baseline.guid;
  const changes = current();
  if (changes === null || form === null) return true;
  if (changes.save.phase === 'saving') return false;
  const value = valueOf(changes.current);
  if (value === undefined) {
    apply({ kind: 'save-refused', by: 'check', problems: [], error: '' });
    return false;
  }
  apply({ kind: 'save', newer: 'overwrite' });
  const outcome = await attemptSave(async () => {
    await send(form, value);
    return draftOf(value);
  });
  if (outcome.kind === 'saved') client.setQueryData(queryKey(form), value);
  apply(outcome);
  return current() === null;
}

/** Keeps the changes of a section, or none when it is as stored and nothing is on its way. */
function put<Section extends SeparateSection>(
  store: EditorStore,
  section: Section,
  changes: UnsavedChanges<SeparateDrafts[Section]>,
): void {
  const { separate } = store.state().window;
  const isKept = changes.save.phase === 'saving' || isDirty(changes, rules);
  store.dispatch({
    kind: 'window',
    change: { separate: { ...separate, [section]: isKept ? changes : null } },
  });
}
