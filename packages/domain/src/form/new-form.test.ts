import { describe, expect, it } from 'vitest';
import { testFieldTypes } from '../testing/test-field-types.ts';
import { guidOf } from '../testing/guids.ts';
import { newField, newForm } from './new-form.ts';

describe('newForm', () => {
  it('is published, of class 0 of object type 0, and empty', () => {
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

  it('takes no identity and no attachments, of 10 MB when it does', () => {
    expect(newForm().identity).toEqual({ enabled: false, attributes: [] });
    expect(newForm().attachments).toEqual({ maxFileSizeMb: 10, categories: [], customExtensions: [] });
  });

  it('asks nobody to check answers before sending', () => {
    expect(newForm().checkAnswers).toBe(false);
  });

  it('gives every object its summary, by the default title', () => {
    expect(newForm()).toMatchObject({ summaryPdf: true, titleTemplate: null });
  });
});

describe('newField', () => {
  it('has the defaults of all fields', () => {
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
      minValue: -2147483648,
      maxValue: 2147483647,
      multiSelect: false,
    });
  });

  it('has its type’s own defaults over them, such as the range of a rating', () => {
    const field = newField(testFieldTypes.get('rating'), guidOf('a'), '', 'gb');

    expect(field).toMatchObject({ minValue: 0, maxValue: 10, label: {} });
  });
});
