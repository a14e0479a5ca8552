import { announcementOf } from './model/announcements.ts';
import { apply } from './model/apply.ts';
import type { Command } from './model/commands/command.ts';
import type { EditorEnv } from './model/editor-env.ts';
import type { EditorState } from './model/editor-state.ts';
import type { Message } from './model/message.ts';
import type { Transaction } from './model/transaction.ts';

/** The open editor: the one place where its state changes; components read parts of it by `useEditor`. */
export interface EditorStore {
  readonly state: () => EditorState;
  readonly env: () => EditorEnv;
  /** Replaces what is around the editor, such as when the vault's structure has been fetched. */
  readonly setEnv: (env: EditorEnv) => void;
  /** Applies a transaction, notifies the listeners and announces what it has to say; null does nothing. */
  readonly dispatch: (transaction: Transaction | null) => void;
  /** Runs a command on the present state; nothing when it is not available. */
  readonly run: (command: Command) => void;
  /** Calls a listener after every change; returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a store needs from its surroundings. */
export interface StoreOptions {
  /** Announces a message in the live region. */
  readonly announce: (announcement: Message) => void;
  /** The moment in milliseconds. */
  readonly now: () => number;
}

/** Creates the store of an editor that opens in a state. */
export function createEditorStore(
  opened: EditorState,
  around: EditorEnv,
  { announce, now }: StoreOptions,
): EditorStore {
  let state = opened;
  let env = around;
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
