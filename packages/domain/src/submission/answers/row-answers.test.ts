import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import { aField, aGroup } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { answerKey } from './answer-key.ts';
import { answersInRow, withRow, withoutRow } from './row-answers.ts';

const who = aField('text', { guid: guidOf('who') });
const sum = aField('number', { guid: guidOf('sum') });
const group = { ...aGroup('grants', [who, sum]), repeat: { min: 0, max: 5 } };
const other = { [guidOf('other')]: 'kept' };

/** Names and sums of rows; a sum that is null is not answered. */
function rows(...named: readonly (readonly [string, number | null])[]): Answers {
  return Object.fromEntries([
    ...Object.entries(other),
    ...named.flatMap(([name, value], index) => [
      [answerKey(who.guid, index + 1), name],
      ...(value === null ? [] : [[answerKey(sum.guid, index + 1), value]]),
    ]),
  ]) as Answers;
}

const three = rows(['Valtio', 1], ['EU', null], ['Kunta', 3]);

describe('the rows of a group', () => {
  it.each<readonly [number, Answers]>([
    [1, rows(['EU', null], ['Kunta', 3])],
    [2, rows(['Valtio', 1], ['Kunta', 3])],
    [3, rows(['Valtio', 1], ['EU', null])],
  ])('move up when row %i is removed', (row, expected) => {
    expect(withoutRow(three, group, row)).toEqual(expected);
  });

  it.each([1, 2, 3])('are as before when row %i is removed and put back', (row) => {
    const removed = answersInRow(three, group, row);

    expect(withRow(withoutRow(three, group, row), group, row, removed)).toEqual(three);
  });
});
