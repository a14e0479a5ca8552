import type { PropertyAssignment } from '@form-portal/domain';
import { openDatabase } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFile, anObject, vaultErrorOf } from '../../../contract/contract-objects.ts';
import type { Vault } from '../../../port.ts';
import { createStructureAdministration } from '../create-structure-administration.ts';
import { createEmbeddedVault, type EmbeddedVaultDeps } from '../embedded-vault.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { contractStructure } from '../../../contract/contract-structure.ts';
import { contractSeed } from '../testing/contract-seed.ts';
import { quickPasswordCost } from '../../../shared/testing/quick-password-cost.ts';
import { depsOver, testMigrations } from '../testing/embedded-harness.ts';

const [workflow, state] = [38, 39];
const handled = { objectType: 101, class: 4 };

function item(propertyDef: number, value: number): PropertyAssignment {
  return { propertyDef, value: { dataType: 9, value } };
}

describeDatabase<VaultTables>('objects', testMigrations, (given) => {
  let deps: EmbeddedVaultDeps;
  let vault: Vault;

  beforeAll(async () => {
    deps = depsOver(given.database(), given.dataDir());
    await prepareEmbeddedVault(given.database(), contractSeed);
    vault = createEmbeddedVault(deps);
  });

  describe('of a class with a workflow', () => {
    it.each<[what: string, asked: readonly PropertyAssignment[], expected: readonly [number, number]]>([
      ['start in its first state', [], [101, 101]],
      ['start in the first state of the workflow that is asked for', [item(workflow, 102)], [102, 103]],
      ['start in the state that is asked for', [item(workflow, 101), item(state, 102)], [101, 102]],
    ])('%s', async (_what, properties, expected) => {
      const { id } = await vault.createObject(anObject(contractStructure, { ...handled, properties }), []);

      const rows = await given
        .database()
        .read.selectFrom('vault_values')
        .select('number')
        .where('type', '=', 101)
        .where('id', '=', id)
        .orderBy('property')
        .execute();
      expect(rows.map((row) => row.number)).toEqual(expected);
    });

    it.each([
      ['a state of another workflow', [item(workflow, 101), item(state, 103)]],
      ['a state without its workflow', [item(state, 103)]],
    ])('are refused with %s', async (_what, properties) => {
      const error = await vaultErrorOf(
        vault.createObject(anObject(contractStructure, { ...handled, properties }), []),
      );

      expect(error).toMatchObject({ code: 'invalid-object' });
      expect(error.message).toContain('39');
    });
  });

  it.each<[what: string, assignment: PropertyAssignment]>([
    ['title', { propertyDef: 0, value: { dataType: 1, value: 'Hakemus' } }],
    ['class', item(100, contractStructure.plainClass)],
    ['creator', item(25, 1)],
  ])('have their %s not among their values', async (_what, assignment) => {
    const object = anObject(contractStructure, { properties: [assignment] });

    const { code, message } = await vaultErrorOf(vault.createObject(object, []));

    expect([code, message]).toEqual(['invalid-object', expect.stringMatching(/: not set as a value\.$/)]);
  });

  it('are created once by portals that deliver the same submission simultaneously', async () => {
    const database = await openDatabase<VaultTables>(given.location(), testMigrations, () => new Date());
    const other = createEmbeddedVault(depsOver(database, given.dataDir()));
    const object = anObject(contractStructure);
    const files = [aFile('hakemus')];

    const refs = await Promise.all(
      [vault, other, vault, other].map((portal) => portal.createObject(object, files)),
    );

    await database.close();
    expect(new Set(refs.map((ref) => ref.id)).size).toBe(1);
  });

  it('do not copy a content that the store already holds', async () => {
    const file = aFile('Liite, joka on jo tallessa');
    await vault.createObject(anObject(contractStructure), [file]);
    const unreadable = {
      ...file,
      open: () => {
        throw new Error('opened');
      },
    };

    await expect(vault.createObject(anObject(contractStructure), [unreadable])).resolves.toMatchObject({
      type: 0,
    });
  });

  it('are refused with a file that does not match its declared content', async () => {
    const lying = { ...aFile('yksi asia'), sha256: aFile('toinen asia').sha256 };
    const object = anObject(contractStructure);

    const error = await vaultErrorOf(vault.createObject(object, [lying]));

    expect(error).toMatchObject({ code: 'invalid-object' });
    expect(await vault.findBySubmission(object.submission)).toBeUndefined();
  });

  it('are refused with an item that is removed while their files are received', async () => {
    const administration = createStructureAdministration({ ...deps, passwordCost: quickPasswordCost });
    const draft = { name: 'Neljäs', names: {} };
    const saved = await administration.saveItem(110, null, draft);
    const id = saved.ok ? saved.value : -1;
    const file = aFile('saapuu hitaasti');
    const slow = {
      ...file,
      async *open() {
        await administration.remove({ kind: 'item', list: 110, id });
        yield* file.open();
      },
    };

    const object = anObject(contractStructure, { properties: [item(1008, id)] });
    const { code, refused } = await vaultErrorOf(vault.createObject(object, [slow]));

    expect([code, refused]).toEqual(['invalid-object', [expect.objectContaining({ reason: 'no-item' })]]);
  });

  it('leave no content behind when they are refused', async () => {
    const countOf = async (): Promise<number> => {
      const database = given.database().withTables<{ blob_uploads: object; blobs: object }>();
      const [uploads, blobs] = await Promise.all([
        database.read.selectFrom('blob_uploads').selectAll().execute(),
        database.read.selectFrom('blobs').selectAll().execute(),
      ]);
      return uploads.length + blobs.length;
    };
    const before = await countOf();
    const large = aFile(new Uint8Array(400_000).fill(7));
    const lying = { ...aFile(new Uint8Array(300_000).fill(8)), size: 5 };

    await vaultErrorOf(vault.createObject(anObject(contractStructure), [large, lying]));

    expect(await countOf()).toBe(before);
  });
});
