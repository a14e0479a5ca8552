import type { Problem } from './problem.ts';

/** The outcome of an operation with expected failures: the value, or all reasons for the failure. */
export type Result<T> = Ok<T> | Failed;

/** A success; `value` is what the operation returns, which may be `undefined`. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** A failure; `problems` is never empty. */
export interface Failed {
  readonly ok: false;
  readonly problems: readonly [Problem, ...Problem[]];
}

/** Wraps a value as a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Creates a failure from one or more problems. */
export function failed(first: Problem, ...others: readonly Problem[]): Failed {
  return { ok: false, problems: [first, ...others] };
}

/** Returns the value when there are no problems, otherwise the failure. */
export function okUnless<T>(value: T, problems: readonly Problem[]): Result<T> {
  const [first, ...others] = problems;
  return first === undefined ? ok(value) : failed(first, ...others);
}
