import type { Form } from '@form-portal/domain';
import type { Message } from './messages/message.ts';
import type { Selection } from './view/selection.ts';

/** How many steps can be undone (docs/design.md#undo-and-redo). */
export const historyDepth = 200;

/** A pause of this many milliseconds ends a burst of typing (docs/design.md#undo-and-redo). */
export const mergePauseMs = 1000;

/** One step: the form on its other side, and the selection before and after. */
export interface Step {
  /** In the past: the form before the step. In the future: the form after it. */
  readonly form: Form;
  readonly before: Selection;
  readonly after: Selection;
  /** Names the step, for example “delete field Y-tunnus”. */
  readonly label: Message;
}

/** The steps that can be undone, the latest last, and those that can be redone, the next first. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The burst of typing that a further edit with the same key joins; null: none. `at` is the time of its last edit, in milliseconds. */
  readonly burst: { readonly key: string; readonly at: number } | null;
}

export const emptyHistory: History = { past: [], future: [], burst: null };

/** An edit to be recorded. */
export interface RecordedEdit extends Step {
  /** Edits with the same key within {@link mergePauseMs} of each other are one step; null: always a separate step. */
  readonly mergeKey: string | null;
  readonly at: number;
}

/** The history after an edit, which clears the steps that could be redone. */
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

/** The history without an open burst: the next edit is a new step. */
export function endBurst(history: History): History {
  return history.burst === null ? history : { ...history, burst: null };
}

/** The result of undo or redo. */
export interface HistoryResult {
  readonly form: Form;
  readonly selection: Selection;
  readonly history: History;
}

/** Undoes one step; undefined when there is none. `present` is the current form. */
export function stepBack({ past, future }: History, present: Form): HistoryResult | undefined {
  const step = past.at(-1);
  if (step === undefined) return undefined;
  const history = { past: past.slice(0, -1), future: [{ ...step, form: present }, ...future], burst: null };
  return { form: step.form, selection: step.before, history };
}

/** Redoes one step; undefined when there is none. `present` is the current form. */
export function stepForward({ past, future }: History, present: Form): HistoryResult | undefined {
  const [step, ...later] = future;
  if (step === undefined) return undefined;
  const history = { past: [...past, { ...step, form: present }], future: later, burst: null };
  return { form: step.form, selection: step.after, history };
}

/** Applies a change to every form of the history, such as loaded options; adds no step. */
export function mapHistory(history: History, change: (form: Form) => Form): History {
  const changeSteps = (steps: readonly Step[]): readonly Step[] =>
    steps.map((step) => ({ ...step, form: change(step.form) }));
  return { ...history, past: changeSteps(history.past), future: changeSteps(history.future) };
}
