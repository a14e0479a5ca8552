import type * as z from 'zod/mini';
import { VaultError } from '../../../errors.ts';
import type { Answer } from '../http/exchange.ts';

/** The JSON of a successful response; undefined when it is empty. Throws when a web page came instead. */
export function jsonOf({ text, contentType }: Answer, asked: string): unknown {
  if (text === '') return undefined;
  try {
    if (!contentType.includes('html')) return JSON.parse(text);
  } catch {
    // Reported below, as for a page.
  }
  throw new VaultError(
    'unexpected-answer',
    `The answer to ${asked} is not JSON: something stands before the web service, or its address is wrong.`,
  );
}

/** Validates a value against the expected schema, dropping unknown members. */
export function readAs<T>(schema: z.ZodMiniType<T>, value: unknown, asked: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  throw new VaultError(
    'unexpected-answer',
    `The answer to ${asked} differs from the documented shape (at “${place}”).`,
  );
}
