import { guidOf } from '@form-portal/domain/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aSubmission, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';

describePortal(
  'a portal whose deliveries are held',
  (given) => {
    it('accepts a submission, delivers none and refuses manual delivery with a message', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('held'), class: 0, objectType: 0 }));
      given().portal.submissions.start();

      const sent = await post(given().client(), aSubmission(form));
      await sleep(500);

      expect(sent.statusCode, sent.body).toBe(201);
      const admin = await given().admin();
      const address = `/api/admin/submissions/${String(sent.json().GUID)}`;
      expect((await admin.get(address)).json()).toMatchObject({ Status: 'waiting', Attempts: 0 });
      for (const path of [`${address}/deliver`, `/api/admin/forms/${form.guid}/deliver`]) {
        const refused = await admin.post(path);
        expect([refused.statusCode, refused.json().code], path).toEqual([409, 'submission.deliveries-held']);
        expect(refused.json().error).toContain('PORTAL_DELIVERY=hold');
      }
      expect((await admin.get('/api/admin/vault/objects')).json().Items).toEqual([]);
      expect(given().system.logged()).toContain('Deliveries are held');
    });
  },
  { PORTAL_DELIVERY: 'hold' },
);
