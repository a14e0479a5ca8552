import { builtInProperties, dataTypes, cleanFileName } from '@form-portal/domain';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import type { NewVaultFile } from '../port.ts';
import { aFile, anObject, vaultErrorOf } from './contract-objects.ts';
import type { Given, StoredFile } from './harness.ts';

/** The files of an object: names, order, content, and what the vault refuses. */
export function filesContract(given: Given): void {
  it('stores every file with its name and content, in order', async () => {
    const { vault, structure, readObject } = given();
    const files = [
      aFile('Toimintasuunnitelma 2027', { title: 'toimintasuunnitelma-2027', extension: 'txt' }),
      aFile(randomBytes(1000), { title: 'tilinpäätös 2025 (allekirjoitettu)', extension: 'pdf' }),
    ];

    const ref = await vault.createObject(anObject(structure), files);

    const stored = (await readObject(ref)).files;
    expect(stored.map(({ title, extension }) => ({ title, extension }))).toEqual(
      files.map(({ title, extension }) => ({ title, extension })),
    );
    expect(stored.map(hashOf)).toEqual(files.map((file) => file.sha256));
  });

  it('stores a file of several megabytes', async () => {
    const { vault, structure, readObject } = given();
    const file = aFile(randomBytes(3_000_000), { extension: 'zip' });

    const ref = await vault.createObject(anObject(structure), [file]);

    expect((await readObject(ref)).files.map(hashOf)).toEqual([file.sha256]);
  });

  it.each([
    ['of the same name', aFile('yksi'), aFile('kaksi')],
    ['of the same content', aFile('sama', { title: 'a' }), aFile('sama', { title: 'b' })],
    ['without an extension', aFile('x', { extension: '' }), aFile('y', { title: 'README', extension: '' })],
  ])('stores two files %s', async (_what, first, second) => {
    const { vault, structure, readObject } = given();

    const ref = await vault.createObject(anObject(structure), [first, second]);

    const stored = (await readObject(ref)).files;
    expect(stored.map(hashOf)).toEqual([first.sha256, second.sha256]);
  });

  it.each([
    ['is a path', '../../x'],
    ['is a device in Windows', 'CON'],
    ['has 250 characters', 'ä'.repeat(250)],
  ])('stores a file whose name %s, under that name or its cleaned one', async (_what, title) => {
    const { vault, structure, readObject } = given();
    const file = aFile(title, { title, extension: 'txt' });

    const ref = await vault.createObject(anObject(structure), [file]);

    const [stored] = (await readObject(ref)).files;
    expect([`${title}.txt`, cleanName(`${title}.txt`)]).toContain(`${stored?.title}.${stored?.extension}`);
    expect(stored && hashOf(stored)).toBe(file.sha256);
  });

  it('stores two files whose names differ only in case, under these names', async () => {
    const { vault, structure, readObject } = given();
    const files = [aFile('iso', { title: 'LIITE' }), aFile('pieni', { title: 'liite' })];

    const ref = await vault.createObject(anObject(structure), files);

    const stored = (await readObject(ref)).files;
    expect(stored.map(({ title }) => title)).toEqual(['LIITE', 'liite']);
    expect(stored.map(hashOf)).toEqual(files.map((file) => file.sha256));
  });

  it('writes nothing where the name of a file leads', async () => {
    const { vault, structure } = given();
    const folder = await mkdtemp(join(tmpdir(), 'not-the-vault-'));
    // More steps up than any folder of a vault is deep.
    const upwards = join('../'.repeat(30), relative('/', folder));

    try {
      const files = [upwards, folder].map((to) => aFile('x', { title: `${to}/x` }));
      await vault.createObject(anObject(structure), files);

      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('stores a content that another object has already', async () => {
    const { vault, structure, readObject } = given();
    const file = aFile(randomBytes(400_000));
    await vault.createObject(anObject(structure), [file]);

    const ref = await vault.createObject(anObject(structure), [file]);

    expect((await readObject(ref)).files.map(hashOf)).toEqual([file.sha256]);
  });

  it('creates no object when a file breaks off, and creates it on the next attempt', async () => {
    const { vault, structure, readObject } = given();
    const object = anObject(structure);
    const whole = aFile(randomBytes(500_000), { title: 'kokonainen' });
    const intact = aFile(randomBytes(500_000), { title: 'katkennut' });

    const error = await vaultErrorOf(vault.createObject(object, [whole, breakingOff(intact)]));

    expect(error.retryable).toBe(true);
    expect(await vault.findBySubmission(object.submission)).toBeUndefined();
    const ref = await vault.createObject(object, [whole, intact]);
    expect((await readObject(ref)).files).toHaveLength(2);
  });

  it.each([
    ['shorter', 999],
    ['longer', 1001],
  ])('creates no object when a content is %s than it was', async (_what, size) => {
    const { vault, structure } = given();
    const object = anObject(structure);
    const { open } = aFile(randomBytes(size));

    await vaultErrorOf(vault.createObject(object, [{ ...aFile(randomBytes(1000)), open }]));

    expect(await vault.findBySubmission(object.submission)).toBeUndefined();
  });

  it('creates a single-file document only with exactly one file (property 22)', async () => {
    const { vault, structure } = given();
    const singleFile = {
      propertyDef: builtInProperties.singleFile,
      value: { dataType: dataTypes.boolean, value: true },
    } as const;
    const object = anObject(structure, { properties: [singleFile] });

    const error = await vaultErrorOf(vault.createObject(object, [aFile('yksi'), aFile('kaksi')]));

    expect(error.code).toBe('invalid-object');
  });
}

function cleanName(name: string): string {
  const cleaned = cleanFileName(name);
  if (!cleaned.ok) throw new Error('Nothing is left of the name.');
  return cleaned.value;
}

function hashOf({ content }: StoredFile): string {
  return createHash('sha256').update(content).digest('hex');
}

function breakingOff(file: NewVaultFile): NewVaultFile {
  return {
    ...file,
    async *open() {
      for await (const piece of file.open()) {
        yield piece;
        throw new Error('The source broke off.');
      }
    },
  };
}
