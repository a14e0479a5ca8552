/** How the text of one kind of environment variable is read. */
export interface VariableKind<T> {
  /** The expected value, for the message and the table: `a whole number 1–65535`. */
  readonly expected: string;
  /** The value; undefined when the text is invalid. */
  readonly parse: (text: string) => T | undefined;
}

/** One environment variable. */
export interface Variable<T> {
  readonly kind: VariableKind<T>;
  /** As written in the environment; null when not set. */
  readonly default: string | null;
  readonly unit?: string;
  readonly comment: string;
  /** Its value is never printed. */
  readonly secret?: true;
  /** An empty text is a value, not the absence of one. */
  readonly mayBeEmpty?: true;
}

/** A variable that has a value whatever the environment says. */
export function withDefault<T>(
  kind: VariableKind<T>,
  fallback: string,
  rest: Omit<Variable<T>, 'kind' | 'default'>,
): Variable<T> & { readonly default: string } {
  return { kind, default: fallback, ...rest };
}

/** A variable that may be absent. */
export function optional<T>(
  kind: VariableKind<T>,
  rest: Omit<Variable<T>, 'kind' | 'default'>,
): Variable<T> & { readonly default: null } {
  return { kind, default: null, ...rest };
}
