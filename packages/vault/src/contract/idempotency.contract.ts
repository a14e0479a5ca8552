import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { VaultError } from '../errors.ts';
import { aFile, anObject, newSubmission } from './contract-objects.ts';
import type { NewVaultFile } from '../port.ts';
import type { Given } from './harness.ts';

/** One object per submission, however often and however concurrently it is delivered. */
export function idempotencyContract(given: Given): void {
  it('finds nothing for a submission that was never delivered', async () => {
    expect(await given().vault.findBySubmission(newSubmission())).toBeUndefined();
  });

  it('finds the object of a submission', async () => {
    const { vault, structure } = given();
    const object = anObject(structure);

    const ref = await vault.createObject(object, []);

    expect(await vault.findBySubmission(object.submission)).toEqual(ref);
  });

  it('creates one object for a submission that is delivered twice', async () => {
    const { vault, structure, countObjects } = given();
    const object = anObject(structure);
    const files = [aFile('hakemus')];
    const ref = await vault.createObject(object, files);
    const count = await countObjects(structure.objectType);

    expect(await vault.createObject(object, files)).toEqual(ref);
    expect(await countObjects(structure.objectType)).toBe(count);
  });

  it('creates one object for a submission that is delivered several times at once', async () => {
    const { vault, structure, countObjects, readObject } = given();
    const object = anObject(structure);
    const files = [aFile(randomBytes(1000)), aFile(randomBytes(400_000))];
    const count = await countObjects(structure.objectType);

    const refs = await Promise.all([1, 2, 3, 4, 5].map(() => vault.createObject(object, files)));

    expect(new Set(refs.map((ref) => ref.id)).size).toBe(1);
    expect(await countObjects(structure.objectType)).toBe(count + 1);
    expect((await readObject(refs[0]!)).files).toHaveLength(2);
  });

  it('creates nothing when it asks for the claim, and the caller has lost it', async () => {
    const { vault, structure } = given();
    const object = anObject(structure);
    let isAsked = false;
    const lost = async (): Promise<void> => {
      isAsked = true;
      await Promise.reject(new VaultError('conflict', 'Another process has taken over.'));
    };

    const created = await vault.createObject(object, [], lost).catch(() => undefined);

    expect(created === undefined).toBe(isAsked);
    expect(await vault.findBySubmission(object.submission)).toEqual(created);
  });

  it('asks for the claim, if it does, only once it has read every file', async () => {
    const { vault, structure } = given();
    const steps: string[] = [];
    const files = ['plan', 'budget'].map((name): NewVaultFile => {
      const file = aFile(name);
      return {
        ...file,
        async *open() {
          yield* file.open();
          steps.push(name);
        },
      };
    });

    await vault.createObject(anObject(structure), files, async () => {
      steps.push('claim');
      await Promise.resolve();
    });

    expect(new Set(steps.filter((step) => step !== 'claim'))).toEqual(new Set(['plan', 'budget']));
    expect(steps.slice(0, -1)).not.toContain('claim');
  });

  it('keeps the object unchanged when it is requested again with different content', async () => {
    const { vault, structure, readObject } = given();
    const object = anObject(structure, { title: 'Ensimmäinen' });
    const ref = await vault.createObject(object, []);

    await vault.createObject({ ...object, title: 'Toinen' }, [aFile('myöhässä')]);

    expect(await readObject(ref)).toMatchObject({ title: 'Ensimmäinen', files: [] });
  });

  it('returns the object of a submission although the vault would refuse to create it now', async () => {
    const { vault, structure } = given();
    const object = anObject(structure);
    const ref = await vault.createObject(object, []);

    expect(await vault.createObject({ ...object, title: '', class: 99_999 }, [])).toEqual(ref);
  });
}
