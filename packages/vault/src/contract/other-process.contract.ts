import { expect, it } from 'vitest';
import { aFile, anObject } from './contract-objects.ts';
import type { Given } from './harness.ts';

/** What the product relies on is in the vault, not in the memory of a process. */
export function otherProcessContract(given: Given): void {
  it('finds the object of a submission', async () => {
    const { vault, openAgain, structure } = given();
    const object = anObject(structure);
    const ref = await vault.createObject(object, [aFile('hakemus')]);

    const other = await openAgain();

    expect(await other.findBySubmission(object.submission)).toEqual(ref);
  });

  it('returns the object of a submission when it is to create it again', async () => {
    const { vault, openAgain, structure, countObjects, readObject } = given();
    const object = anObject(structure);
    const ref = await vault.createObject(object, []);
    const count = await countObjects(structure.objectType);

    const other = await openAgain();

    expect(await other.createObject(object, [aFile('myöhässä')])).toEqual(ref);
    expect(await countObjects(structure.objectType)).toBe(count);
    expect((await readObject(ref)).files).toEqual([]);
  });

  it('gives its objects numbers that no other process gives, one after the other or at the same time', async () => {
    const { openAgain, structure } = given();
    const [one, other] = [await openAgain(), await openAgain()];
    const create = (process: typeof one) => process.createObject(anObject(structure), []);

    const first = [await create(one), await create(other), await create(one)];
    const refs = [...first, ...(await Promise.all([one, other, one, other].map(create)))];

    expect(new Set(refs.map(({ id }) => id)).size).toBe(refs.length);
  });

  it('reads the same structure', async () => {
    const { vault, openAgain } = given();

    expect(await (await openAgain()).readStructure()).toEqual(await vault.readStructure());
  });
}
