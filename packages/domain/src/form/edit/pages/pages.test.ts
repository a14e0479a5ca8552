import { describe, expect, it } from 'vitest';
import type { Guid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
import { aField } from '../../../testing/builders.ts';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import { freshPages, pageNamed, paged, written } from '../../../testing/paged-notation.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup } from '../../layout.ts';
import { setRequired } from '../field/set-required.ts';
import { addField } from '../layout/add-field.ts';
import { moveElement } from '../layout/move-element.ts';
import { moveTo } from '../layout/move-to.ts';
import { endOfForm, endOfPage } from '../layout/target.ts';
import { cardsOf } from '../logic/condition-cards.ts';
import { setCondition } from '../logic/set-condition.ts';
import { setCheckAnswers } from '../settings/set-check-answers.ts';
import { addPage, type NewPages } from './add-page.ts';
import { deletePage } from './delete-page.ts';
import { movePage } from './move-page.ts';

const addPageAfter = (form: Form, pages: NewPages, page: Guid): Form =>
  addPage(form, pages, endOfPage(form, page));
const moveToPage = (form: Form, guid: Guid, page: Guid): Form => moveTo(form, guid, endOfPage(form, page));

const answered = (name: string): Condition => ({
  kind: 'field',
  field: guidOf(name),
  operator: 'answered',
  operand: null,
});
describe('adding a page', () => {
  it('makes the first page of everything above it, in a form without pages', () => {
    const form = addPage(drawn('a G(b) c').form, freshPages, { index: 1 });

    expect(written(form)).toBe('first: a | new: G(b) c');
  });

  it('moves everything below it on its page to the new page, which comes next', () => {
    expect(written(addPage(paged('a b | c'), freshPages, { index: 1, page: guidOf('p1') }))).toBe(
      'p1: a | new: b | p2: c',
    );
  });

  it('leaves what it moves under the condition of its page', () => {
    const condition = answered('a');
    const form = setCondition(paged('a | b c'), { rule: 'showWhen', of: guidOf('p2') }, condition);
    const required = setRequired(form, guidOf('c'), 'required');
    const divided = addPage(required, freshPages, { index: 2, page: guidOf('p2') });

    expect(divided.pages?.map(({ showWhen }) => showWhen)).toEqual([undefined, condition, condition]);
    expect(findField(divided, guidOf('c'))).toMatchObject({ required: false, requireWhen: 'shown' });
    expect(addPageAfter(form, freshPages, guidOf('p2')).pages?.at(-1)).toEqual(freshPages.page);
  });

  it('after a page adds an empty one', () => {
    expect(written(addPageAfter(paged('a | b'), freshPages, guidOf('p1')))).toBe('p1: a | new: | p2: b');
  });

  it('lets visitors review their answers from the second page on, unless that was turned off since', () => {
    const two = addPage({ ...drawn('a b').form, checkAnswers: false }, freshPages, { index: 1 });
    const three = addPageAfter(
      setCheckAnswers(two, 'left-out'),
      { ...freshPages, page: pageNamed('third') },
      guidOf('new'),
    );

    expect(two.checkAnswers).toBe(true);
    expect(three.checkAnswers).toBe(false);
  });

  it('is refused when the form has as many as it may have', () => {
    const full = paged(Array.from({ length: 50 }, () => '').join('|'));

    expect(addPageAfter(full, freshPages, guidOf('p1'))).toBe(full);
  });
});

describe('moving a page', () => {
  it.each([
    ['p2', 0, 'p2: b | p1: a | p3: c'],
    ['p1', 2, 'p2: b | p3: c | p1: a'],
    ['p3', 9, 'p1: a | p2: b | p3: c'],
  ])('%s to %i takes its elements along: %s', (page, to, after) => {
    expect(written(movePage(paged('a | b | c'), guidOf(page), to))).toBe(after);
  });
});

describe('deleting a page', () => {
  it.each([
    ['a | b G(c) | d', 'p2', 'kept', 'p1: a b G(c) | p3: d'],
    ['a | b | c', 'p1', 'kept', 'p2: a b | p3: c'],
    ['a | b G(c) | d', 'p2', 'deleted', 'p1: a | p3: d'],
    ['a | b', 'p2', 'kept', 'a b'],
    ['a | b', 'p1', 'deleted', 'b'],
  ] as const)('of %s, %s with its content %s: %s', (before, page, content, after) => {
    const form = deletePage(paged(before), guidOf(page), content);

    expect(written(form)).toBe(after);
    expect(checkLayout(form)).toEqual([]);
  });

  it('keeps what stays under its condition', () => {
    const [onPage, own] = ['a', 'c'].map((name) => answered(name)) as [Condition, Condition];
    const three = setCondition(paged('a | b G(d) | c'), { rule: 'showWhen', of: guidOf('p2') }, onPage);
    const form = deletePage(
      setCondition(three, { rule: 'showWhen', of: guidOf('b') }, own),
      guidOf('p2'),
      'kept',
    );

    expect(findField(form, guidOf('b'))?.showWhen).toEqual({ kind: 'all', of: [onPage, own] });
    expect(findGroup(form, guidOf('G'))?.showWhen).toEqual(onPage);
    expect(findField(form, guidOf('a'))?.showWhen).toBeUndefined();
    expect(findField(form, guidOf('c'))?.showWhen).toBeUndefined();

    const last = deletePage(deletePage(three, guidOf('p3'), 'deleted'), guidOf('p1'), 'kept');
    expect(findField(last, guidOf('b'))?.showWhen).toEqual(onPage);
    expect(findField(last, guidOf('a'))?.showWhen).toBeUndefined();
  });

  it('joins its condition and an own one in a single list, which the builder can show as cards', () => {
    const [a, c] = [answered('a'), answered('c')];
    const either: Condition = { kind: 'any', of: [a, c] };
    const both: Condition = { kind: 'all', of: [either, c] };
    const rules = [guidOf('p2'), guidOf('b')].map((of) => ({ rule: 'showWhen', of }) as const);
    const conditional = rules.reduce((form, rule) => setCondition(form, rule, both), paged('a | b | c'));
    const kept = deletePage(movePage(conditional, guidOf('p3'), 1), guidOf('p2'), 'kept');

    const joined = findField(kept, guidOf('b'))?.showWhen;
    expect(joined).toEqual({ kind: 'all', of: [either, c, either, c] });
    expect(cardsOf(joined)).not.toBeNull();
  });
});

it('deleting a new page undoes dividing a conditional one', () => {
  const rule = { rule: 'showWhen', of: guidOf('p2') } as const;
  const form = setCondition(paged('a | b G(c) d'), rule, answered('a'));
  const divided = addPage(form, freshPages, { index: 2, page: guidOf('p2') });
  const { checkAnswers } = divided;
  expect(deletePage(divided, guidOf('new'), 'kept')).toEqual({ ...form, checkAnswers });

  const alone = deletePage(deletePage(divided, guidOf('p1'), 'deleted'), guidOf('new'), 'kept');
  expect(alone.pages).toBeUndefined();
  expect([...alone.fields, ...alone.groups].map(({ guid, showWhen }) => [nameOf(guid), showWhen])).toEqual([
    ['b', answered('a')],
    ['c', undefined],
    ['d', answered('a')],
    ['G', answered('a')],
  ]);
});

describe('elements on pages', () => {
  it.each([
    ['a | b', 'a', 'down', 'p1: | p2: a b'],
    ['a | b', 'b', 'up', 'p1: a b | p2:'],
    ['a | G(b)', 'a', 'down', 'p1: | p2: a G(b)'],
    ['G(a) | b', 'a', 'down', 'p1: G() a | p2: b'],
    ['a | b', 'b', 'down', 'p1: a | p2: b'],
  ] as const)('of %s, %s moves %s one step: %s', (before, name, direction, after) => {
    expect(written(moveElement(paged(before), guidOf(name), direction))).toBe(after);
  });

  it('move to the end of a page, out of their groups', () => {
    expect(written(moveToPage(paged('a G(b) | c'), guidOf('b'), guidOf('p2')))).toBe('p1: a G() | p2: c b');
  });

  it('are added to the last page at the end of the form, and to the page of their spot at its edge', () => {
    const form = paged('a | b');
    const added = aField('text', { guid: guidOf('x') });

    expect(written(addField(form, added, endOfForm(form)))).toBe('p1: a | p2: b x');
    expect(written(addField(form, added, { kind: 'at', group: null, index: 1, page: guidOf('p2') }))).toBe(
      'p1: a | p2: x b',
    );
  });

  it('are required only when shown as long as their page has a condition', () => {
    const form = paged('a | b');
    const required = { ...form, fields: form.fields.map((field) => ({ ...field, required: true })) };
    const condition = { kind: 'person', identified: true } as const;
    const conditional = setCondition(required, { rule: 'showWhen', of: guidOf('p2') }, condition);

    expect(findField(conditional, guidOf('b'))).toMatchObject({ required: false, requireWhen: 'shown' });
    const moved = moveToPage(conditional, guidOf('b'), guidOf('p1'));
    expect(findField(moved, guidOf('b'))?.required).toBe(true);
  });
});
