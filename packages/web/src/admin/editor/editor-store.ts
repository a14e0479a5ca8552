import { createKeyedListeners } from './keyed-listeners.ts';
import { announcementOf } from './model/announcements.ts';
import { apply } from './model/apply.ts';
import { movedBetween } from './model/places.ts';
import type { Guid } from '@form-portal/domain';
import type { Command } from './model/commands/command.ts';
import type { EditorEnv } from './model/editor-env.ts';
import type { EditorState } from './model/editor-state.ts';
import type { Message } from './model/message.ts';
import type { Transaction } from './model/transaction.ts';

/** The open editor: the one place where its state changes; components read parts of it by `useEditor`. */
export interface EditorStore {
  readonly state: () => EditorState;
  readonly env: () => EditorEnv;
  /** What is around the editor has changed, such as a vault structure that has come. */
  readonly setEnv: (env: EditorEnv) => void;
  /** Applies a transaction and says what it says; null does nothing. */
  readonly dispatch: (transaction: Transaction | null) => void;
  /** Does what a command does now; nothing when it is not available. */
  readonly run: (command: Command) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Hears only when a field or group is chosen or no longer, or stands elsewhere: a long form has many, and few change. Those that only
   * made room for another one, of which there may be many after all, hear it a moment later.
   */
  readonly subscribeTo: (guid: Guid, listener: () => void) => () => void;
  /** Does something when the change that is under way can be seen, so that it does not hold it up. */
  readonly later: (task: () => void) => void;
}

/** What a store needs of the world. */
export interface StoreMeans {
  /** Hears what every transaction has to announce. */
  readonly say: (said: Message) => void;
  /** The moment in milliseconds. */
  readonly now: () => number;
  readonly later: EditorStore['later'];
}

/** A store that begins in a state. */
export function createEditorStore(
  opened: EditorState,
  around: EditorEnv,
  { say, now, later }: StoreMeans,
): EditorStore {
  let state = opened;
  let env = around;
  const listeners = new Set<() => void>();
  const ofElements = createKeyedListeners();
  const changed = (): void => listeners.forEach((listener) => listener());

  function dispatch(transaction: Transaction | null): void {
    if (transaction === null) return;
    const said = announcementOf(state, transaction);
    const before = state;
    state = apply(before, transaction, now());
    changed();
    if (said !== null) say(said);
    ofElements.call(chosen(before, state));
    const moved = before.form === state.form ? [] : movedBetween(before.form, state.form);
    if (moved.length > 0) later(() => ofElements.call(moved));
  }

  return {
    state: () => state,
    env: () => env,
    setEnv(next) {
      env = next;
      changed();
    },
    dispatch,
    run: (command) => dispatch(command(state, env)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo: ofElements.add,
    later,
  };
}

/** What is selected, before and after: it is told at once, also when it only stands elsewhere. */
function chosen(...states: readonly EditorState[]): ReadonlySet<Guid> {
  return new Set(states.flatMap(({ selection }) => (selection.kind === 'nothing' ? [] : [selection.guid])));
}
