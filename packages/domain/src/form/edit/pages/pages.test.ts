import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { withArbitraryParts } from '../../../testing/arbitrary-form-parts.ts';
import { aField } from '../../../testing/builders.ts';
import { guidOf, guidSequence, nameOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup } from '../../layout.ts';
import { pageOf } from '../../pages.ts';
import { setRequired } from '../field/set-required.ts';
import { addField } from '../layout/add-field.ts';
import { addGroup } from '../layout/add-group.ts';
import { deleteField } from '../layout/delete-field.ts';
import { deleteGroup } from '../layout/delete-group.ts';
import { duplicateField } from '../layout/duplicate-field.ts';
import { duplicateGroup } from '../layout/duplicate-group.ts';
import { moveElement } from '../layout/move-element.ts';
import { moveChoices, moveTo } from '../layout/move-to.ts';
import { endOfForm, endOfPage } from '../layout/target.ts';
import { cardsOf } from '../logic/condition-cards.ts';
import { setCondition } from '../logic/set-condition.ts';
import { setCheckAnswers } from '../settings/set-check-answers.ts';
import { duplicateForm } from '../whole/duplicate-form.ts';
import { importForm } from '../whole/import-form.ts';
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
const pageNamed = (name: string) => ({ guid: guidOf(name), name: { gb: name } });
const fresh: NewPages = { page: pageNamed('new'), first: pageNamed('first') };

/** A form in the notation of layouts with a page for each part: `a G(b) | c`, named p1, p2 and so on. */
function paged(notation: string): Form {
  const parts = notation.split('|').map((part) => drawn(part.trim()).form);
  const pages = parts.map((_, index) => pageNamed(`p${index + 1}`));
  return {
    ...drawn('').form,
    pages,
    layout: parts.flatMap(({ layout }, index) =>
      layout.map((entry) => ({ ...entry, page: pages[index]!.guid })),
    ),
    fields: parts.flatMap(({ fields }) => fields),
    groups: parts.flatMap(({ groups }) => groups),
  };
}

/** Writes the pages of a form with their elements: `p1: a G(b) | p2: c`; without pages only the elements. */
function written(form: Form): string {
  const elements = (page: string | undefined): string =>
    form.layout
      .filter((entry) => entry.page === page)
      .map(({ guid, kind }) => {
        const inside = findGroup(form, guid)?.fields.map(nameOf).join(' ') ?? '';
        return kind === 'group' ? `${nameOf(guid)}(${inside})` : nameOf(guid);
      })
      .join(' ');
  if (form.pages === undefined) return elements(undefined);
  return form.pages.map(({ guid }) => `${nameOf(guid)}: ${elements(guid)}`.trim()).join(' | ');
}

