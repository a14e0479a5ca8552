import { isTest, type Condition, type ConditionTest } from '../../../logic/conditions/condition.ts';
import { spliced } from '../../../values/spliced.ts';

/** Whether all conditions of a list have to hold, or any of them. */
export type Join = 'all' | 'any';

/** Several tests that count as one condition. */
export interface TestGroup {
  readonly kind: Join;
  readonly of: readonly ConditionTest[];
}

/** A condition as the sentence builder shows it: a list of tests, and of groups of tests one level deep. */
export interface ConditionCards {
  readonly kind: Join;
  readonly of: readonly (ConditionTest | TestGroup)[];
}

/** The position of a card: in the list, or in a group of the list. */
export type CardPath = readonly [index: number] | readonly [group: number, index: number];

const noCards: ConditionCards = { kind: 'all', of: [] };

/**
 * Returns a condition as cards, none for undefined; null for one that cards cannot show: nested too deeply, or
 * negated.
 */
export function cardsOf(condition: Condition | undefined): ConditionCards | null {
  if (condition === undefined) return noCards;
  if (isTest(condition)) return { kind: 'all', of: [condition] };
  if (condition.kind === 'not') return null;
  const cards = condition.of.map((part) => (isTest(part) ? part : groupOf(part)));
  return cards.includes(null) ? null : { kind: condition.kind, of: cards.filter((card) => card !== null) };
}

function groupOf(condition: Exclude<Condition, ConditionTest>): TestGroup | null {
  if (condition.kind === 'not') return null;
  const tests = condition.of.filter(isTest);
  return tests.length < condition.of.length ? null : { kind: condition.kind, of: tests };
}

/** Returns the condition of cards; undefined when there are none. Groups without tests are left out. */
export function conditionOf({ kind, of }: ConditionCards): Condition | undefined {
  const kept = of.filter((card) => isTest(card) || card.of.length > 0);
  const [first] = kept;
  if (first === undefined) return undefined;
  return kept.length === 1 && kind === 'all' && isTest(first) ? first : { kind, of: kept };
}

/** Replaces the test at a position, or adds it when the position is the end of the list or of a group. */
export function putTest(cards: ConditionCards, path: CardPath, test: ConditionTest): ConditionCards {
  return changeTests(cards, path, (tests, index) => spliced(tests, index, 1, test));
}

/** Removes the test at a position, and its group when it was the last one there. */
export function removeTest(cards: ConditionCards, path: CardPath): ConditionCards {
  const { kind, of } = changeTests(cards, path, (tests, index) => spliced(tests, index, 1));
  return { kind, of: of.filter((card) => isTest(card) || card.of.length > 0) };
}

/** Sets how the list is joined, or the group at an index of it. */
export function setJoin(cards: ConditionCards, group: number | null, kind: Join): ConditionCards {
  if (group === null) return { ...cards, kind };
  return {
    ...cards,
    of: cards.of.map((card, index) => (index === group && !isTest(card) ? { ...card, kind } : card)),
  };
}

/** Adds a group of one test at the end, joined the other way than the list. */
export function addTestGroup(cards: ConditionCards, test: ConditionTest): ConditionCards {
  return { ...cards, of: [...cards.of, { kind: cards.kind === 'all' ? 'any' : 'all', of: [test] }] };
}

type ChangeTests = <T>(
  tests: readonly (T | ConditionTest)[],
  index: number,
) => readonly (T | ConditionTest)[];

function changeTests(cards: ConditionCards, path: CardPath, change: ChangeTests): ConditionCards {
  const [first, second] = path;
  if (second === undefined) return { ...cards, of: change(cards.of, first) };
  return {
    ...cards,
    of: cards.of.map((card, index) => {
      if (index !== first || isTest(card)) return card;
      return { ...card, of: change<ConditionTest>(card.of, second) };
    }),
  };
}
