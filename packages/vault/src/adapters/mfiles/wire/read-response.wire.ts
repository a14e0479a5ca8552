import type * as z from 'zod/mini';
import { VaultError } from '../../../errors.ts';
import type { ServiceResponse } from '../http/exchange.ts';

/** The JSON of a successful response; undefined when it is empty. Throws when a web page came instead. */
export function jsonOf({ text, contentType }: ServiceResponse, callName: string): unknown {
  if (text === '') return undefined;
  try {
    if (!contentType.includes('html')) return JSON.parse(text);
  } catch {
    // Reported below, as for a page.
  }
  throw new VaultError(
    'unexpected-response',
    `The response to ${callName} is not JSON: something is in front of the web service, or its address is wrong.`,
  );
}

/** Validates a value against the expected schema, dropping unknown members. */
export function readAs<T>(schema: z.ZodMiniType<T>, value: unknown, callName: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  throw new VaultError(
    'unexpected-response',
    `The response to ${callName} differs from the documented shape (at “${path}”).`,
  );
}
