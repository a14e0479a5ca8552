import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawField } from '../testing/draw-field.tsx';

describe('The box of an unknown type', () => {
  it('says that the field is not initialised and contains no control', async () => {
    const { form, text } = await drawField(aField('hologram'));

    expect(text()).toContain('fieldType.uninitialized.label');
    expect(form.querySelector('input, textarea, button')).toBeNull();
  });
});
