import type { Spot } from '@form-portal/domain/edit';

/** A place between lines, and the box that it takes on the screen, in px of the window. */
export interface MeasuredSpot {
  readonly spot: Spot;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

/** A place of the pointer, in px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place that is nearest to the pointer; groups come down at the top level only. */
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

/** The side of a short field that the pointer means: its halves, but not near its upper and lower edge, where lines begin. */
export function sideUnder(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: Point,
): 'before' | 'after' | null {
  const quarter = (box.bottom - box.top) / 4;
  if (y < box.top + quarter || y > box.bottom - quarter) return null;
  return x < (box.left + box.right) / 2 ? 'before' : 'after';
}
