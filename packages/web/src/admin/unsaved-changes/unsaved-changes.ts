import { ok } from '@form-portal/domain';
import type { Problem, Result } from '@form-portal/domain';

/** Edited content: a form, a document of the site or a structure element. */
export interface UnsavedChanges<Value> {
  /** The content as last loaded or saved. */
  readonly baseline: Value;
  /** The content as edited. */
  readonly current: Value;
  readonly save: SaveState<Value>;
}

/** Why a save failed; the changes are kept. `error` is the server's message, empty when there is none. */
export type SaveFailure =
  /** The content is invalid, by the page's own check or the server's. */
  | {
      readonly phase: 'refused';
      readonly by: 'check' | 'server';
      readonly problems: readonly Problem[];
      readonly error: string;
    }
  /** Saving failed for a reason other than the content (specification §8, specification D23). */
  | {
      readonly phase: 'failed';
      readonly cause: 'offline' | 'signed-out' | 'server';
      readonly problems: readonly Problem[];
      readonly error: string;
    };

/** The state of saving. */
export type SaveState<Value> =
  | { readonly phase: 'idle' }
  /** `newer` says what to do when somebody else has saved or deleted it in the meantime (specification D24). */
  | { readonly phase: 'saving'; readonly sent: Value; readonly newer: 'refuse' | 'overwrite' }
  | SaveFailure
  /** Somebody else saved in the meantime: `stored` is their version, null when they deleted it. The user decides. */
  | { readonly phase: 'conflict'; readonly stored: Value | null }
  /** Somebody else saved in the meantime: their changes were merged in, and the user's own are not saved yet. */
  | { readonly phase: 'merged' };

/** The result of a save. */
export type SaveOutcome<Value> =
  | { readonly kind: 'saved'; readonly stored: Value }
  | ({ readonly kind: 'save-refused' } & Omit<Extract<SaveFailure, { readonly phase: 'refused' }>, 'phase'>)
  | ({ readonly kind: 'save-failed' } & Omit<Extract<SaveFailure, { readonly phase: 'failed' }>, 'phase'>)
  | { readonly kind: 'save-conflict'; readonly stored: Value | null };

/** The events of saving. */
export type SaveEvent<Value> =
  | { readonly kind: 'save'; readonly newer: 'refuse' | 'overwrite' }
  | SaveOutcome<Value>
  /** The message of a failed save was closed. */
  | { readonly kind: 'save-note-closed' };

/** The events of unsaved changes. */
export type ChangeEvent<Value> =
  | SaveEvent<Value>
  | { readonly kind: 'changed'; readonly change: (current: Value) => Value }
  /** Another stored version replaces and discards the changes. */
  | { readonly kind: 'replaced'; readonly stored: Value }
  /** The stored version was refetched; changes are kept. */
  | { readonly kind: 'reloaded'; readonly stored: Value };

/** The rules of one kind of edited content. */
export interface ChangeRules<Value> {
  /** Whether two versions have the same content, apart from what the server adds on saving. */
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Rebases content that was edited during a save on the version stored now: takes over its revision. */
  readonly rebase: (current: Value, stored: Value) => Value;
  /**
   * Merges the changes into a version that somebody else saved; absent: the user decides. After a failure the changes stay on top of
   * the old baseline, and the next save merges them again.
   */
  readonly merge?: (changes: UnsavedChanges<Value>, theirs: Value) => Result<Value>;
}

/** Content as loaded, with `current` as its changes when there are any from before. */
export function unsavedChanges<Value>(baseline: Value, current: Value = baseline): UnsavedChanges<Value> {
  return { baseline, current, save: { phase: 'idle' } };
}

/** Whether there are changes to save; leaving then needs confirmation (specification §4, Form editor). */
export function isDirty<Value>(
  { baseline, current }: Pick<UnsavedChanges<Value>, 'baseline' | 'current'>,
  { isSame }: Pick<ChangeRules<Value>, 'isSame'>,
): boolean {
  return !isSame(current, baseline);
}

