import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { click, drawField, serverHtml } from '../testing/draw-field.tsx';

const stars = { settings: { minValue: 1, maxValue: 5 } };

describe('The rating control', () => {
  it.each([
    ['stars', { settings: { minValue: 1, maxValue: 7 } }, true],
    ['stars that start late', { settings: { minValue: 2, maxValue: 4 } }, true],
    ['tiles for more than seven', { settings: { minValue: 1, maxValue: 8 } }, false],
    ['tiles from zero', { settings: { minValue: 0, maxValue: 5 } }, false],
    ['tiles for the default range', {}, false],
  ])('renders %s', (_title, settings, expected) => {
    expect(serverHtml(aField('rating', settings)).includes('<svg')).toBe(expected);
  });

  it('names every choice by its number and the largest number', async () => {
    const { form } = await drawField(aField('rating', stars));

    const names = [...form.querySelectorAll('input')].map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual([1, 2, 3, 4, 5].map((n) => `ratingValue ${String(n)} 5`));
  });

  it('can be cleared when it is not required, returning the focus to the first choice', async () => {
    const { form, answer, inputs } = await drawField(aField('rating', stars), { initial: 4 });

    click(form.querySelector('button')!);

    expect(answer()).toBeNull();
    expect(inputs()).toBe(1);
    expect(document.activeElement).toBe(form.querySelector('input'));
  });

  it('can’t be cleared when it is required', () => {
    expect(serverHtml(aField('rating', { ...stars, required: true }))).not.toContain('<button');
  });

  it('offers 1 to 5 when no range is set', () => {
    const field = aField('rating', { settings: { minValue: -2147483648, maxValue: 2147483647 } });

    expect(serverHtml(field).match(/type="radio"/g)).toHaveLength(5);
  });
});
