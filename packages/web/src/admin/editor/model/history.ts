import type { Form } from '@form-portal/domain';
import type { Message } from './message.ts';
import type { Selection } from './selection.ts';

/** How many steps can be undone (docs/design.md#undo-and-redo). */
export const historyDepth = 200;

/** A pause of this many milliseconds ends a burst of typing (docs/design.md#undo-and-redo). */
export const mergePauseMs = 1000;

/** One step: the form on its other side, and what was selected around it. */
export interface Step {
  /** In the past: the form before the step. In the future: the form after it. */
  readonly form: Form;
  readonly before: Selection;
  readonly after: Selection;
  /** Names the step: “delete field Y-tunnus”. */
  readonly label: Message;
}

/** The steps that can be undone, the last one last, and those that can be done again, the next one first. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The burst that a further edit of the same key joins; null: none. `at` is the moment of its last edit, in milliseconds. */
  readonly burst: { readonly key: string; readonly at: number } | null;
}

export const emptyHistory: History = { past: [], future: [], burst: null };

/** An edit as the history sees it. */
export interface RecordedEdit extends Step {
  /** Edits of one key within {@link mergePauseMs} of each other are one step; null: always a step of its own. */
  readonly mergeKey: string | null;
  readonly at: number;
}

/** The history after an edit, which ends whatever could be done again. */
export function recordEdit(history: History, edit: RecordedEdit): History {
  const { mergeKey, at, ...step } = edit;
  const { past, burst } = history;
  const last = past.at(-1);
  const pause = burst === null ? Infinity : at - burst.at;
  const joins = burst?.key === mergeKey && mergeKey !== null && pause <= mergePauseMs;
  const joined = joins && last !== undefined ? { ...last, after: step.after } : undefined;
  return {
    past: joined === undefined ? [...past, step].slice(-historyDepth) : [...past.slice(0, -1), joined],
    future: [],
    burst: mergeKey === null ? null : { key: mergeKey, at },
  };
}

/** The history without an open burst: the next edit is a step of its own. */
export function endBurst(history: History): History {
  return history.burst === null ? history : { ...history, burst: null };
}

/** Where undoing or doing again leads. */
export interface HistoryResult {
  readonly form: Form;
  readonly selection: Selection;
  readonly history: History;
}

/** One step back from the present form; undefined when there is none. */
export function stepBack({ past, future }: History, present: Form): HistoryResult | undefined {
  const step = past.at(-1);
  if (step === undefined) return undefined;
  const history = { past: past.slice(0, -1), future: [{ ...step, form: present }, ...future], burst: null };
  return { form: step.form, selection: step.before, history };
}

/** One step forward again from the present form; undefined when there is none. */
export function stepForward({ past, future }: History, present: Form): HistoryResult | undefined {
  const [step, ...later] = future;
  if (step === undefined) return undefined;
  const history = { past: [...past, { ...step, form: present }], future: later, burst: null };
  return { form: step.form, selection: step.after, history };
}

/** The history with a change made in every form of it, such as options that were loaded: no step, before and behind every step. */
export function mapHistory(history: History, change: (form: Form) => Form): History {
  const throughout = (steps: readonly Step[]): readonly Step[] =>
    steps.map((step) => ({ ...step, form: change(step.form) }));
  return { ...history, past: throughout(history.past), future: throughout(history.future) };
}
