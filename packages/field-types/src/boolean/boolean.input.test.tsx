import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { click, drawField } from '../testing/draw-field.tsx';

describe('The checkbox', () => {
  it('is ticked and unticked by its label', async () => {
    const { form, control, answer } = await drawField(aField('boolean'));

    click(form.querySelector('label')!);
    expect(answer()).toBe(true);

    click(control);
    expect(answer()).toBe(false);
  });

  it('says that it must be ticked', async () => {
    const { control } = await drawField(aField('boolean', { required: true }));

    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('cannot be changed when it is read-only', async () => {
    const { control, answer } = await drawField(aField('boolean'), { initial: true, readOnly: true });

    click(control);
    expect(answer()).toBe(true);
    expect(control.getAttribute('aria-readonly')).toBe('true');
  });
});
