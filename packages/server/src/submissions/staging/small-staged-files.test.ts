import { formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { controls } from '../testing/form-controls.ts';
import { fields, publish, sentForm, type PostPart } from '../testing/posts.ts';

const small: PostPart = [formControlNames.attachments, '%PDF-1.4', 'a.pdf'];

describePortal(
  'a portal that stages a megabyte of each address',
  (given) => {
    it('counts small files as 64 KiB, so that nobody stages thousands', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('small') }));
      const sender = given().client();
      const staged: number[] = [];
      for (let post = 0; post < 3; post += 1) {
        const files = Array.from({ length: 8 }, () => small);
        const wrong = controls({ [fields.day.guid]: '31.2.2027' }, ...files);
        const { page } = pageDataOf(await sender.post(`/form/${form.guid}`, wrong));
        if (page.kind !== 'form') throw new Error(page.kind);
        staged.push(page.returned?.staged?.files.length ?? 0);
      }

      expect(staged).toEqual([8, 8, 0]);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off', PORTAL_ADDRESS_STAGED_MB: '1' },
);
