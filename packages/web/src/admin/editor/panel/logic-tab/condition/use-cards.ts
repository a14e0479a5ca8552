import {
  addTestGroup,
  cardsOf,
  conditionOf,
  putTest,
  removeTest,
  setJoin,
  type CardPath,
  type Join,
} from '@form-portal/domain/edit';
import { useState } from 'react';
import type { Condition } from '@form-portal/domain';
import { isTest, type ConditionTest } from '@form-portal/domain/logic';
import type { ConditionChange } from '../../../model/commands/logic/rules.ts';

/** A card of the builder: a test, or a group with its number of tests. */
export type BuilderCard =
  { readonly kind: 'test' } | { readonly kind: 'group'; readonly join: Join; readonly count: number };

/** A control of a card. */
export type TestControl = 'question' | 'rows' | 'operator' | 'value';

/** The cards of a condition, with the one whose question is not chosen yet, and their changes. */
export interface Cards {
  /** Null for a condition that has no cards. */
  readonly list: readonly BuilderCard[] | null;
  readonly join: Join;
  /** Null for the card whose question is not chosen yet. */
  readonly testAt: (path: CardPath) => ConditionTest | null;
  /** Shows a card without a question at the end of the list or of a group; it becomes a test when one is chosen. */
  readonly start: (path: CardPath) => void;
  readonly put: (path: CardPath, test: ConditionTest, control: TestControl) => void;
  readonly remove: (path: CardPath) => void;
  readonly setJoin: (group: number | null, join: Join) => void;
  /** Starts over in place of a condition that has no cards, which is kept until a question is chosen. */
  readonly replace: () => void;
}

/** The cards of a condition. One that does not exist yet starts with a card without a question. */
export function useCards(
  condition: Condition | undefined,
  onChange: (condition: Condition | undefined, change: ConditionChange) => void,
): Cards {
  const [started, setStarted] = useState<CardPath | null>(condition === undefined ? [0] : null);
  const [replaced, setReplaced] = useState<Condition | null>(null);
  const cards = cardsOf(condition === replaced ? undefined : condition);
  const tree = cards ?? { kind: 'all', of: [] };
  const list = tree.of.map((card, index): BuilderCard =>
    isTest(card)
      ? { kind: 'test' }
      : { kind: 'group', join: card.kind, count: card.of.length + (isStartedIn(started, index) ? 1 : 0) },
  );
  // Undo can shorten the list: the started card is then at its end, before the position where it was started.
  if (started !== null && started[0] >= list.length) {
    const join = tree.kind === 'all' ? 'any' : 'all';
    list.push(started.length === 1 ? { kind: 'test' } : { kind: 'group', join, count: 1 });
  }

  function testAt([first, second]: CardPath): ConditionTest | null {
    const card = tree.of[first];
    if (card === undefined) return null;
    if (isTest(card)) return second === undefined ? card : null;
    return second === undefined ? null : (card.of[second] ?? null);
  }

  return {
    list: cards === null ? null : list,
    join: tree.kind,
    testAt,
    start: setStarted,
    put(path, test, control) {
      const isNew = testAt(path) === null;
      if (isNew) setStarted(null);
      const [first, second] = path;
      const isNewGroup = second !== undefined && tree.of[first] === undefined;
      const next = isNewGroup ? addTestGroup(tree, test) : putTest(tree, path, test);
      onChange(conditionOf(next), {
        kind: isNew ? 'added' : 'changed',
        control: `${path.join('.')} ${control}`,
      });
    },
    remove(path) {
      if (testAt(path) === null) {
        setStarted(null);
        return;
      }
      onChange(conditionOf(removeTest(tree, path)), { kind: 'removed', control: '' });
    },
    setJoin: (group, join) =>
      onChange(conditionOf(setJoin(tree, group, join)), {
        kind: 'changed',
        control: `join ${String(group)}`,
      }),
    replace() {
      setReplaced(condition ?? null);
      setStarted([0]);
    },
  };
}

function isStartedIn(started: CardPath | null, group: number): boolean {
  return started !== null && started.length === 2 && started[0] === group;
}
