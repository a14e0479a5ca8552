import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { click, drawField } from '../testing/draw-field.tsx';

describe('The control of a dropdown', () => {
  it('is a group of native checkboxes or radio buttons with clickable labels', async () => {
    const { form, answer } = await drawField(aField('dropdown'));

    click(form.querySelectorAll('label')[1]!);

    expect(answer()).toEqual([2]);
  });
});
