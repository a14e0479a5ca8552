import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { findForm, type FormClue } from './find-form.ts';

const a = aField('text', { guid: guidOf('a') });
const b = aField('text', { guid: guidOf('b') });
const c = aField('text', { guid: guidOf('c') });
const contact = aForm({ guid: guidOf('one'), fields: [a, b] });
const grant = aForm({ guid: guidOf('two'), fields: [b, c] });
const closed = aForm({ guid: guidOf('shut'), fields: [a, b, c], enabled: false });
const forms = [contact, grant, closed];

function found(clue: Partial<FormClue>): string {
  const result = findForm({ formGuid: null, guid: null, fields: [], ...clue }, forms);
  return result.ok ? result.value.guid : result.problems[0].code;
}

describe('findForm', () => {
  it.each<[string, Partial<FormClue>, string]>([
    ['the form that is named', { formGuid: contact.guid }, contact.guid],
    [
      'the named form before any other clue',
      { formGuid: contact.guid, guid: grant.guid, fields: [guidOf('c')] },
      contact.guid,
    ],
    ['the form whose GUID is the submission’s own', { guid: grant.guid }, grant.guid],
    ['that form before the owner of the fields', { guid: grant.guid, fields: [guidOf('a')] }, grant.guid],
    [
      'the only owner of every field',
      { guid: guidOf('s'), fields: [guidOf('a'), guidOf('b')] },
      contact.guid,
    ],
    [
      'no form for the GUID of a form that does not exist',
      { formGuid: guidOf('none') },
      'submission.form-not-found',
    ],
    ['no form for the GUID of a disabled form', { formGuid: closed.guid }, 'submission.form-not-found'],
    [
      'no form by a submission’s GUID that is that of a disabled form',
      { guid: closed.guid },
      'submission.form-unknown',
    ],
    ['no form when two own every field', { fields: [guidOf('b')] }, 'submission.form-unknown'],
    [
      'no form when only a disabled one owns every field',
      { fields: [guidOf('a'), guidOf('c')] },
      'submission.form-unknown',
    ],
    ['no form for a field nobody owns', { fields: [guidOf('a'), guidOf('z')] }, 'submission.form-unknown'],
    ['no form without any field', {}, 'submission.form-unknown'],
  ])('finds %s', (_name, clue, expected) => {
    expect(found(clue)).toBe(expected);
  });

  it('finds no form for a submission without clues, even when only one is enabled', () => {
    expect(findForm({ formGuid: null, guid: null, fields: [] }, [contact]).ok).toBe(false);
  });
});
