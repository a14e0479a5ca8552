import { aField, aForm } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const sent = aForm({ fields: [aField('text')], revision: 3 });
const saving = { phase: 'saving', sent, newer: 'refuse' } as const;
const theirs = { ...sent, name: { gb: 'Theirs' }, revision: 4 };

/** Answers the next call, and gives what was asked. */
function answer(response: () => Promise<Response>): () => readonly [string, RequestInit] {
  const fetched = vi.fn((..._: [string, RequestInit]) => response());
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]!;
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

describe('sending a form', () => {
  it.each([
    ['refuse', '/api/forms'],
    ['overwrite', '/api/forms?force=true'],
  ] as const)('with newer ones to %s calls %s, and takes what the server answers', async (newer, address) => {
    const saved = { ...sent, revision: 4 };
    const asked = answer(json(200, { form: formToWire(saved) }));

    expect(await sendForm({ ...saving, newer }, 'stored')).toEqual({ kind: 'saved', stored: saved });
    const [path, { method, body }] = asked();
    expect([path, method, JSON.parse(String(body))]).toEqual([address, 'POST', formToWire(sent)]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('broken')), { cause: 'offline', error: '' }],
    ['401', json(401, { error: 'Sign in', code: 'sign-in.required' }), { cause: 'signed-out' }],
    ['403', json(403, { error: 'No right', code: 'permission.denied' }), { cause: 'signed-out' }],
    ['500', json(500, { error: 'Not now', code: 'unexpected' }), { cause: 'server', error: 'Not now' }],
    [
      'a page that is no JSON',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      { cause: 'server' },
    ],
  ] as const)('that gets %s fails and says why', async (_, response, failure) => {
    answer(response);

    expect(await sendForm(saving, 'stored')).toMatchObject({
      kind: 'save-failed',
      ...failure,
    });
  });

  it('returns the other version on a conflict', async () => {
    answer(json(409, { error: 'x', code: 'revision_conflict', form: formToWire(theirs) }));

    expect(await sendForm(saving, 'stored')).toEqual({
      kind: 'save-conflict',
      stored: theirs,
    });
  });

  it.each([
    ['stored', '*'],
    ['new', null],
  ] as const)(
    'that is %s is sent with the condition %s that it is still stored',
    async (origin, condition) => {
      const asked = answer(json(200, { form: formToWire(sent) }));
      await sendForm(saving, origin);

      expect(new Headers(asked()[1].headers).get('if-match')).toBe(condition);
    },
  );

  it('returns no other version when the form was deleted', async () => {
    answer(json(409, { error: 'x', code: 'revision_conflict', form: null }));

    expect(await sendForm(saving, 'stored')).toEqual({ kind: 'save-conflict', stored: null });
  });

  it.each([
    [{ error: 'x', code: 'form.class-missing' }, [{ code: 'form.class-missing' }]],
    [
      { error: 'x', code: 'request.invalid', fields: [{ GUID: 'a', code: 'request.invalid', error: 'x' }] },
      [{ code: 'request.invalid', path: 'a' }],
    ],
    [{ error: 'x', code: 'of another version' }, [{ code: 'unexpected' }]],
  ])('that the server refuses with %j brings the problems', async (body, problems) => {
    answer(json(400, body));

    expect(await sendForm(saving, 'stored')).toEqual({
      kind: 'save-refused',
      by: 'server',
      problems,
      error: 'x',
    });
  });
});
