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
import type { PolicyDrafts, PolicyName } from '../../model/saving/policy-changes.ts';

/** A policy of a form: typed as a draft, and saved apart from the form by the lifecycle of all unsaved changes. */
export interface FormPolicy<Name extends PolicyName, Value> {
  readonly name: Name;
  /** The key of the stored value among the queries. */
  readonly queryKey: (form: Guid) => QueryKey;
  readonly draftOf: (stored: Value) => PolicyDrafts[Name];
  /** What was typed; undefined while something is wrong with it. */
  readonly valueOf: (draft: PolicyDrafts[Name]) => Value | undefined;
  /** Stores a value. Throws a `CallError`. */
  readonly send: (form: Guid, value: Value) => Promise<unknown>;
  /** Says that it was saved. */
  readonly savedKey: TextKey;
}

/** The open editor and the queries of its page. */
export interface PolicyEnv {
  readonly store: EditorStore;
  readonly client: QueryClient;
}

const rules = {
  isSame: sameContent,
  rebase: <Draft>(current: Draft): Draft => current,
};

/** Puts a draft into the editor's state; one with the stored value is not a change. */
export function changePolicy<Name extends PolicyName, Value>(
  { name, draftOf }: FormPolicy<Name, Value>,
  store: EditorStore,
  { draft, stored }: { readonly draft: PolicyDrafts[Name]; readonly stored: Value },
): void {
  const changes = store.state().window.policies[name] ?? unsavedChanges(draftOf(stored));
  put(store, name, afterEvent<PolicyDrafts[Name]>(changes, { kind: 'changed', change: () => draft }, rules));
}

/** Saves the changes of a policy. Returns whether there are none left; if not, its section says why. */
export async function savePolicy<Name extends PolicyName, Value>(
  { name, queryKey, draftOf, valueOf, send }: FormPolicy<Name, Value>,
  { store, client }: PolicyEnv,
): Promise<boolean> {
  const current = (): UnsavedChanges<PolicyDrafts[Name]> | null => store.state().window.policies[name];
  const apply = (event: SaveEvent<PolicyDrafts[Name]>): void => {
    const changes = current();
    if (changes !== null) put(store, name, afterEvent<PolicyDrafts[Name]>(changes, event, rules));
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

/** Keeps the changes of a policy, or none when it is as stored and nothing is being saved. */
function put<Name extends PolicyName>(
  store: EditorStore,
  name: Name,
  changes: UnsavedChanges<PolicyDrafts[Name]>,
): void {
  const { policies } = store.state().window;
  const isKept = changes.save.phase === 'saving' || isDirty(changes, rules);
  store.dispatch({
    kind: 'window',
    change: { policies: { ...policies, [name]: isKept ? changes : null } },
  });
}
