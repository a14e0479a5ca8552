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

/** The spot nearest to the pointer: `any`, or only of the `form`, whose spots are those of the top level. Undefined: there is none. */
export function nearestSpot(
  spots: readonly MeasuredSpot[],
  point: Point,
  container: 'any' | 'form',
): Spot | undefined {
  const candidates = container === 'form' ? spots.filter(({ spot }) => spot.group === null) : spots;
  const [first, ...others] = candidates;
  if (first === undefined) return undefined;
  const nearest = others.reduce(
    (best, candidate) => (distance(candidate, point) < distance(best, point) ? candidate : best),
    first,
  );
  return nearest.spot;
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
