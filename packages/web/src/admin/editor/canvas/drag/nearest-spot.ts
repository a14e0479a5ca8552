import type { Spot } from '@form-portal/domain/edit';

/** A spot and its box, in viewport px. */
export interface MeasuredSpot {
  readonly spot: Spot;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

/** A pointer position, in viewport px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The spot nearest to the pointer; groups can be dropped at the top level only. */
export function nearestSpot(
  spots: readonly MeasuredSpot[],
  point: Point,
  kind: 'field' | 'group',
): Spot | undefined {
  const fitting = kind === 'group' ? spots.filter(({ spot }) => spot.group === null) : spots;
  const [first, ...others] = fitting;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (distance(one, point) < distance(best, point) ? one : best), first)
    .spot;
}

function distance({ box }: MeasuredSpot, { x, y }: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}

/** The half of a short field under the pointer; null near the top and bottom edges, which belong to the spots between rows. */
export function sideUnder(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: Point,
): 'before' | 'after' | null {
  const quarter = (box.bottom - box.top) / 4;
  if (y < box.top + quarter || y > box.bottom - quarter) return null;
  return x < (box.left + box.right) / 2 ? 'before' : 'after';
}
