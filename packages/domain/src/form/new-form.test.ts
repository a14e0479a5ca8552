import { describe, expect, it } from 'vitest';
import { testFieldTypes } from '../testing/test-field-types.ts';
import { guidOf } from '../testing/guids.ts';
import { newField, newForm } from './new-form.ts';

describe('newForm', () => {
  it('is published, has class 0 of object type 0, and is empty', () => {
    expect(newForm()).toMatchObject({
      guid: null,
      enabled: true,
      showInFormPortal: true,
      objectType: 0,
      class: 0,
      layout: [],
      fields: [],
      groups: [],
      predefinedFields: [],
    });
  });

  it('requests no identity and allows no attachments, with a limit of 10 MB', () => {
    expect(newForm().identity).toEqual({ enabled: false, attributes: [] });
    expect(newForm().attachments).toEqual({ maxFileSizeMb: 10, categories: [], customExtensions: [] });
  });

  it('does not ask visitors to review their answers', () => {
    expect(newForm().checkAnswers).toBe(false);
  });

  it('attaches the summary to every object and uses the default title', () => {
    expect(newForm()).toMatchObject({ summaryPdf: true, titleTemplate: null });
  });
});

describe('newField', () => {
  it('has the defaults common to all fields', () => {
    expect(newField(testFieldTypes.get('text'), guidOf('a'), 'new field', 'gb')).toEqual({
      guid: guidOf('a'),
      type: 'text',
      label: { gb: 'new field' },
      description: {},
      required: false,
      width: 'wide',
      options: [],
      property: -1,
      dataType: 0,
      settings: {},
      multiSelect: false,
    });
  });

  it('has its type’s own defaults over them, such as the range of a rating', () => {
    const field = newField(testFieldTypes.get('rating'), guidOf('a'), '', 'gb');

    expect(field).toMatchObject({ settings: { minValue: 0, maxValue: 10 }, label: {} });
  });
});
