import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  afterEvent,
  failureOf,
  isDirty,
  unsavedChanges,
  withProblems,
  type ChangeEvent,
  type ChangeRules,
  type SaveFailure,
  type SaveOutcome,
  type SaveState,
  type UnsavedChanges,
} from './unsaved-changes.ts';
import type { Problem } from '@form-portal/domain';

/** A value being edited, and how its changes are saved. */
export interface EditedValue<Value> {
  readonly baseline: Value;
  readonly current: Value;
  readonly isDirty: boolean;
  readonly save: SaveState<Value>;
  readonly failure: SaveFailure | null;
  /** Stable across renders. */
  readonly change: (change: (current: Value) => Value) => void;
  /** Sends the changes as they are by then, also from an earlier render; the returned outcome is already applied. */
  readonly saveWith: (send: (current: Value) => Promise<SaveOutcome<Value>>) => Promise<SaveOutcome<Value>>;
  /** Shows problems that the page itself found instead of saving. */
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly dismissFailure: () => void;
}

/** What a component edits, and how. */
export interface EditedValueOptions<Value> {
  /** The stored version. When another one comes from a query, it becomes the baseline. */
  readonly stored: Value;
  /** Changes to start with; absent: none. */
  readonly initial?: Value;
  /** Problems to show at the start, as `refuse` does; absent: none. */
  readonly problems?: readonly Problem[];
  /** Stable across renders. */
  readonly rules: ChangeRules<Value>;
}

/** Edits a value until it is saved. */
export function useUnsavedChanges<Value>({
  stored,
  initial = stored,
  problems = [],
  rules,
}: EditedValueOptions<Value>): EditedValue<Value> {
  const reduce = useCallback(
    (changes: UnsavedChanges<Value>, event: ChangeEvent<Value>) => afterEvent(changes, event, rules),
    [rules],
  );
  const [{ baseline, current, save }, dispatch] = useReducer(reduce, null, () =>
    withProblems(unsavedChanges(stored, initial), problems),
  );
  const [lastStored, setLastStored] = useState(stored);
  if (!rules.isSame(stored, lastStored)) {
    setLastStored(stored);
    dispatch({ kind: 'reloaded', stored });
  }
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const change = useCallback<EditedValue<Value>['change']>(
    (changeCurrent) => dispatch({ kind: 'changed', change: changeCurrent }),
    [],
  );
  return {
    baseline,
    current,
    isDirty: isDirty({ baseline, current }, rules),
    save,
    failure: failureOf(save),
    change,
    async saveWith(send) {
      dispatch({ kind: 'save', newer: 'refuse' });
      const outcome = await send(latest.current);
      dispatch(outcome);
      return outcome;
    },
    refuse: (refusals) => dispatch({ kind: 'save-refused', by: 'check', problems: refusals, error: '' }),
    dismissFailure: () => dispatch({ kind: 'save-note-closed' }),
  };
}
