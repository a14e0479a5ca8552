import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { slider } from './slider.ts';
import { endsOf, hasTrack } from './track-range.ts';

describe('A slider', () => {
  it('of a new field goes from 0 to 10', () => {
    expect(aField('slider')).toMatchObject({ settings: { minValue: 0, maxValue: 10 } });
  });

  it('shows 100 as its largest value when no field is known', () => {
    expect(endsOf(null)).toEqual({ min: 0, max: 100 });
    expect(endsOf(aField('slider', { settings: { minValue: 5, maxValue: 20 } }))).toEqual({
      min: 5,
      max: 20,
    });
  });

  it('that was never touched has no answer', () => {
    const field = aField('slider', { settings: { minValue: 3 } });

    expect(slider.isEmpty(field, slider.normalise(field, ['']))).toBe(true);
    expect(slider.isEmpty(field, slider.normalise(field, ['3']))).toBe(false);
  });

  it.each([
    ['10', []],
    ['11', ['answer.out-of-range']],
    ['-1', ['answer.out-of-range']],
    ['2,5', ['answer.number-not-whole']],
  ])('checks %s against its range', (sent, codes) => {
    const field = aField('slider');

    expect(slider.check(field, slider.normalise(field, sent)).map(({ code }) => code)).toEqual(codes);
  });

  it('has no track when no range is set', () => {
    expect(hasTrack(aField('slider', { settings: { maxValue: 2147483647 } }))).toBe(false);
    expect(hasTrack(aField('slider', { settings: { minValue: -5000, maxValue: 5000 } }))).toBe(true);
  });

  it('is offered properties of texts and numbers', () => {
    expect(slider.offeredDataTypes).toEqual([dataTypes.text, dataTypes.integer, dataTypes.floating]);
  });
});
