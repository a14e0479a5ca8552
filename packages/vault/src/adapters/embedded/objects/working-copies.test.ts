import type { VaultObjectRef } from '@form-portal/domain';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { aFile, anObject } from '../../../contract/contract-objects.ts';
import { contractStructure } from '../../../contract/contract-structure.ts';
import type { NewVaultFile } from '../../../port.ts';
import type { ObjectChange, VaultObjects, VaultViewer } from '../../../vault-objects.ts';
import { createEmbeddedAdministration } from '../embedded-administration.ts';
import { createEmbeddedObjects } from '../embedded-objects.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { contractSeed } from '../testing/contract-seed.ts';
import { depsOver, testMigrations } from '../testing/embedded-harness.ts';

describeDatabase<VaultTables>('working copies', testMigrations, (given) => {
  const owner: VaultViewer = { account: 1, admin: true };
  const other: VaultViewer = { account: 2, admin: true };
  let objects: VaultObjects;
  let singleFileValue: (ref: VaultObjectRef, version?: number) => Promise<unknown>;

  beforeAll(async () => {
    const deps = { ...depsOver(given.database(), given.dataDir()), timeZone: 'Europe/Helsinki' };
    await prepareEmbeddedVault(given.database(), contractSeed);
    const administration = createEmbeddedAdministration(deps);
    for (const username of ['maria', 'aino']) {
      const user = { username, password: 'kuusi-lahti-29', name: username, admin: true, enabled: true };
      expect(await administration.saveUser(null, user)).toMatchObject({ ok: true });
    }
    objects = createEmbeddedObjects(deps);
    singleFileValue = async ({ type, id }, version) =>
      (await administration.getObject(type, id, version))?.properties.find(
        ({ propertyDef }) => propertyDef === 22,
      )?.value;
  });

  const singleFile = (value: boolean): ObjectChange => ({
    set: [{ propertyDef: 22, value: { dataType: 8, value } }],
  });
  const document = async (files: readonly NewVaultFile[], { set = [] }: ObjectChange) =>
    objects.create(owner, anObject(contractStructure, { properties: set }), files);
  const isSingleFile = async (viewer: VaultViewer, ref: VaultObjectRef, version?: number) =>
    (await objects.get(viewer, ref, version)).singleFile;
  const foundAsSingleFile = async (ref: VaultObjectRef) => {
    const { items } = await objects.search(other, {
      conditions: [
        { of: { property: -102 }, operator: '=', negated: false, value: String(ref.id) },
        { of: { property: 22 }, operator: '=', negated: false, value: 'true' },
      ],
      deleted: 'without',
      limit: 10,
    });
    return items.length === 1;
  };

  const heldContents = async (ref: VaultObjectRef) => {
    const { guid } = await objects.get(owner, ref);
    const { read } = given.database().withTables<{ blob_references: { owner: string; sha256: string } }>();
    const rows = await read
      .selectFrom('blob_references')
      .select('sha256')
      .where('owner', '=', `vault-object:${guid}`)
      .orderBy('sha256')
      .execute();
    return rows.map(({ sha256 }) => sha256);
  };

  it('keep property 22 to themselves until they are checked in', async () => {
    const ref = await document([aFile('yksi')], singleFile(true));
    await objects.checkOut(owner, ref);

    await objects.change(owner, ref, singleFile(false));

    expect(await isSingleFile(owner, ref)).toBe(false);
    expect([await isSingleFile(other, ref), await foundAsSingleFile(ref)]).toEqual([true, true]);
    await objects.checkIn(owner, ref);
    expect([await isSingleFile(other, ref), await foundAsSingleFile(ref)]).toEqual([false, false]);
  });

  it.each([
    ['a single file', [aFile('yksi')], true, {}],
    ['several files', [aFile('yksi'), aFile('kaksi')], false, { removeFile: 2 }],
  ])('leave the document %s when the check-out is undone', async (_what, files, before, change) => {
    const ref = await document(files, singleFile(before));
    await objects.checkOut(owner, ref);
    await objects.change(owner, ref, { ...change, ...singleFile(!before) });

    await objects.undoCheckOut(owner, ref);

    expect([await isSingleFile(owner, ref), await foundAsSingleFile(ref)]).toEqual([before, before]);
    expect(await objects.change(owner, ref, { title: 'Uusi nimi' })).toMatchObject({
      singleFile: before,
      files: { length: files.length },
    });
  });

  it('hold only the contents of their own files, and none once the check-out is undone', async () => {
    const [kept, first, second] = [aFile('pysyvä'), aFile('ensimmäinen'), aFile('toinen')];
    const ref = await document([kept], {});
    await objects.checkOut(owner, ref);

    await objects.change(owner, ref, { removeFile: 1, addFiles: [first] });
    await objects.change(owner, ref, { removeFile: 2, addFiles: [second] });

    expect(await heldContents(ref)).toEqual([kept.sha256, second.sha256].toSorted());
    await objects.undoCheckOut(owner, ref);
    expect(await heldContents(ref)).toEqual([kept.sha256]);
  });

  it('become a version with its own property 22, as every change does', async () => {
    const ref = await document([aFile('yksi')], singleFile(true));

    await objects.change(owner, ref, { ...singleFile(false), addFiles: [aFile('kaksi')] });
    await objects.checkOut(owner, ref);
    await objects.change(owner, ref, { ...singleFile(true), removeFile: 1 });
    await objects.checkIn(owner, ref);

    const each = [1, 2, 3].map(async (version) => [
      await isSingleFile(other, ref, version),
      await singleFileValue(ref, version),
    ]);
    expect(await Promise.all(each)).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });
});
