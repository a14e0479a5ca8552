import type { EditorLocation } from '@form-portal/domain/edit';
import { announcementOf } from './model/messages/announcements.ts';
import { apply } from './model/apply.ts';
import type { Command } from './model/commands/command.ts';
import type { EditorEnv } from './model/editor-env.ts';
import type { EditorState } from './model/editor-state.ts';
import type { Message } from './model/messages/message.ts';
import type { Transaction } from './model/transaction.ts';

/** The state of the open editor, which changes only here; components read parts of it through `useEditor`. */
export interface EditorStore {
  readonly state: () => EditorState;
  readonly env: () => EditorEnv;
  /** Replaces the environment, for example when the vault's structure has loaded. */
  readonly setEnv: (env: EditorEnv) => void;
  /** Applies a transaction, notifies the listeners and announces the transaction's message; null does nothing. */
  readonly dispatch: (transaction: Transaction | null) => void;
  /** Runs a command on the current state; does nothing when it is not available. */
  readonly run: (command: Command) => void;
  /** The location that still has to be focused; null when there is none. */
  readonly pendingFocus: () => EditorLocation | null;
  /** Marks the state's location as focused: each object is focused once. Listeners are not notified. */
  readonly markFocused: () => void;
  /** Calls a listener after every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The dependencies of a store. */
export interface StoreOptions {
  /** Announces a message in the live region. */
  readonly announce: (announcement: Message) => void;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

/** Creates the store of an editor with its initial state. */
export function createEditorStore(
  initialState: EditorState,
  initialEnv: EditorEnv,
  { announce, now }: StoreOptions,
): EditorStore {
  let state = initialState;
  let env = initialEnv;
  let focused: EditorLocation | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  function dispatch(transaction: Transaction | null): void {
    if (transaction === null) return;
    const before = state;
    state = apply(before, transaction, now());
    if (state !== before) notify();
    const announcement = announcementOf(before, transaction);
    if (announcement !== null) announce(announcement);
  }

  return {
    state: () => state,
    env: () => env,
    setEnv(next) {
      env = next;
      notify();
    },
    dispatch,
    run: (command) => dispatch(command(state, env)),
    pendingFocus: () => (state.focus === focused ? null : state.focus),
    markFocused: () => (focused = state.focus),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
