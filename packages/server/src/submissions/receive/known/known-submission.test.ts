import { createFormLogic } from '../../../form-logic/form-logic.ts';
import { parseGuid, type Guid } from '@form-portal/domain';
import { guidOf, testFieldTypes } from '@form-portal/domain/testing';
import { submissionFromWire } from '@form-portal/domain/wire';
import { blobMigrations, openDatabase } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { expect, it } from 'vitest';
import { serverMigrations } from '../../../db/migrations/index.ts';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import type { SubmissionPost } from '../checks/admit-sender.ts';
import { findKnownSubmission, isRepeat } from './known-submission.ts';
import { createSubmissionStore } from '../../store/submissions.store.ts';
import { fields, sentForm } from '../../testing/posts.ts';

const { name } = fields;
const form = sentForm({ guid: guidOf('form'), revision: 1 });
const guid = parseGuid('00000000-0000-4000-8000-000000000001') as Guid;

/** The table of submissions before migration 0060. */
interface EarlierTables {
  readonly submissions: Omit<SubmissionTables['submissions'], 'corrects'> & { readonly fingerprint: string };
}

describeDatabase<EarlierTables>(
  'a submission stored by an earlier version',
  [...blobMigrations, ...serverMigrations.filter((migration) => migration.name < '0060')],
  (given) => {
    it('is recognised by its content after the upgrade', async () => {
      await given.database().write((transaction) =>
        transaction
          .insertInto('submissions')
          .values({
            guid,
            reference: 'K7M4-2RTX-9CHD',
            form: form.guid,
            form_revision: 1,
            language: 'fi',
            received_at: '2026-11-20T12:00:00.000Z',
            status: 'waiting',
            fingerprint: 'f'.repeat(64),
            document: JSON.stringify({ answers: { [name.guid]: 'Åke Öhman' }, identity: {} }),
            identified: 0,
            attachment_count: 0,
            delivery_revision: 1,
            attempts: 0,
          })
          .execute(),
      );
      const migrations = [...blobMigrations, ...serverMigrations];
      const upgraded = await openDatabase<SubmissionTables>(given.location(), migrations, () => new Date());
      const deps = {
        submissions: createSubmissionStore(upgraded),
        findFormRevision: () => Promise.resolve(form),
        fieldTypes: testFieldTypes,
        formLogic: createFormLogic({
          fieldTypes: testFieldTypes,
          now: () => new Date(),
          timeZone: 'Europe/Helsinki',
        }),
      };

      const known = await findKnownSubmission(deps, guid);
      await upgraded.close();

      if (known === undefined) throw new Error('The submission is not stored');
      expect(isRepeat(deps, known, sent('  Åke Öhman'), [])).toBe(true);
      expect(isRepeat(deps, known, sent('Åke Ek'), [])).toBe(false);
    });
  },
);

function sent(value: string): SubmissionPost {
  const part = submissionFromWire({
    GUID: guid,
    FormGUID: form.guid,
    Fields: [{ GUID: name.guid, Value: value }],
  });
  if (!part.ok) throw new Error('The submission is refused');
  return { ...part.value, user: null, beganAt: new Date() };
}
