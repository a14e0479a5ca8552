import { formControlNames, minuteMs, type SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import {
  aSubmission,
  fields,
  multipart,
  publish,
  received,
  sentForm,
  type PostPart,
} from '../submissions/testing/posts.ts';
import { describePortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { pageDataOf } from '../testing/page-data.ts';
import { until } from '../testing/until.ts';

const file: PostPart = [
  'attachments',
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000)]),
  'tili.pdf',
];

describePortal(
  'a form that closes while its files are uploaded',
  (given) => {
    let passed = 0;
    afterEach(() => {
      given().system.clock.advance(-passed);
      passed = 0;
    });

    function pass(minutes: number): void {
      given().system.clock.advance(minutes * minuteMs);
      passed += minutes * minuteMs;
    }

    /** Closes a minute after the clock of the tests, 14:00 in Helsinki, with ten minutes of grace. */
    async function closing(name: string): Promise<SavedForm> {
      const form = await publish(given(), sentForm({ guid: guidOf(name), name: { gb: name } }));
      const Texts = { Before: {}, After: {}, Full: {} };
      const admin = await given().admin();
      const saved = await admin.put(`/api/admin/forms/${form.guid}/opening`, {
        json: { OpensAt: null, ClosesAt: '2026-11-20 14:01', GraceMinutes: 10, Cap: null, Texts },
      });
      expect(saved.statusCode, saved.body).toBe(200);
      return form;
    }

    const api = (form: SavedForm) =>
      ['/api/submissions', [['submission', JSON.stringify(aSubmission(form))], file]] as const;
    const page = (form: SavedForm) =>
      [
        `/form/${form.guid}`,
        [[fields.name.guid, 'Aino'], [formControlNames.draft, crypto.randomUUID()], file],
      ] as const;

    it.each([
      ['by the API', api, 201],
      ['without script', page, 303],
    ] as const)('takes what began before, and arrives within the grace: %s', async (way, postOf, status) => {
      const form = await closing(`in time ${way}`);
      const before = await received(given());

      const taken = await slowPost(given(), postOf(form), () => pass(10));

      expect(taken.statusCode, taken.body).toBe(status);
      expect(await received(given())).toEqual({
        submissions: (before['submissions'] ?? 0) + 1,
        files: (before['files'] ?? 0) + 1,
        outbox: (before['outbox'] ?? 0) + 1,
      });
    });

    it('refuses what arrives after the grace, and stores nothing', async () => {
      const form = await closing('late');
      const before = await received(given());

      const refused = await slowPost(given(), api(form), () => pass(12));

      expect([refused.statusCode, refused.json().code]).toEqual([403, 'form.closed']);
      expect(await received(given())).toEqual(before);
    });

    it('returns what arrives after the grace without script, with its answers and the names of its files', async () => {
      const form = await closing('late page');
      const before = await received(given());

      const refused = await slowPost(given(), page(form), () => pass(12));

      expect(refused.statusCode).toBe(403);
      const { page: shown } = pageDataOf(refused);
      expect(shown).toMatchObject({
        kind: 'form',
        returned: {
          answers: { [fields.name.guid]: 'Aino' },
          problems: [{ code: 'form.closed' }],
          files: ['tili.pdf'],
        },
      });
      expect(await received(given())).toEqual(before);
    });
  },
  { PORTAL_TIME_ZONE: 'Europe/Helsinki', PORTAL_SUBMISSION_LIMIT: 'off' },
);

/** Posts parts in two halves; runs `between` before the second one, once a file is arriving. */
async function slowPost(
  { portal }: PortalUnderTest,
  [url, parts]: readonly [string, readonly PostPart[]],
  between: () => void,
): Promise<LightMyRequestResponse> {
  const { body = '', type } = multipart(parts);
  const bytes = Buffer.from(body);
  const half = bytes.length / 2;
  const stage = vi.spyOn(portal.storage.blobs, 'stage');
  const sending = async function* () {
    yield bytes.subarray(0, half);
    await until(() => stage.mock.calls.length > 0);
    between();
    yield bytes.subarray(half);
  };
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': type,
    'content-length': String(bytes.length),
  };
  const response = await portal.app.inject({
    method: 'POST',
    url,
    headers,
    payload: Readable.from(sending()),
  });
  stage.mockRestore();
  return response;
}
