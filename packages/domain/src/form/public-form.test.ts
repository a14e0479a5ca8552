import { describe, expect, it } from 'vitest';
import { aField, aForm, aPredefinedField } from '../testing/builders.ts';
import { publicForm } from './public-form.ts';

describe('publicForm', () => {
  it('omits predefined fields and nothing else', () => {
    const form = aForm({
      fields: [aField('text')],
      predefinedFields: [aPredefinedField(1000, { dataType: 1, value: 'internal' })],
    });

    expect(publicForm(form)).toEqual({ ...form, predefinedFields: [] });
  });
});
