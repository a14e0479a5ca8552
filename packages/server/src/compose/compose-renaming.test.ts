import { alwaysOpen, noConfirmation, type SavedForm } from '@form-portal/domain';
import { aForm, guidOf } from '@form-portal/domain/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { createConfirmationRulesStore } from '../confirmation/confirmation-rules.store.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { RevisionReason } from '../forms/forms.store.ts';
import { describePortal } from '../testing/app-under-test.ts';
import { composeRenaming } from './compose-renaming.ts';

describePortal('a language that gets another code', (given) => {
  const form = guidOf('renamed');

  /** Renames `fi` to `ax` while a transaction that has saved is still open. */
  async function renamedDuring(save: (transaction: Transaction<SubmissionTables>) => Promise<void>) {
    const { site, storage } = given().portal;
    const database = storage.database.withTables<SubmissionTables>();
    const held = Promise.withResolvers<undefined>();
    const saving = Promise.withResolvers<undefined>();
    const saved = database.write(async (transaction) => {
      await save(transaction);
      saving.resolve(undefined);
      await held.promise;
    });
    await saving.promise;
    const renameTexts = composeRenaming(site, database);
    const renaming = database.write((transaction) =>
      renameTexts(transaction, { renamed: new Map([['fi', 'ax']]), savedBy: '' }),
    );
    // Long enough for the renaming to begin and to wait for the lock.
    await sleep(100);
    held.resolve(undefined);
    await Promise.all([saved, renaming]);
  }

  it('keeps changes of openings and confirmations that administrators save at the same moment', async () => {
    const { site, storage } = given().portal;
    const { openings } = site;
    const database = storage.database.withTables<SubmissionTables>();
    const rules = createConfirmationRulesStore(database);
    const opening = { ...alwaysOpen, texts: { ...alwaysOpen.texts, before: { fi: 'Tulossa' } } };
    const confirmation = { ...noConfirmation, text: { fi: 'Kiitos' } };
    await database.write(async (transaction) => {
      await openings.put(transaction, form, opening);
      await rules.put(transaction, form, confirmation);
    });
    await renamedDuring(async (transaction) => {
      await openings.put(transaction, form, { ...opening, cap: 7 });
      await rules.put(transaction, form, { ...confirmation, carries: 'answers' as const });
    });

    expect(await openings.get(form)).toMatchObject({ cap: 7, texts: { before: { ax: 'Tulossa' } } });
    expect(await rules.get(form)).toMatchObject({ carries: 'answers', text: { ax: 'Kiitos' } });
  });

  it('leaves a draft based on the published form, also when its options have been refreshed in the meantime', async () => {
    const { site, storage } = given().portal;
    const { forms, formDrafts } = site;
    const { database } = storage;
    const saveAs = (revised: SavedForm, reason: RevisionReason) =>
      database.write((transaction) => forms.save(transaction, revised, { savedBy: '', reason }));
    const current = await saveAs({ ...aForm({ guid: guidOf('current') }), revision: 0 }, 'save');
    const old = await saveAs({ ...aForm({ guid: guidOf('old') }), revision: 0 }, 'save');
    await database.write(async (transaction) => {
      for (const draft of [current, old]) await formDrafts.save(transaction, draft, '');
    });
    await saveAs(current, 'options');
    await saveAs(old, 'save');

    await renamedDuring(() => Promise.resolve());

    const revisionsOf = async ({ guid }: SavedForm) => [
      (await formDrafts.find(guid))?.form.revision,
      (await forms.find(guid))?.revision,
    ];
    expect(await revisionsOf(current)).toEqual([3, 3]);
    expect(await revisionsOf(old)).toEqual([1, 3]);
  });

  it('is renamed in forms and drafts that are saved for the first time at the same moment, too', async () => {
    const { site } = given().portal;
    const published = { ...aForm({ guid: guidOf('published'), name: { fi: 'Uusi' } }), revision: 0 };
    const draft = { ...published, guid: guidOf('drafted') };
    await renamedDuring(async (transaction) => {
      await site.forms.save(transaction, published, { savedBy: '', reason: 'save' });
      await site.formDrafts.save(transaction, draft, '');
    });

    expect((await site.forms.find(published.guid))?.name).toEqual({ ax: 'Uusi' });
    expect((await site.formDrafts.find(draft.guid))?.form.name).toEqual({ ax: 'Uusi' });
  });
});
