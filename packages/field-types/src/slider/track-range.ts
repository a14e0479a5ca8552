import type { Field } from '@form-portal/domain';
import { wholeRange, type Range } from '../shared/numbers/range.ts';

/**
 * The widest range for which a track is useful; wider or unset ranges get only a number field
 * (docs/design.md#inputs).
 */
const widestTrack = 10_000;

/**
 * Returns the numbers at the ends of a slider: those of its field, or 0 and 100 when no field is known
 * (specification §9).
 */
export function endsOf(field: Field | null): Range {
  return field === null ? { min: 0, max: 100 } : wholeRange(field);
}

/** Whether the field's range is narrow enough for a track. */
export function hasTrack(field: Field): boolean {
  const { min, max } = endsOf(field);
  return max - min <= widestTrack;
}
