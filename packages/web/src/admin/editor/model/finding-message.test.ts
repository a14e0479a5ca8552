import {
  finding,
  findingSeverities,
  type Finding,
  type FindingCode,
  type FormPlace,
} from '@form-portal/domain/edit';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { findingMessage } from './finding-message.ts';
import { inEnglish } from './testing/editor-notation.ts';

const codes = Object.keys(findingSeverities) as FindingCode[];
const field: FormPlace = { in: 'field', guid: guidOf('a'), part: 'property' };
const words = {
  ...{
    name: 'Y-tunnus',
    other: 'Nimi',
    property: 'Subject',
    id: '1001',
    attribute: 'email',
    type: 'hologram',
  },
  ...{ fieldType: 'text', language: 'Svenska', n: 2, added: 1, removed: 3, link: 'here', extension: 'exe' },
};
const told = (one: Finding): string => inEnglish(findingMessage(one));

describe('a finding in words', () => {
  it.each(codes)('%s is a sentence with every place filled', (code) => {
    const sentence = told(finding(code, field, words));

    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/[{}]|admin\.|undefined|\[object/);
  });

  it.each<[FindingCode, FormPlace, Finding['params'], string]>([
    [
      'property-gone',
      field,
      { name: 'Y-tunnus', id: '4711' },
      'The vault no longer has the property 4711 of Y-tunnus.',
    ],
    ['texts-missing', field, { language: 'Svenska', n: 1 }, '1 text is missing in Svenska.'],
    ['label-missing', field, { fieldType: 'longtext' }, 'A field has no label (Long text).'],
    [
      'identity-attribute-not-mapped',
      field,
      { attribute: 'email' },
      'Email: the site settings do not map this detail to a property.',
    ],
    [
      'property-gone',
      field,
      { name: '', id: '4711' },
      'The vault no longer has the property 4711 of field without a label.',
    ],
    [
      'group-empty',
      { in: 'group', guid: guidOf('G') },
      { name: '' },
      'The group group without a name has no fields.',
    ],
  ])('%s at %j with %j says %o', (code, at, params, sentence) => {
    expect(told(finding(code, at, params))).toBe(sentence);
  });
});
