import { defineSettings, integerRange } from '@form-portal/domain';
import type { Field, FitSettings, JsonValue, SettingDefinition } from '@form-portal/domain';

/** The least integer of the vault, which is also a field's minimum when none is set (specification §9). */
export const smallestInteger = integerRange.min;

/** The greatest integer of the vault, which is also a field's maximum when none is set (specification §9). */
export const largestInteger = integerRange.max;

/** An inclusive range of numbers. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The own settings of a type with a range: whole numbers; a bound at the limit of integers is not set. */
export type RangeSettings = { readonly minValue: number; readonly maxValue: number };

/** A bound of a range, clamped to the vault's integers and cut to a whole number. */
export function boundSetting(initial: number): SettingDefinition<number> {
  const read = (value: JsonValue): number | undefined =>
    typeof value === 'number' && Number.isFinite(value)
      ? clamp(Math.trunc(value), { min: smallestInteger, max: largestInteger }) + 0
      : undefined;
  return { initial, read, text: null };
}

/** Makes the minimum at most the maximum; see {@link rangeSettings}. */
export const inOrder: FitSettings<RangeSettings> = ({ minValue, maxValue }, changed) => {
  if (minValue <= maxValue) return { minValue, maxValue };
  if (changed.has('minValue') === changed.has('maxValue')) return { minValue: maxValue, maxValue: minValue };
  const kept = changed.has('minValue') ? minValue : maxValue;
  return { minValue: kept, maxValue: kept };
};

/**
 * The range of a field. Crossed bounds are swapped; when an administrator changes one of them, the other
 * one moves instead.
 */
export const rangeSettings = defineSettings<RangeSettings>(
  { minValue: boundSetting(smallestInteger), maxValue: boundSetting(largestInteger) },
  { fit: inOrder },
);

/** Returns the range of a field whose own settings are {@link rangeSettings}. */
export function wholeRange(field: Field): Range {
  const { minValue, maxValue } = rangeSettings.of(field);
  return { min: minValue, max: maxValue };
}

/** Returns the nearest number in the range. */
export function clamp(value: number, range: Range): number {
  return Math.min(range.max, Math.max(range.min, value));
}
