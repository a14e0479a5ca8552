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
  /** Hears the same once it can be seen: for what stands beside the form and only follows from it. */
  readonly subscribeLater: (listener: () => void) => () => void;
  /**
   * Asks somebody, before anybody else hears of it, to show at once what has changed; true: it is shown, and the others hear of it a
   * moment later. One at a time.
   */
  readonly shownBy: (show: Show) => () => void;
  /**
   * Hears only when a field or group is chosen or no longer, or stands elsewhere: a long form has many, and few change. Those that only
   * made room for another one, of which there may be many after all, hear it a moment later.
   */
  readonly subscribeTo: (guid: Guid, listener: () => void) => () => void;
  /** Does something when the change that is under way can be seen, so that it does not hold it up. */
  readonly later: (task: () => void) => void;
}

type Show = (before: EditorState, after: EditorState) => boolean;

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
  const lateListeners = new Set<() => void>();
  let show = showsNothing;
  let untold: (() => void) | null = null;
  const ofElements = createKeyedListeners();
  const call = (all: ReadonlySet<() => void>): void => all.forEach((listener) => listener());

  /** Tells everybody of what somebody showed already; whether there was anything. */
  function catchUp(): boolean {
    const tell = untold;
    untold = null;
    tell?.();
    return tell !== null;
  }

  function dispatch(transaction: Transaction | null): void {
    if (transaction === null) return;
    const isBehind = catchUp();
    const before = state;
    const after = apply(before, transaction, now());
    state = after;
    const tell = (): void => {
      call(listeners);
      ofElements.call(chosen(before, after));
    };
    const isShown = !isBehind && show(before, after);
    if (isShown) untold = tell;
    else tell();
    later(() => {
      if (isShown) catchUp();
      const said = announcementOf(before, transaction);
      if (said !== null) say(said);
      call(lateListeners);
      ofElements.call(movedBetween(before.form, after.form));
    });
  }

  return {
    state: () => state,
    env: () => env,
    setEnv(next) {
      env = next;
      call(listeners);
      call(lateListeners);
    },
    dispatch,
    run: (command) => dispatch(command(state, env)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownBy(by) {
      show = by;
      return () => void (show = showsNothing);
    },
    subscribeLater(listener) {
      lateListeners.add(listener);
      return () => lateListeners.delete(listener);
    },
    subscribeTo: ofElements.add,
    later,
  };
}

const showsNothing: Show = () => false;

/** What is selected, before and after: it is told at once, also when it only stands elsewhere. */
function chosen(...states: readonly EditorState[]): ReadonlySet<Guid> {
  return new Set(states.flatMap(({ selection }) => (selection.kind === 'nothing' ? [] : [selection.guid])));
}
