import { failed, ok, refuseUnsafeJson, type Result } from '@form-portal/domain';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Parses received JSON. Problem codes: `request.malformed` for what is not UTF-8 or not JSON; those of `refuseUnsafeJson` for
 * what is nested too deep or would reach an object's prototype.
 */
export function parseJsonBody(body: Uint8Array): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    return failed({ code: 'request.malformed' });
  }
  const unsafe = refuseUnsafeJson(value);
  return unsafe === undefined ? ok(value) : failed(unsafe);
}
