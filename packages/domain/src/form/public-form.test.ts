import { describe, expect, it } from 'vitest';
import { aField, aForm, aPredefinedField } from '../testing/builders.ts';
import { publicForm } from './public-form.ts';

describe('publicForm', () => {
  it('leaves predefined fields out and everything else in', () => {
    const form = aForm({
      fields: [aField('text')],
      predefinedFields: [aPredefinedField(1000, { dataType: 1, value: 'internal' })],
    });

    expect(publicForm(form)).toEqual({ ...form, predefinedFields: [] });
  });
});
