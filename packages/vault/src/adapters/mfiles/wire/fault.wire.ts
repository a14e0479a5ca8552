import * as z from 'zod/mini';
import { VaultError, type VaultErrorCode } from '../../../errors.ts';
import type { Answer } from '../http/exchange.ts';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** What went wrong, and what went wrong inside. */
interface Reason {
  readonly Message?: string | null | undefined;
  readonly InnerException?: Reason | null | undefined;
}

/** One of another shape is left out, and what stands around it is told. */
const reasonSchema: z.ZodMiniType<Reason | null | undefined> = z.catch(
  z.optional(z.nullable(z.object({ Message: text, InnerException: z.lazy(() => reasonSchema) }))),
  undefined,
);

const faultSchema = z.object({
  Message: text,
  IsLoggedToVault: flag,
  IsLoggedToApplication: flag,
  Exception: reasonSchema,
});

type Fault = z.infer<typeof faultSchema>;

/** Statuses that say the same whoever answers, the vault or what stands before it. */
const codeOfStatus: ReadonlyMap<number, VaultErrorCode> = new Map([
  [401, 'credentials-rejected'],
  [408, 'busy'],
  [409, 'conflict'],
  [413, 'invalid-object'],
  [429, 'busy'],
  [502, 'unreachable'],
  [503, 'busy'],
  [504, 'unreachable'],
]);

/** The error of an answer that is no success (docs/protocols/m-files.md#errors), with the vault's own words. */
export function failureOf(answer: Answer, asked: string): VaultError {
  const fault = faultOf(answer);
  const words = (fault && wordsOf(fault)) || withoutWords(answer);
  return new VaultError(codeOf(answer, fault), `${words} (${asked}, HTTP ${String(answer.status)})`);
}

/** The error of a creation that failed: what the vault itself refused, it refuses again. */
export function creationFailureOf(answer: Answer, asked: string): VaultError {
  const failure = failureOf(answer, asked);
  const isRefused = refusals.includes(answer.status) && faultOf(answer)?.IsLoggedToVault === true;
  return isRefused ? new VaultError('invalid-object', failure.message) : failure;
}

/** A creation that breaks the vault's rules comes as an internal error, or as one that finds nothing. */
const refusals = [400, 404, 500];

function codeOf({ status }: Answer, fault: Fault | undefined): VaultErrorCode {
  const known = codeOfStatus.get(status);
  if (known !== undefined) return known;
  // Without the vault's own word, a status may be that of a proxy or a login page: trying again later loses nothing.
  if (fault === undefined) return 'unexpected-answer';
  // The service says 403 for "not logged in" too; the flag tells them apart.
  if (status === 403) {
    if (fault.IsLoggedToVault === true) return 'forbidden';
    return fault.IsLoggedToApplication === true ? 'vault-closed' : 'credentials-rejected';
  }
  if (status === 404) return 'not-found';
  return status === 400 ? 'invalid-object' : 'unexpected-answer';
}

/** What the vault says, and the reasons inside: a missing licence stands there, behind a login that failed. */
function wordsOf({ Message, Exception }: Fault): string {
  const said = [Message];
  for (let one = Exception; one; one = one.InnerException) said.push(one.Message);
  const reasons = [...new Set(said.flatMap((message) => message?.trim() || []))];
  const isLast = (at: number) => at === reasons.length - 1;
  return reasons.map((one, at) => (isLast(at) || /[.!?:]$/.test(one) ? one : `${one}:`)).join(' ');
}

function faultOf({ text, contentType }: Answer): Fault | undefined {
  if (!contentType.includes('json')) return undefined;
  try {
    const read = faultSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function withoutWords({ contentType }: Answer): string {
  return contentType.includes('html')
    ? 'A web page came instead of the vault’s answer: something stands before the web service, or its address is wrong.'
    : 'The vault gave no reason.';
}
