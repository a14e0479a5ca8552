import { routes } from '@form-portal/domain/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callAndRead, CallError } from './call.ts';

const unreadable = { ok: false, problems: [{ code: 'request.invalid' }] } as const;

async function failureOf(response: () => Promise<Response>): Promise<CallError> {
  vi.stubGlobal('fetch', response);
  vi.stubGlobal('document', { documentElement: { lang: 'fi' } });
  const failed: unknown = await callAndRead(routes.listForms, {}, () => unreadable).catch(
    (error: unknown) => error,
  );
  if (failed instanceof CallError) return failed;
  throw new Error('the call did not fail');
}

// Restored here, since the next test file is loaded before its first test would do it.
afterEach(() => vi.unstubAllGlobals());

describe('a call that failed', () => {
  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 0, ''],
    ['a response that cannot be read', () => Promise.resolve(Response.json({})), 200, ''],
    ['a page that is not JSON', () => Promise.resolve(new Response('<p>', { status: 502 })), 502, ''],
    ['a refusal', () => Promise.resolve(Response.json({ error: 'Ei nyt' }, { status: 500 })), 500, 'Ei nyt'],
  ] as const)('with %s has only the server’s message', async (_, response, status, message) => {
    expect(await failureOf(response)).toMatchObject({ status, message });
  });
});
