import * as z from 'zod/mini';
import { VaultError, type VaultErrorCode } from '../../../errors.ts';
import type { ServiceResponse } from '../http/exchange.ts';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** An error and its nested causes. */
interface Reason {
  readonly Message?: string | null | undefined;
  readonly InnerException?: Reason | null | undefined;
}

/** A reason of another shape is ignored; the surrounding ones are reported. */
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

/** Statuses that mean the same from the vault and from a proxy in front of it. */
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

/** The error for an unsuccessful response (docs/protocols/m-files.md#errors), with the vault's own words. */
export function failureOf(response: ServiceResponse, callName: string): VaultError {
  const fault = faultOf(response);
  const reason = (fault && messageOf(fault)) || fallbackMessage(response);
  return new VaultError(codeOf(response, fault), `${reason} (${callName}, HTTP ${String(response.status)})`);
}

/** The error of a failed creation: what the vault itself refused, it will refuse again. */
export function creationFailureOf(response: ServiceResponse, callName: string): VaultError {
  const failure = failureOf(response, callName);
  const isRefused = refusals.includes(response.status) && faultOf(response)?.IsLoggedToVault === true;
  return isRefused ? new VaultError('invalid-object', failure.message) : failure;
}

/** A creation that breaks the vault's rules is reported as an internal error, or as not found. */
const refusals = [400, 404, 500];

function codeOf({ status }: ServiceResponse, fault: Fault | undefined): VaultErrorCode {
  const known = codeOfStatus.get(status);
  if (known !== undefined) return known;
  // Without the vault's own fault, the status may come from a proxy or a login page: retrying later loses nothing.
  if (fault === undefined) return 'unexpected-response';
  // The service returns 403 for "not logged in" too; the flag distinguishes them.
  if (status === 403) {
    if (fault.IsLoggedToVault === true) return 'forbidden';
    return fault.IsLoggedToApplication === true ? 'vault-closed' : 'credentials-rejected';
  }
  if (status === 404) return 'not-found';
  return status === 400 ? 'invalid-object' : 'unexpected-response';
}

/** The vault's message with nested reasons: a missing licence is nested in a failed login. */
function messageOf({ Message, Exception }: Fault): string {
  const messages = [Message];
  for (let reason = Exception; reason; reason = reason.InnerException) messages.push(reason.Message);
  const sentences = [...new Set(messages.flatMap((message) => message?.trim() || []))];
  const isLast = (index: number): boolean => index === sentences.length - 1;
  return sentences
    .map((sentence, index) => (isLast(index) || /[.!?:]$/.test(sentence) ? sentence : `${sentence}:`))
    .join(' ');
}

function faultOf({ text, contentType }: ServiceResponse): Fault | undefined {
  if (!contentType.includes('json')) return undefined;
  try {
    const read = faultSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function fallbackMessage({ contentType }: ServiceResponse): string {
  return contentType.includes('html')
    ? 'A web page came instead of the vault’s response: something is in front of the web service, or its address is wrong.'
    : 'The vault gave no reason.';
}
