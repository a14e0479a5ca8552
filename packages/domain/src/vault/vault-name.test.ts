import { expect, it } from 'vitest';
import { aCatalogue, aStructure } from '../testing/builders.ts';
import { noVaultTranslations } from './structure.ts';
import { structureNamedIn, vaultName } from './vault-name.ts';

const subject = { id: 1001, name: 'Subject' };
const count = { id: 1002, name: 'Count' };

it.each([
  [
    'in the requested language, where the vault has its name in that language',
    'fi',
    subject,
    { text: 'Aihe', language: 'fi' },
  ],
  [
    'in the vault’s first language, where that name is missing',
    'fi',
    count,
    { text: 'Count', language: 'gb' },
  ],
  [
    'in the vault’s first language, where no vault language is paired',
    'se',
    subject,
    { text: 'Subject', language: 'gb' },
  ],
  [
    'in the vault’s first language, where that is the requested one',
    'gb',
    count,
    { text: 'Count', language: 'gb' },
  ],
])('a property is named %s', (_where, language, property, shown) => {
  expect(vaultName(aStructure(), 'properties', property, language, aCatalogue())).toEqual(shown);
});

it('a property of a vault without languages has its own name, in no known language', () => {
  const structure = { ...aStructure(), ...noVaultTranslations };

  expect(vaultName(structure, 'properties', subject, 'fi', aCatalogue())).toEqual({
    text: 'Subject',
    language: undefined,
  });
});

it('a structure is named in a language as far as the vault has the names', () => {
  const { properties, classes, objectTypes } = structureNamedIn(aStructure(), 'fi', aCatalogue());

  expect(properties.filter(({ id }) => id === 1001 || id === 1002).map(({ name }) => name)).toEqual([
    'Aihe',
    'Count',
  ]);
  expect(classes.map(({ name }) => name)).toEqual(['Document', 'Hakemus', 'Case']);
  expect(objectTypes.map(({ name }) => name)).toEqual(['Document', 'Document collection', 'Asia']);
});
