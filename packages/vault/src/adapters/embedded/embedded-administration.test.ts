import type { NewVaultObject, VaultObjectRef } from '@form-portal/domain';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFile, anObject } from '../../contract/contract-objects.ts';
import type { NewVaultFile, Vault } from '../../port.ts';
import type { VaultAdministration, VaultObjectQuery } from '../../administration.ts';
import { createEmbeddedAdministration } from './embedded-administration.ts';
import { createEmbeddedObjects } from './embedded-objects.ts';
import { createEmbeddedVault } from './embedded-vault.ts';
import { prepareEmbeddedVault } from './prepare-embedded-vault.ts';
import type { VaultTables } from './tables.ts';
import type { VaultObjects } from '../../vault-objects.ts';
import { contractAccounts } from '../../contract/contract-accounts.ts';
import { contractStructure } from '../../contract/contract-structure.ts';
import { quickPasswordCost } from '../../shared/testing/quick-password-cost.ts';
import { addAccount } from './accounts/accounts.store.ts';
import { contractSeed } from './testing/contract-seed.ts';
import { depsOver, testMigrations } from './testing/embedded-harness.ts';

describeDatabase<VaultTables>('the embedded vault beyond the port', testMigrations, (given) => {
  const clock = { at: new Date('2026-11-21T10:00:00.000Z') };
  let vault: Vault;
  let administration: VaultAdministration;
  let objects: VaultObjects;

  beforeAll(async () => {
    const deps = {
      ...depsOver(given.database(), given.dataDir()),
      now: () => clock.at,
      timeZone: 'Europe/Helsinki',
    };
    await prepareEmbeddedVault(given.database(), contractSeed);
    vault = createEmbeddedVault(deps);
    administration = createEmbeddedAdministration(deps);
    objects = createEmbeddedObjects(deps);
    const account = { ...contractAccounts.administrator, admin: true, enabled: true };
    await addAccount({ ...deps, passwordCost: quickPasswordCost }, account);
  });

  function create(
    changes: Partial<NewVaultObject>,
    files: readonly NewVaultFile[] = [],
  ): Promise<VaultObjectRef> {
    clock.at = new Date(clock.at.getTime() + 1000);
    return vault.createObject(anObject(contractStructure, changes), files);
  }

  async function titles(query: VaultObjectQuery): Promise<readonly string[] | undefined> {
    return (await administration.listObjects(query))?.items.map((item) => item.title);
  }

  describe('listing objects', () => {
    beforeAll(async () => {
      await create({ title: 'Äänekosken soutajat 100 %' });
      await create({
        title: 'Palaute',
        properties: [{ propertyDef: 1001, value: { dataType: 13, value: 'Katuvalo RIKKI\nkadulla 5_A' } }],
      });
      await create({ title: 'Asia yksi', objectType: 101, class: 4 });
      await create({ title: 'Asia kaksi', objectType: 101, class: 4 });
    });

    it('lists the newest first', async () => {
      expect(await titles({})).toEqual(['Asia kaksi', 'Asia yksi', 'Palaute', 'Äänekosken soutajat 100 %']);
    });

    it.each<[query: VaultObjectQuery, expected: readonly string[]]>([
      [{ type: 101 }, ['Asia kaksi', 'Asia yksi']],
      [{ type: 0 }, ['Palaute', 'Äänekosken soutajat 100 %']],
      [{ class: 4 }, ['Asia kaksi', 'Asia yksi']],
      [{ type: 0, class: 4 }, []],
      [{ type: 77 }, []],
      [{ q: 'ÄÄNEKOSKEN' }, ['Äänekosken soutajat 100 %']],
      [{ q: 'a\u0308a\u0308nekosken' }, ['Äänekosken soutajat 100 %']],
      [{ q: 'rikki' }, ['Palaute']],
      [{ q: '%' }, ['Äänekosken soutajat 100 %']],
      [{ q: '5_a' }, ['Palaute']],
      [{ q: '\\' }, []],
      [{ q: '\0' }, ['Asia kaksi', 'Asia yksi', 'Palaute', 'Äänekosken soutajat 100 %']],
      [{ q: ' asia ', type: 101 }, ['Asia kaksi', 'Asia yksi']],
      [{ q: 'yksi asia' }, ['Asia yksi']],
      [{ q: 'asia palaute' }, []],
      [{ limit: 0 }, ['Asia kaksi']],
      [{ limit: 2.9 }, ['Asia kaksi', 'Asia yksi']],
    ])('finds objects by %j', async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    it('finds no object by the part of an identity code that is masked, and continues behind it', async () => {
      await create({ title: 'Koodi 998 toisaalla' });
      await create({ title: 'Asiakas 131052-998T' });

      const first = await administration.listObjects({ q: '998', limit: 1 });

      expect(first?.items).toEqual([]);
      expect(await titles({ q: '998', cursor: first?.nextCursor ?? '' })).toEqual(['Koodi 998 toisaalla']);
      expect(await titles({ q: 'asiakas 131052' })).toEqual(['Asiakas 131052-998T']);
    });

    it('continues where the previous page ended, also with new objects and several of the same instant', async () => {
      clock.at = new Date('2026-11-22T10:00:00.000Z');
      await Promise.all(
        [1, 2, 3].map((number) =>
          vault.createObject(anObject(contractStructure, { title: `Samaan aikaan ${String(number)}` }), []),
        ),
      );
      const all = await titles({});
      const first = await administration.listObjects({ limit: 2 });
      await create({ title: 'Uudempi' });

      const second = await administration.listObjects({ limit: 2, cursor: first?.nextCursor ?? '' });
      const rest = await administration.listObjects({ cursor: second?.nextCursor ?? '' });

      const seen = [first, second, rest].flatMap((page) => page?.items.map((item) => item.title));
      expect(seen).toEqual(all);
      expect(rest?.nextCursor).toBeNull();
    });

    it.each(['x', '', '%%%', Buffer.from('2026 1 1').toString('base64url')])(
      'returns undefined for the unknown cursor %j',
      async (cursor) => {
        expect(await administration.listObjects({ cursor })).toBeUndefined();
      },
    );
  });

  describe('an object', () => {
    it('shows built-in values first, then its own in the order of the class', async () => {
      clock.at = new Date('2026-06-30T20:59:59.000Z');
      const { type, id } = await create({
        objectType: 101,
        class: 4,
        properties: [
          { propertyDef: 1003, value: { dataType: 3, value: 4500.5 } },
          { propertyDef: 1000, value: { dataType: 1, value: 'Soutajat ry' } },
          { propertyDef: 1008, value: { dataType: 9, value: 8 } },
        ],
      });

      const object = await administration.getObject(type, id);

      expect(object).toMatchObject({
        type: 101,
        class: 4,
        version: 1,
        files: [],
        created: '2026-06-30T21:00:00.000Z',
      });
      const shown = object?.properties.map(({ propertyDef, value, displayValue }) => [
        ...[propertyDef, value, displayValue],
      ]);
      expect(shown).toEqual([
        [100, 4, 'Käsiteltävä'],
        [20, '2026-07-01 00:00', '1.7.2026 00:00'],
        [21, '2026-07-01 00:00', '1.7.2026 00:00'],
        [22, false, 'Ei'],
        [38, 101, 'Käsittely'],
        [1008, 8, 'Toinen'],
        [1000, 'Soutajat ry', 'Soutajat ry'],
        [39, 101, 'Saapunut'],
        [1003, 4500.5, '4\u00a0500,5'],
      ]);
    });

    it('formats values of every data type for people', async () => {
      const { type, id } = await create({
        properties: [
          { propertyDef: 1002, value: { dataType: 2, value: -5 } },
          { propertyDef: 1004, value: { dataType: 5, value: '2027-01-31' } },
          { propertyDef: 1005, value: { dataType: 6, value: '09:05' } },
          { propertyDef: 1006, value: { dataType: 7, value: '2027-01-31 16:00' } },
          { propertyDef: 1007, value: { dataType: 8, value: true } },
          { propertyDef: 1009, value: { dataType: 10, value: [8, 9] } },
        ],
      });

      const object = await administration.getObject(type, id);

      const shown = new Map(object?.properties.map((one) => [one.propertyDef, one.displayValue]));
      expect([1002, 1004, 1005, 1006, 1007, 1009].map((property) => shown.get(property))).toEqual([
        ...['-5', '31.1.2027', '09:05', '31.1.2027 16:00', 'Kyllä', 'Toinen; Kolmas'],
      ]);
    });

    it('opens its files by number', async () => {
      const file = aFile('Tilinpäätös', { title: 'tilinpäätös', extension: 'txt' });
      const { type, id } = await create({}, [aFile('muu'), file]);

      const object = await administration.getObject(type, id);
      const opened = await administration.openFile(type, id, 2);

      expect(object?.files[1]).toEqual({ id: 2, name: 'tilinpäätös', extension: 'txt', size: file.size });
      const pieces: Uint8Array[] = [];
      for await (const piece of opened?.content ?? []) pieces.push(piece);
      expect(Buffer.concat(pieces).toString()).toBe('Tilinpäätös');
    });

    it('can be read in each of its versions, with the files of that version', async () => {
      const ref = await create({ title: 'Ensin' }, [aFile('vanha', { title: 'vanha', extension: 'txt' })]);
      clock.at = new Date('2026-12-01T10:00:00.000Z');
      const viewer = { account: 1, admin: true };
      await objects.change(viewer, ref, { title: 'Sitten', removeFile: 1 });
      await objects.checkOut(viewer, ref);

      const now = await administration.getObject(ref.type, ref.id);
      const before = await administration.getObject(ref.type, ref.id, 1);

      expect([now?.version, now?.title, now?.files.length]).toEqual([2, 'Sitten', 0]);
      expect([before?.version, before?.title, before?.files.length]).toEqual([1, 'Ensin', 1]);
      expect(now?.versions).toEqual([
        { version: 2, created: '2026-12-01T10:00:00.000Z', createdBy: 'Maria Lehto' },
        { version: 1, created: expect.any(String), createdBy: null },
      ]);
      expect(before?.versions).toEqual(now?.versions);
      expect(await administration.getObject(ref.type, ref.id, 3)).toBeUndefined();
      expect(await administration.openFile(ref.type, ref.id, 1)).toBeUndefined();
      expect(await administration.openFile(ref.type, ref.id, 1, 1)).toMatchObject({ name: 'vanha' });
    });

    it('keeps every account that made one of its versions, also an earlier one', async () => {
      const draft = { username: 'aino', password: 'soutu vene 42', name: 'Aino Korhonen', admin: true };
      const saved = await administration.saveUser(null, draft);
      const account = saved.ok ? saved.value : -1;
      const ref = await create({});
      await objects.change({ account, admin: true }, ref, { title: 'Muokattu' });
      await objects.change({ account: 1, admin: true }, ref, { title: 'Tarkistettu' });

      expect(await administration.remove({ kind: 'user', id: account })).toMatchObject({
        problems: [{ code: 'vault.in-use' }],
      });
      const { versions } = (await administration.getObject(ref.type, ref.id)) ?? {};
      expect(versions?.map(({ createdBy }) => createdBy)).toEqual(['Maria Lehto', 'Aino Korhonen', null]);
    });

    it('is undefined when it was never created', async () => {
      const { type, id } = await create({}, [aFile('yksi')]);

      expect(await administration.getObject(type, 99_999)).toBeUndefined();
      expect(await administration.getObject(99_999, id)).toBeUndefined();
      expect(await administration.openFile(type, id, 2)).toBeUndefined();
      expect(await administration.openFile(type, 99_999, 1)).toBeUndefined();
    });
  });
});
