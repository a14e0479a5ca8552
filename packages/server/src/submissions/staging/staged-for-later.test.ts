import { formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { controls } from '../testing/form-controls.ts';
import { fields, publish, sentForm, type PostPart } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const image: PostPart = [formControlNames.attachments, sampleFiles['kuva.png'], 'kuva.png'];

describePortal(
  'files of a form posted without script that is to be sent later',
  (given) => {
    const form = sentForm({ guid: guidOf('later') });
    const send = (address: string) =>
      given()
        .client(address)
        .post(`/form/${form.guid}`, controls({ [fields.name.guid]: 'Aino' }, image));

    beforeAll(async () => {
      await publish(given(), form);
    });

    it('wait after too many posts', async () => {
      expect((await send('192.0.2.251')).statusCode).toBe(303);

      const refused = await send('192.0.2.251');

      expect(refused.statusCode).toBe(429);
      expect(pageDataOf(refused).page).toMatchObject({
        returned: { files: [], staged: { files: [{ name: 'kuva.png' }] } },
      });
    });

    it('wait during maintenance', async () => {
      const admin = await given().admin();
      const settings = (await admin.get('/api/settings')).json();
      const maintenanceUntil = '2026-11-20T14:00:00Z';
      await admin.post('/api/settings', { json: { ...settings, maintenanceUntil } });

      const refused = await send('192.0.2.252');

      expect(refused.statusCode).toBe(503);
      expect(pageDataOf(refused).page).toMatchObject({
        returned: { files: [], staged: { files: [{ name: 'kuva.png' }] } },
      });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: '1' },
);
