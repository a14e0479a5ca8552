import type { Form } from '../form/form.ts';
import { formFromWire, formToWire } from '../form/wire/form.wire.ts';

/** A document of JSON. */
export type Json = Record<string, unknown>;

/** Converts to the JSON a client would send, through text, so that only JSON remains. */
export function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** A form on the wire, with members replaced. */
export function wireOf(form: Form, changes: Json = {}): Json {
  return { ...jsonOf(formToWire(form)), ...changes };
}

/** Parses a form; throws when it is refused. */
export function read(value: unknown): Form {
  const result = formFromWire(value);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Codes and paths of a form's problems. */
export function faultsOf(value: unknown): (string | undefined)[] {
  const result = formFromWire(value);
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}
