import { expect, it } from 'vitest';
import { readerNames } from './reader-names.ts';

const languages = [
  { id: 1, name: 'suomi', tag: 'fi', builtIn: true },
  { id: 2, name: 'English', tag: 'en-GB', builtIn: false },
];
const both = { name: 'Hakemus', names: { 1: 'Hakemus', 2: 'Application' } };
const finnish = { name: 'Palaute', names: { 1: 'Palaute' } };

it.each([
  ['in the reader’s language', 'en', both, { text: 'Application', lang: undefined }],
  [
    'in the first one with its language, where the other is missing',
    'en',
    finnish,
    { text: 'Palaute', lang: 'fi' },
  ],
  ['in the first one, where it is the reader’s', 'fi', both, { text: 'Hakemus', lang: undefined }],
  [
    'in the first one with its language, where the vault has no such language',
    'sv',
    both,
    { text: 'Hakemus', lang: 'fi' },
  ],
])('elements of the vault are named %s', (_, reader, element, shown) => {
  expect(readerNames(languages, reader)(element)).toEqual(shown);
});
