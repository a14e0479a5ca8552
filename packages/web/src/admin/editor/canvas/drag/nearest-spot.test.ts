import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { nearestSpot, sideUnder, type MeasuredSpot } from './nearest-spot.ts';

/** A gap at `y` in the window: 600 px wide, in a group 560 px. */
function gap(group: string | null, index: number, y: number): MeasuredSpot {
  const inset = group === null ? 0 : 20;
  return {
    spot: { kind: 'at', group: group === null ? null : guidOf(group), index },
    box: { left: inset, right: 600 - inset, top: y - 6, bottom: y + 6 },
  };
}

// a, then a group G of b, then the end of the form.
const spots = [gap(null, 0, 0), gap(null, 1, 100), gap('G', 0, 150), gap('G', 1, 250), gap(null, 2, 300)];

describe('the spot that a carried block is dropped at', () => {
  it.each([
    [20, null, 0],
    [70, null, 1],
    [140, 'G', 0],
    [240, 'G', 1],
    [290, null, 2],
    [900, null, 2],
  ])('is the nearest to the pointer: at a height of %i it is in %s in front of %i', (y, group, index) => {
    const expected = { kind: 'at', group: group === null ? null : guidOf(group), index };
    expect(nearestSpot(spots, { x: 300, y }, 'any')).toEqual(expected);
  });

  it('is at the top level for a group, wherever the pointer is', () => {
    expect(nearestSpot(spots, { x: 300, y: 160 }, 'form')).toEqual({ kind: 'at', group: null, index: 1 });
  });

  it('is nowhere in a form without spots', () => {
    expect(nearestSpot([], { x: 0, y: 0 }, 'any')).toBeUndefined();
  });
});

describe('the side of a short field', () => {
  const box = { left: 100, right: 300, top: 0, bottom: 80 };

  it.each([
    [120, 40, 'before'],
    [280, 40, 'after'],
    [120, 10, null],
    [280, 75, null],
  ])('at x %i, y %i is %s', (x, y, side) => {
    expect(sideUnder(box, { x, y })).toBe(side);
  });
});