/** The failure of the last save; null: it did not fail. */
export function failureOf(save: SaveState<unknown>): SaveFailure | null {
  return save.phase === 'refused' || save.phase === 'failed' ? save : null;
}

/** The failure of an outcome; null: none. A conflict is not a failure: it waits for a decision. */
export function failureOfOutcome(outcome: SaveOutcome<unknown>): SaveFailure | null {
  switch (outcome.kind) {
    case 'save-refused': {
      const { by, problems, error } = outcome;
      return { phase: 'refused', by, problems, error };
    }
    case 'save-failed': {
      const { cause, problems, error } = outcome;
      return { phase: 'failed', cause, problems, error };
    }
    case 'saved':
    case 'save-conflict':
      return null;
  }
}

/** The changes refused with problems that the page itself found; the same changes when there are none. */
export function withProblems<Value>(
  changes: UnsavedChanges<Value>,
  problems: readonly Problem[],
): UnsavedChanges<Value> {
  if (problems.length === 0) return changes;
  return { ...changes, save: { phase: 'refused', by: 'check', problems, error: '' } };
}

/** The next state. Edits made during a save remain unsaved changes; only `replaced` discards changes. */
export function afterEvent<Value>(
  changes: UnsavedChanges<Value>,
  event: ChangeEvent<Value>,
  rules: ChangeRules<Value>,
): UnsavedChanges<Value> {
  switch (event.kind) {
    case 'changed':
      return afterChange(changes, event.change(changes.current), rules);
    case 'replaced':
      return unsavedChanges(event.stored);
    case 'reloaded':
      return afterReload(changes, event.stored, rules);
    case 'save':
      return { ...changes, save: { phase: 'saving', sent: changes.current, newer: event.newer } };
    case 'saved':
      return afterSaved(changes, event.stored, rules);
    case 'save-refused':
    case 'save-failed':
      return { ...changes, save: failureOfOutcome(event) ?? changes.save };
    case 'save-conflict':
      return afterConflict(changes, event.stored, rules);
    case 'save-note-closed':
      return { ...changes, save: { phase: 'idle' } };
  }
}

/** A failed save is no longer reported once there is nothing left to save. */
function afterChange<Value>(
  { baseline, save }: UnsavedChanges<Value>,
  current: Value,
  { isSame }: ChangeRules<Value>,
): UnsavedChanges<Value> {
  const isUndone = failureOf(save) !== null && isSame(current, baseline);
  return { baseline, current, save: isUndone ? { phase: 'idle' } : save };
}

function afterSaved<Value>(
  { current, save }: UnsavedChanges<Value>,
  stored: Value,
  { rebase }: ChangeRules<Value>,
): UnsavedChanges<Value> {
  const isUntouched = save.phase !== 'saving' || save.sent === current;
  return unsavedChanges(stored, isUntouched ? stored : rebase(current, stored));
}

function afterReload<Value>(
  changes: UnsavedChanges<Value>,
  stored: Value,
  rules: ChangeRules<Value>,
): UnsavedChanges<Value> {
  if (!isDirty(changes, rules)) return { ...changes, baseline: stored, current: stored };
  const merged = rules.merge?.(changes, stored) ?? ok(changes.current);
  return merged.ok
    ? { ...changes, baseline: stored, current: merged.value }
    : withProblems(changes, merged.problems);
}

function afterConflict<Value>(
  changes: UnsavedChanges<Value>,
  stored: Value | null,
  { merge }: ChangeRules<Value>,
): UnsavedChanges<Value> {
  if (stored === null || merge === undefined) return { ...changes, save: { phase: 'conflict', stored } };
  const merged = merge(changes, stored);
  return merged.ok
    ? { baseline: stored, current: merged.value, save: { phase: 'merged' } }
    : withProblems(changes, merged.problems);
}
