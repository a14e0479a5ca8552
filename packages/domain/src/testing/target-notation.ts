import type { Target } from '../form/edit/layout/target.ts';
import { guidOf } from './guids.ts';

/** The spot with an index at the top level, or in the group whose GUID {@link guidOf} makes of the name. */
export const at = (index: number, group: string | null = null): Target => ({
  kind: 'at',
  group: group === null ? null : guidOf(group),
  index,
});

/** A side of a field. */
export const beside = (field: string, side: 'before' | 'after'): Target => ({
  kind: 'beside',
  field: guidOf(field),
  side,
});
