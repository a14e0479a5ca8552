import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formDraftToWire, formToWire } from '@form-portal/domain/wire';
import { describe, expect, it, vi } from 'vitest';
import { nothingStored } from '../model/saving/stored-versions.ts';
import { sendForm } from './send-form.ts';

const sent = aForm({ fields: [aField('text')], revision: 3 });
const published = { ...sent, name: { gb: 'Published' } };
const draft = { form: sent, version: 7, savedBy: 'Maria' };
const versions = { published, draft: { version: 7, savedBy: 'Maria' } };
const firstGuid = guidOf('first');
const saving = { phase: 'saving', sent, newer: 'refuse', target: 'draft', versions, firstGuid } as const;
const unsaved = { ...saving, sent: { ...sent, guid: null, revision: 9 }, versions: nothingStored };
const theirs = { ...sent, name: { gb: 'Theirs' }, revision: 4 };

/** Stubs the response to the next call; returns what was sent. */
function respond(response: () => Promise<Response>): () => readonly [string, RequestInit] {
  const fetched = vi.fn((..._: [string, RequestInit]) => response());
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]!;
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const conditionOf = (init: RequestInit) => new Headers(init.headers).get('if-match');

describe('saving a draft', () => {
  it.each([
    ['refuse', ''],
    ['overwrite', '?force=true'],
  ] as const)('that is to %s newer changes replaces the draft it began from', async (newer, query) => {
    const stored = { ...draft, version: 8 };
    const asked = respond(json(200, formDraftToWire(stored)));

    expect(await sendForm({ ...saving, newer })).toEqual({
      kind: 'saved',
      stored: { form: sent, versions: { published, draft: { version: 8, savedBy: 'Maria' } } },
    });
    const [path, init] = asked();
    const address = `/api/admin/forms/${sent.guid!}/draft${query}`;
    expect([path, init.method, conditionOf(init)]).toEqual([address, 'PUT', '"7"']);
    expect(JSON.parse(String(init.body))).toEqual(formToWire(sent));
  });

  it('of a new form gives it its GUID, and drops the revision of an imported backup', async () => {
    const asked = respond(json(200, formDraftToWire(draft)));
    await sendForm(unsaved);

    const [path, init] = asked();
    expect(path).toBe(`/api/admin/forms/${firstGuid}/draft`);
    expect(JSON.parse(String(init.body))).toMatchObject({ GUID: firstGuid, Revision: 0 });
    expect(conditionOf(init)).toBe('"0"');
  });
});

describe('publishing a form', () => {
  it.each([
    ['refuse', versions, '/api/forms?draft=7', '*'],
    ['overwrite', versions, '/api/forms?force=true&draft=7', '*'],
    ['refuse', { published, draft: null }, '/api/forms?draft=0', '*'],
    ['refuse', { ...versions, published: null }, '/api/forms?draft=7', null],
  ] as const)('that is to %s newer changes, over %j, calls %s with If-Match %j', async (...row) => {
    const [newer, before, address, condition] = row;
    const next = { ...sent, revision: 4 };
    const asked = respond(json(200, { form: formToWire(next) }));

    expect(await sendForm({ ...saving, newer, target: 'published', versions: before })).toEqual({
      kind: 'saved',
      stored: { form: next, versions: { published: next, draft: null } },
    });
    const [path, init] = asked();
    expect([path, init.method, conditionOf(init)]).toEqual([address, 'POST', condition]);
    expect(JSON.parse(String(init.body))).toEqual(formToWire(sent));
  });
});

it('publishing a new form gives it its GUID, so that trying again does not create a second one', async () => {
  const asked = respond(json(200, { form: formToWire(sent) }));
  await sendForm({ ...unsaved, target: 'published' });

  const [path, init] = asked();
  expect([path, conditionOf(init)]).toEqual(['/api/forms?draft=0', null]);
  expect(JSON.parse(String(init.body))).toMatchObject({ GUID: firstGuid, Revision: 0 });
});

describe('sending a form', () => {
  it.each([
    ['no response', () => Promise.reject(new TypeError('broken')), { cause: 'offline', error: '' }],
    ['401', json(401, { error: 'Sign in', code: 'sign-in.required' }), { cause: 'signed-out' }],
    ['403', json(403, { error: 'No right', code: 'permission.denied' }), { cause: 'signed-out' }],
    ['500', json(500, { error: 'Not now', code: 'unexpected' }), { cause: 'server', error: 'Not now' }],
    [
      'a page that is not JSON',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      { cause: 'server' },
    ],
  ] as const)('that gets %s fails and says why', async (_, response, failure) => {
    respond(response);

    expect(await sendForm(saving)).toMatchObject({
      kind: 'save-failed',
      ...failure,
    });
  });

  it('returns the other version on a conflict, with what is stored then', async () => {
    const body = {
      error: 'x',
      code: 'revision_conflict',
      form: formToWire(theirs),
      published: formToWire(published),
      draft: formDraftToWire({ form: theirs, version: 9, savedBy: 'Sami' }),
    };
    respond(json(409, body));

    expect(await sendForm(saving)).toEqual({
      kind: 'save-conflict',
      stored: { form: theirs, versions: { published, draft: { version: 9, savedBy: 'Sami' } } },
    });
  });

  it('returns no other version when the form was deleted', async () => {
    respond(json(409, { error: 'x', code: 'revision_conflict', form: null, published: null, draft: null }));

    expect(await sendForm(saving)).toEqual({
      kind: 'save-conflict',
      stored: { form: null, versions: { published: null, draft: null } },
    });
  });

  it('fails when the response to a conflict cannot be read', async () => {
    respond(json(409, { error: 'x', code: 'revision_conflict' }));

    expect(await sendForm(saving)).toMatchObject({ kind: 'save-failed', cause: 'server' });
  });

  it.each([
    [{ error: 'x', code: 'form.class-missing' }, [{ code: 'form.class-missing' }]],
    [
      { error: 'x', code: 'request.invalid', fields: [{ GUID: 'a', code: 'request.invalid', error: 'x' }] },
      [{ code: 'request.invalid', path: 'a' }],
    ],
    [{ error: 'x', code: 'of another version' }, [{ code: 'unexpected' }]],
  ])('that the server refuses with %j returns the problems', async (body, problems) => {
    respond(json(400, body));

    expect(await sendForm(saving)).toEqual({
      kind: 'save-refused',
      by: 'server',
      problems,
      error: 'x',
    });
  });
});
