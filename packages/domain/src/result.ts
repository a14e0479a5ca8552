import type { Problem } from './problem.ts';

/** The outcome of something that may fail in an expected way: the value, or every reason against it. */
export type Result<T> = Ok<T> | Failed;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** A refusal; `problems` is never empty. */
export interface Failed {
  readonly ok: false;
  readonly problems: readonly [Problem, ...Problem[]];
}

/** Wraps a value as a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Makes a refusal out of one problem or more. */
export function failed(first: Problem, ...others: readonly Problem[]): Failed {
  return { ok: false, problems: [first, ...others] };
}

/** The value when nothing is wrong with it, else the refusal. */
export function okUnless<T>(value: T, problems: readonly Problem[]): Result<T> {
  const [first, ...others] = problems;
  return first === undefined ? ok(value) : failed(first, ...others);
}
