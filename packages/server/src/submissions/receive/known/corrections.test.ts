import { defaultSettings, type NationalUser } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import { describePortalWithSuomiFi } from '../../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { aSubmission, fields, post, publish, sentForm } from '../../testing/posts.ts';

const form = sentForm({ guid: guidOf('correc') });
const otherForm = sentForm({ guid: guidOf('othfrm') });
const gated = sentForm({ guid: guidOf('gated'), identity: { enabled: true, attributes: ['lastName'] } });

function person(lastName: string): NationalUser {
  return { type: 'saml', name: lastName, admin: false, attributes: { lastName } };
}

describePortalWithSuomiFi(
  'a submission that corrects an earlier one',
  (given) => {
    beforeAll(async () => {
      const suomifi = { enabled: true, properties: { lastName: 1012 } };
      const settings = settingsToWire({ ...defaultSettings, suomifi });
      await (await given().admin()).post('/api/settings', { json: settings });
      for (const one of [form, otherForm, gated]) await publish(given(), one);
    });

    const stored = async (guid: unknown) =>
      (await (await given().admin()).get(`/api/admin/submissions/${String(guid)}`)).json();

    async function sent(members: Readonly<Record<string, unknown>> = {}, of = form) {
      const response = await post(given().client(), aSubmission(of, undefined, members));
      expect(response.statusCode, response.body).toBe(201);
      return response.json();
    }

    it('links to it for administrators, and the earlier one links to its corrections', async () => {
      const first = await sent();
      const second = await sent({ Corrects: first.GUID });
      const third = await sent({ Corrects: first.GUID });

      const [ofFirst, ofSecond] = [await stored(first.GUID), await stored(second.GUID)];

      expect(ofSecond).toMatchObject({
        Corrects: { Reference: first.Reference, GUID: first.GUID },
        CorrectedBy: [],
      });
      expect(ofFirst.Corrects).toBeNull();
      expect(ofFirst.CorrectedBy).toHaveLength(2);
      expect(ofFirst.CorrectedBy).toEqual(
        expect.arrayContaining(
          [second, third].map(({ Reference, GUID }: Record<string, string>) => ({ Reference, GUID })),
        ),
      );
    });

    it('is exported with the reference of the earlier one', async () => {
      const first = await sent({}, otherForm);
      await sent({ Corrects: first.GUID }, otherForm);

      const admin = await given().admin();
      const csv = await admin.get(`/api/admin/forms/${otherForm.guid}/submissions?format=csv`);

      const [heading, ...rows] = csv.body.trim().split('\r\n');
      const column = heading?.split(',').indexOf('Korjaa lähetyksen') ?? -1;
      expect(rows.map((row) => row.split(',')[column]).sort()).toEqual(['', first.Reference]);
    });

    it.each([
      ['one that does not exist', () => Promise.resolve(guidOf('none'))],
      ['one of another form', async () => (await sent({}, otherForm)).GUID],
      [
        'a submission of an identified person',
        async () => {
          const submission = aSubmission(gated);
          await post(await given().signedIn(person('Ek')), submission);
          return submission['GUID'];
        },
      ],
    ])('does not link to %s', async (_what, earlier) => {
      const { GUID } = await sent({ Corrects: await earlier() });

      expect((await stored(GUID)).Corrects).toBeNull();
    });

    it('links to that of an identified person only for the same person', async () => {
      const submission = aSubmission(gated);
      const first = await post(await given().signedIn(person('Ek')), submission);

      const again = await Promise.all(
        ['Ek', 'Virtanen'].map(async (name) => {
          const values = { [fields.name.guid]: name };
          const corrected = aSubmission(gated, values, { Corrects: submission['GUID'] });
          await post(await given().signedIn(person(name)), corrected);
          return (await stored(corrected['GUID'])).Corrects?.Reference;
        }),
      );

      expect(again).toEqual([first.json().Reference, undefined]);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
