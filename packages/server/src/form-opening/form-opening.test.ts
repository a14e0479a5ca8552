import { formControlNames, minuteMs } from '@form-portal/domain';
import type { SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import {
  aSubmission,
  fields,
  multipart,
  post,
  publish,
  sentForm,
  traces,
} from '../submissions/testing/posts.ts';
import { sampleFiles } from '../submissions/testing/sample-files.ts';
import { describePortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { pageDataOf } from '../testing/page-data.ts';

/** Local times in Helsinki around the time of a portal under test, 14:00 on 20 November 2026. */
const tomorrow = '2026-11-21 09:00';
const inAnHour = '2026-11-20 15:00';
const anHourAgo = '2026-11-20 13:00';

interface Opening {
  readonly OpensAt?: string;
  readonly ClosesAt?: string;
  readonly Cap?: number;
  readonly GraceMinutes?: number;
  readonly Texts?: object;
}

async function open(given: PortalUnderTest, form: SavedForm, opening: Opening) {
  const admin = await given.admin();
  return admin.send('PUT', `/api/admin/forms/${form.guid}/opening`, {
    json: {
      OpensAt: null,
      ClosesAt: null,
      GraceMinutes: 10,
      Cap: null,
      Texts: { Before: {}, After: {}, Full: {} },
      ...opening,
    },
  });
}

async function publishWith(given: PortalUnderTest, name: string, opening: Opening): Promise<SavedForm> {
  const form = await publish(given, sentForm({ guid: guidOf(name), name: { gb: name } }));
  const saved = await open(given, form, opening);
  expect(saved.statusCode, saved.body).toBe(200);
  return form;
}

const environment = { PORTAL_TIME_ZONE: 'Europe/Helsinki', PORTAL_SUBMISSION_LIMIT: 'off' };

describePortal(
  'the opening of a form',
  (given) => {
    it.each([
      ['before it opens', { OpensAt: tomorrow }, 'form.not-open-yet', 'This form has not opened yet.'],
      ['after it closed', { ClosesAt: anHourAgo }, 'form.closed', 'This form has closed'],
    ])('refuses answers %s, and stores nothing', async (name, opening, code, error) => {
      const form = await publishWith(given(), name, opening);
      const before = await traces(given());

      const refused = await post(given().client(), aSubmission(form), ['a.pdf', sampleFiles['selvitys.pdf']]);

      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code });
      expect(refused.json().error).toContain(error);
      expect(await traces(given())).toEqual(before);
    });

    it('takes answers between its times, and repeats what arrived after it closed', async () => {
      const form = await publishWith(given(), 'hour', { OpensAt: anHourAgo, ClosesAt: inAnHour });
      const submission = aSubmission(form);
      const first = await post(given().client(), submission);
      expect(first.statusCode, first.body).toBe(201);

      await open(given(), form, { ClosesAt: anHourAgo });

      const repeated = await post(given().client(), submission);
      expect(repeated.statusCode).toBe(200);
      expect(repeated.json().Reference).toBe(first.json().Reference);
    });

    it('stops at its cap', async () => {
      const form = await publishWith(given(), 'cap', { Cap: 2 });
      const responses = [];
      for (let count = 0; count < 3; count++) responses.push(await post(given().client(), aSubmission(form)));
      expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 403]);
      expect(responses[2]?.json()).toMatchObject({ code: 'form.full' });
    });

    it('is shown in place of the form until it begins', async () => {
      const form = await publishWith(given(), 'Berths', {
        OpensAt: tomorrow,
        ClosesAt: '2026-12-31 16:00',
        Texts: { Before: { gb: 'Have your **boat number** ready.' }, After: {}, Full: {} },
      });
      const page = await given().client().get(`/form/${form.guid}`);
      expect(page.statusCode).toBe(200);
      for (const part of ['"kind":"closed-form"', '"2026-11-21T07:00:00Z"', '**boat number**'])
        expect(page.body.includes(part), part).toBe(true);
      expect(page.body.includes(fields.name.guid)).toBe(false);
    });

    it('is in the list of forms, which leaves out a form that opens in a year', async () => {
      const soon = await publishWith(given(), 'Soon', { OpensAt: tomorrow });
      const later = await publishWith(given(), 'Next year', { OpensAt: '2027-11-21 09:00' });
      const list: { GUID: string; Opening?: object }[] = (await given().client().get('/api/forms')).json();
      expect(list.find(({ GUID }) => GUID === soon.guid)?.Opening).toEqual({
        State: 'not-open-yet',
        OpensAt: '2026-11-21T07:00:00Z',
      });
      expect(list.map(({ GUID }) => GUID)).not.toContain(later.guid);

      given().system.clock.advance(24 * 60 * minuteMs);

      const next: typeof list = (await given().client().get('/api/forms')).json();
      expect(next.find(({ GUID }) => GUID === soon.guid)?.Opening).toEqual({ State: 'open' });
      given().system.clock.advance(-24 * 60 * minuteMs);
    });

    it('returns a post without script with its answers when the form closed in the meantime', async () => {
      const form = await publishWith(given(), 'Closing', { ClosesAt: inAnHour });
      given().system.clock.advance(61 * minuteMs);

      const answers = multipart([[fields.name.guid, 'Aino']]);
      const refused = await given().client().post(`/form/${form.guid}`, answers);

      expect(refused.statusCode).toBe(403);
      for (const part of ['"Aino"', '"code":"form.closed"'])
        expect(refused.body.includes(part), part).toBe(true);
      expect(refused.body.includes('"unavailable"')).toBe(false);
      given().system.clock.advance(-61 * minuteMs);
    });

    it('is shown on a page that is turned without script, before anything is sent', async () => {
      const pages = [guidOf('first'), guidOf('last')].map((guid) => ({ guid, name: { gb: 'Page' } }));
      const layout = Object.values(fields).map(({ guid }, index) => ({
        kind: 'field',
        guid,
        page: pages[index === 0 ? 0 : 1]!.guid,
      })) satisfies SavedForm['layout'];
      const form = await publish(given(), sentForm({ guid: guidOf('paged'), pages, layout }));
      const turn = async () => {
        const answers = multipart([
          [fields.name.guid, 'Aino'],
          [formControlNames.page, pages[0]!.guid],
          [formControlNames.go, 'next'],
        ]);
        const returned = await given().client().post(`/form/${form.guid}`, answers);
        expect(returned.statusCode).toBe(200);
        const { page } = pageDataOf(returned);
        return page.kind === 'form' ? page : undefined;
      };

      expect((await turn())?.unavailable).toBeUndefined();
      await open(given(), form, { ClosesAt: anHourAgo });
      expect(await turn()).toMatchObject({
        unavailable: 'closed',
        returned: { answers: { [fields.name.guid]: 'Aino' }, problems: [] },
      });
    });

    it('is for administrators to set, is recorded, and refuses what can never be open', async () => {
      const form = await publishWith(given(), 'Set', { ClosesAt: inAnHour });
      const path = `/api/admin/forms/${form.guid}/opening`;
      expect((await given().client().get(path)).statusCode).toBe(401);
      expect((await open(given(), form, { OpensAt: tomorrow, ClosesAt: inAnHour })).json()).toMatchObject({
        code: 'form.closes-before-opening',
      });
      const admin = await given().admin();
      expect((await admin.get(path)).json()).toMatchObject({ ClosesAt: inAnHour, GraceMinutes: 10 });
      expect((await admin.get('/api/admin/audit')).body).toContain('form.opening-saved');
    });
  },
  environment,
);
