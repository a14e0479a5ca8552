import type { Form } from '../form/form.ts';
import { formFromWire, formToWire } from '../form/form.wire.ts';

/** A document of JSON. */
export type Json = Record<string, unknown>;

/** The JSON a client would send, as text and back, so that nothing but JSON gets through. */
export function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** A form on the wire, with other members. */
export function wireOf(form: Form, changes: Json = {}): Json {
  return { ...jsonOf(formToWire(form)), ...changes };
}

/** What is read of it; throws when it is refused. */
export function read(value: unknown): Form {
  const result = formFromWire(value);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Codes and places of what is wrong with it. */
export function faultsOf(value: unknown): (string | undefined)[] {
  const result = formFromWire(value);
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}
