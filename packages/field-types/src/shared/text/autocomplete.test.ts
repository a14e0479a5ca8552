import { expect, it } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { autocompleteToken } from './autocomplete.ts';

it.each([
  [{ gb: 'Date of birth' }, 'bday'],
  [{ fi: 'Etunimet' }, 'given-name'],
  [{ se: 'E-postadress *' }, 'email'],
  [{ gb: 'Contact', fi: 'Katuosoite' }, 'street-address'],
  [{ gb: 'Name of the association' }, undefined],
  [{}, undefined],
])('recognises a field labelled %j as %s (WCAG SC 1.3.5)', (label, token) => {
  expect(autocompleteToken(aField('text', { label }))).toBe(token);
});
