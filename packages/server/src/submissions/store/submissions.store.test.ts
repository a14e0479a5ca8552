import { makeReference, parseGuid, type Guid } from '@form-portal/domain';
import { blobMigrations, type Database } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeEach, expect, it } from 'vitest';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { SortPosition } from '../search/submission-order.ts';
import type { NewSubmission } from './submission-rows.ts';
import { createSubmissionAdministrationStore } from '../administration/submission-administration.store.ts';
import type { SubmissionListItem } from '../administration/submission-list.ts';
import { createSubmissionStore } from './submissions.store.ts';

const form = guid(0xf0);

describeDatabase<SubmissionTables>(
  'the submission stores',
  [...blobMigrations, ...serverMigrations],
  (given) => {
    let database: Database<SubmissionTables>;
    const store = () => createSubmissionStore(database);
    const administration = () => createSubmissionAdministrationStore(database);
    const insert = (submission: NewSubmission, ...references: string[]) =>
      database.write((transaction) =>
        store().insert(transaction, submission, () => references.shift() ?? newReference()),
      );

    beforeEach(async () => {
      database = given.database();
      await database.write(async (transaction) => {
        for (const table of [
          'submissions',
          'submission_attachments',
          'submission_events',
          'outbox',
          'forms',
        ] as const) {
          await transaction.deleteFrom(table).execute();
        }
      });
    });

    it('returns a submission as it was stored', async () => {
      const submission = aSubmission(1, {
        answers: { [guid(7)]: 'Ääkkönen', [guid(8)]: [3, 5], [guid(9)]: true },
        identity: { lastName: 'Öhman' },
        verified: [guid(7)],
        identified: true,
        owner: 'mark',
        attachments: [anAttachment('b.pdf'), anAttachment('a.pdf')],
        corrects: 'K7M4-2RTX-9CHD',
      });

      const reference = await insert(submission);

      const { owner, ...content } = submission;
      expect(await store().find(submission.guid)).toEqual({ ...content, reference, status: 'waiting' });
      expect(await store().findOwner(submission.guid)).toBe(owner);
      expect(await store().findReceived(submission.guid)).toMatchObject({
        reference,
        identified: true,
        attachmentCount: 2,
      });
      expect(await store().find(guid(2))).toBeUndefined();
    });

    it('stores a GUID once, even when it comes twice at the same moment', async () => {
      const [first, second] = await Promise.all([insert(aSubmission(1)), insert(aSubmission(1))]);

      expect([first, second].filter((reference) => reference === undefined)).toHaveLength(1);
      expect(await insert(aSubmission(1))).toBeUndefined();
      expect((await store().findReceived(guid(1)))?.reference).toBe(first ?? second);
    });

    it('uses the next reference when one is taken', async () => {
      await insert(aSubmission(1), 'AAAA-AAAA-AAAA');

      expect(await insert(aSubmission(2), 'AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB')).toBe('BBBB-BBBB-BBBB');
    });

    it('lists the newest first, page by page, by status and by form', async () => {
      for (let number = 1; number <= 7; number++)
        await insert(aSubmission(number, { form: number > 5 ? guid(99) : form }));
      await database.write(async (transaction) => {
        await transaction
          .updateTable('submissions')
          .set({ status: 'delivered' })
          .where('guid', '<=', guid(3))
          .execute();
        await transaction
          .updateTable('submissions')
          .set({ status: 'failed' })
          .where('guid', '=', guid(4))
          .execute();
      });
      const numbers = async (query: Partial<Parameters<ReturnType<typeof administration>['list']>[0]>) =>
        (await administration().list({ limit: 50, ...query })).map((item) =>
          Number.parseInt(item.guid.slice(-4), 16),
        );

      expect(await numbers({})).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(await numbers({ status: 'delivered' })).toEqual([3, 2, 1]);
      expect(await numbers({ status: 'failed' })).toEqual([4]);
      expect(await numbers({ form })).toEqual([5, 4, 3, 2, 1]);
      expect(await numbers({ form, status: 'waiting' })).toEqual([5]);
      const [, , third] = await administration().list({ limit: 3 });
      expect(await numbers({ limit: 3, after: placeOf(third) })).toEqual([4, 3, 2]);
    });

    it('separates submissions of the same instant while paging', async () => {
      const receivedAt = '2026-11-21T10:00:00.000Z';
      for (let number = 1; number <= 5; number++) await insert(aSubmission(number, { receivedAt }));

      const first = await administration().list({ limit: 2 });
      const second = await administration().list({ limit: 2, after: placeOf(first[1]) });
      const third = await administration().list({ limit: 2, after: placeOf(second[1]) });

      expect(new Set([...first, ...second, ...third].map((item) => item.guid)).size).toBe(5);
    });

    it.each(['sent', 'sender', 'reference', 'delivery'] as const)(
      'pages through every submission once when sorted by %s, both ways',
      async (by) => {
        for (let number = 1; number <= 5; number++) await insert(aSubmission(number));

        for (const direction of ['asc', 'desc'] as const) {
          const order = { by, direction };
          const first = await administration().list({ limit: 3, order });
          const second = await administration().list({ limit: 3, order, after: placeOf(first.at(-1)) });

          const keys = [...first, ...second].map(({ sortKey }) => sortKey);
          expect(new Set([...first, ...second].map(({ guid }) => guid)).size).toBe(5);
          expect(keys).toEqual(direction === 'asc' ? keys.toSorted() : keys.toSorted().toReversed());
        }
      },
    );

    it('removes a submission with everything that belongs to it', async () => {
      await insert(aSubmission(1, { attachments: [anAttachment('a.pdf')] }));

      await database.write((transaction) => administration().remove(transaction, guid(1)));

      expect(await administration().find(guid(1))).toBeUndefined();
      expect(await database.read.selectFrom('submission_attachments').selectAll().execute()).toEqual([]);
    });
  },
);

function aSubmission(number: number, changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    guid: guid(number),
    form,
    formRevision: 3,
    deliveryRevision: 3,
    language: 'fi',
    receivedAt: new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString(),
    answers: {},
    identity: {},
    verified: [],
    logic: null,
    identified: false,
    owner: null,
    attachments: [],
    requests: [],
    corrects: null,
    test: null,
    ...changes,
  };
}

function anAttachment(name: string) {
  return { name, size: 12, mediaType: 'application/pdf', sha256: 'a'.repeat(64) };
}

function guid(number: number): Guid {
  const text = `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
  return parseGuid(text) as Guid;
}

function newReference(): string {
  return makeReference(crypto.getRandomValues(new Uint8Array(16)));
}

function placeOf(item: SubmissionListItem | undefined): SortPosition | undefined {
  return item && { key: item.sortKey, guid: item.guid };
}
