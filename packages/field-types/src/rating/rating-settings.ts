import { defineSettings } from '@form-portal/domain';
import type { Field } from '@form-portal/domain';
import { boundSetting, inOrder, largestInteger, smallestInteger } from '../shared/numbers/range.ts';
import type { Range, RangeSettings } from '../shared/numbers/range.ts';

/** Limits what a mistyped range can render. */
const maxOptions = 100;

/** The range of a rating: 1 to 5 when none is set (specification §3, Field), at most 100 options from the smallest. */
export const ratingSettings = defineSettings<RangeSettings>(
  { minValue: boundSetting(smallestInteger), maxValue: boundSetting(largestInteger) },
  {
    fit: (settings, changed) => {
      const { minValue, maxValue } = inOrder(settings, changed);
      if (minValue === smallestInteger && maxValue === largestInteger) return { minValue: 1, maxValue: 5 };
      return { minValue, maxValue: Math.min(maxValue, minValue + maxOptions - 1) };
    },
  },
);

/** Returns the smallest and the largest number that can be chosen. */
export function ratingRange(field: Field): Range {
  const { minValue, maxValue } = ratingSettings.of(field);
  return { min: minValue, max: maxValue };
}

/** Returns all numbers that can be chosen, smallest first. */
export function ratingOptions(field: Field): readonly number[] {
  const { min, max } = ratingRange(field);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
