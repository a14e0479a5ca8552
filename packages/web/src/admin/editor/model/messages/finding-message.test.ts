import {
  finding,
  findingSeverities,
  type Finding,
  type FindingCode,
  type EditorLocation,
} from '@form-portal/domain/edit';
import { guidOf } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { describe, expect, it } from 'vitest';
import { findingMessage } from './finding-message.ts';
import { inEnglish } from '../testing/editor-notation.ts';

const codes = Object.keys(findingSeverities) as FindingCode[];
const field: EditorLocation = { in: 'field', guid: guidOf('a'), part: 'property' };
const words = {
  name: 'Y-tunnus',
  other: 'Nimi',
  property: 'Subject',
  id: '1001',
  attribute: 'email',
  type: 'hologram',
  fieldType: 'text',
  language: 'Svenska',
  n: 2,
  added: 1,
  removed: 3,
  link: 'here',
  extension: 'exe',
  names: 'Boat',
  reason: 'fieldType.text.label',
};
const sentenceOf = (one: Finding): string => inEnglish(findingMessage(one));

describe('a finding in words', () => {
  it.each(codes)('%s is a sentence without unfilled parameters', (code) => {
    const sentence = sentenceOf(finding(code, field, words));

    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/[{}]|admin\.|undefined|\[object/);
  });

  it.each<[FindingCode, EditorLocation, Finding['params'], string]>([
    [
      'property-gone',
      field,
      { name: 'Y-tunnus', id: '4711' },
      'The vault no longer has the property 4711 of the field Y-tunnus.',
    ],
    [
      'own-setting',
      field,
      { name: 'Y-tunnus', reason: 'fieldType.text.label' },
      'Correct the settings of the field Y-tunnus: Text.',
    ],
    ['texts-missing', field, { language: 'Svenska', n: 1 }, '1 text is missing in Svenska.'],
    ['label-missing', field, { fieldType: 'longtext' }, 'A field has no label (Long text).'],
    [
      'identity-attribute-not-mapped',
      field,
      { attribute: 'email' },
      'E-mail: the site settings do not map this detail to a property.',
    ],
    [
      'property-gone',
      field,
      { name: '', id: '4711' },
      'The vault no longer has the property 4711 of the field without a label.',
    ],
    [
      'options-missing',
      field,
      { name: '' },
      'The field without a label has no options. Choose a vault property and load them.',
    ],
    [
      'property-shared',
      field,
      { name: 'Nimi', other: '' },
      'The field Nimi and the field without a label fill the same property. Only the first one answered is stored.',
    ],
    [
      'group-empty',
      { in: 'group', guid: guidOf('G') },
      { name: '' },
      'The group without a name has no fields.',
    ],
  ])('%s at %j with %j says %o', (code, at, params, sentence) => {
    expect(sentenceOf(finding(code, at, params))).toBe(sentence);
  });

  it.each(Object.entries<{ readonly texts: Readonly<Record<string, string>> }>(bundledCatalogue))(
    'starts with a capital letter or a number in %s, even about something nameless',
    (_, { texts }) => {
      const openings = codes.map(
        (code) => texts[`admin.finding.${code}`] ?? texts[`admin.finding.${code}.other`] ?? '',
      );

      expect(openings.filter((opening) => !/^(\p{Lu}|\{(n|attribute)\})/u.test(opening))).toEqual([]);
    },
  );
});