describe('adding a page', () => {
  it('makes the first page of everything above it, in a form without pages', () => {
    const form = addPage(drawn('a G(b) c').form, fresh, { index: 1 });

    expect(written(form)).toBe('first: a | new: G(b) c');
  });

  it('moves everything below it on its page to the new page, which comes next', () => {
    expect(written(addPage(paged('a b | c'), fresh, { index: 1, page: guidOf('p1') }))).toBe(
      'p1: a | new: b | p2: c',
    );
  });

  it('leaves what it moves under the condition of its page', () => {
    const condition = answered('a');
    const form = setCondition(paged('a | b c'), { rule: 'showWhen', of: guidOf('p2') }, condition);
    const required = setRequired(form, guidOf('c'), 'required');
    const divided = addPage(required, fresh, { index: 2, page: guidOf('p2') });

    expect(divided.pages?.map(({ showWhen }) => showWhen)).toEqual([undefined, condition, condition]);
    expect(findField(divided, guidOf('c'))).toMatchObject({ required: false, requireWhen: 'shown' });
    expect(addPageAfter(form, fresh, guidOf('p2')).pages?.at(-1)).toEqual(fresh.page);
  });

  it('after a page adds an empty one', () => {
    expect(written(addPageAfter(paged('a | b'), fresh, guidOf('p1')))).toBe('p1: a | new: | p2: b');
  });

  it('lets visitors review their answers from the second page on, unless that was turned off since', () => {
    const two = addPage({ ...drawn('a b').form, checkAnswers: false }, fresh, { index: 1 });
    const three = addPageAfter(
      setCheckAnswers(two, 'left-out'),
      { ...fresh, page: pageNamed('third') },
      guidOf('new'),
    );

    expect(two.checkAnswers).toBe(true);
    expect(three.checkAnswers).toBe(false);
  });

  it('is refused when the form has as many as it may have', () => {
    const full = paged(Array.from({ length: 50 }, () => '').join('|'));

    expect(addPageAfter(full, fresh, guidOf('p1'))).toBe(full);
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
  const divided = addPage(form, fresh, { index: 2, page: guidOf('p2') });
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

describe('every edit', () => {
  const anyForm = arbitraryForm.chain(withArbitraryParts);

  /** The edits of elements and pages that a number picks from. */
  function edits(form: Form, pick: number): readonly Form[] {
    const picked = <T>(all: readonly T[]): T | undefined => all[pick % Math.max(all.length, 1)];
    const page = picked(form.pages ?? [])?.guid ?? guidOf('none');
    const element = picked([...form.fields, ...form.groups])?.guid ?? guidOf('none');
    const spot = { kind: 'at', group: null, index: pick % 9, page } as const;
    const choice = picked(moveChoices(form, element));
    const newGuid = guidSequence();
    return [
      addField(form, aField('text', { guid: guidOf('x') }), spot),
      addGroup(form, { guid: guidOf('X'), name: {} }, spot),
      moveElement(form, element, pick % 2 === 0 ? 'up' : 'down'),
      moveTo(form, element, spot),
      choice === undefined ? form : moveTo(form, element, { ...choice, kind: 'at' }),
      moveToPage(form, element, page),
      duplicateField(form, element, guidOf('x')),
      duplicateGroup(form, element, guidOf('X'), newGuid),
      deleteField(form, element),
      deleteGroup(form, element),
      addPage(form, fresh, spot),
      movePage(form, page, pick % 4),
      deletePage(form, page, pick % 2 === 0 ? 'kept' : 'deleted'),
      duplicateForm(form, newGuid, (name) => name),
      importForm(drawn('a').form, { ...form, guid: guidOf('other') }, { stored: [], newGuid }),
    ];
  }

  it('keeps the layout valid and in page order', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), (form, pick) => {
        for (const edited of edits(form, pick)) {
          const order = (edited.pages ?? []).map(({ guid }) => guid);
          const placed = edited.layout.map((entry) => (entry.page ? order.indexOf(entry.page) : 0));

          expect(checkLayout(edited)).toEqual([]);
          expect(placed).toEqual(placed.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('moves an element to the page of each choice, and undoes a step down by a step up', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(), (form, pick) => {
        const element = [...form.fields, ...form.groups][pick % Math.max(form.fields.length, 1)];
        if (element === undefined) return;
        for (const choice of moveChoices(form, element.guid)) {
          const moved = moveTo(form, element.guid, { ...choice, kind: 'at' });

          expect(moved === form).toBe(choice.current);
          if (choice.page !== null) expect(pageOf(moved, element.guid)).toBe(choice.page);
        }
        const down = moveElement(form, element.guid, 'down');
        if (down !== form) expect(moveElement(down, element.guid, 'up').layout).toEqual(form.layout);
      }),
    );
  });

  it('gives pages and requested files of a copy GUIDs of their own', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy = duplicateForm(form, guidSequence(), (name) => name);
        const guids = (of: Form) =>
          [...(of.pages ?? []), ...(of.attachments.requests ?? [])].map(({ guid }) => guid);

        expect(guids(copy)).toHaveLength(guids(form).length);
        expect(guids(copy).filter((guid) => guids(form).includes(guid))).toEqual([]);
      }),
    );
  });
});
