import { describe, expect, it } from 'vitest';
import type { Form, Group } from '../../form/form.ts';
import { aField, aForm } from '../../testing/builders.ts';
import { grants, moreThan, resolveRows, rowFacts, rowFields, rowsAre } from '../../testing/form-with-rows.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { prepareForm } from './prepare.ts';
import { resolve } from './resolve.ts';

const { sum } = rowFields;

describe('a group without questions', () => {
  const empty: Group = { ...grants, fields: [] };
  const one = { guid: guidOf('one'), name: { gb: 'One' } };
  const form = (group: Group, showWhen?: Condition): Form => ({
    ...aForm({ groups: [group] }),
    pages: [{ ...one, ...(showWhen && { showWhen }) }],
    layout: [{ kind: 'group', guid: group.guid, page: one.guid }],
  });

  it.each<readonly [string, Form, string]>([
    ['its own condition', form({ ...empty, showWhen: rowsAre('equals', 0) }), 'G'],
    ['that of its page', form(empty, rowsAre('equals', 0)), 'one'],
  ])('has no rows that %s could count', (_name, itself, of) => {
    const prepared = prepareForm(itself, testFieldTypes);

    expect(prepared.faults).toMatchObject([{ code: 'question-later', of: guidOf(of), question: empty.guid }]);
    expect(resolve(prepared, {}, rowFacts).shownGroups).toEqual(new Set([empty.guid]));
  });
});

describe('pages', () => {
  const page = (name: string, showWhen?: Condition) => ({
    guid: guidOf(name),
    name: { gb: name },
    ...(showWhen && { showWhen }),
  });
  const [first, second] = [aField('number', { guid: sum.guid }), aField('text', { guid: guidOf('b') })];

  function paged(showWhen: Condition): Form {
    return {
      ...aForm({ fields: [first, second] }),
      pages: [page('one'), page('two', showWhen)],
      layout: [
        { kind: 'field', guid: first.guid, page: guidOf('one') },
        { kind: 'field', guid: second.guid, page: guidOf('two') },
      ],
    };
  }

  it('are shown while their condition holds, with all that is on them', () => {
    const asking = (value: number) =>
      resolveRows(paged(moreThan(10)), { [first.guid]: value, [second.guid]: 'x' });

    expect(asking(5)).toMatchObject({
      answers: { [first.guid]: 5 },
      asked: new Set([first.guid]),
      shownPages: new Set([guidOf('one')]),
    });
    expect(asking(20).shownPages).toEqual(new Set([guidOf('one'), guidOf('two')]));
  });

  it('are skipped when nothing on them is asked', () => {
    const form = paged(moreThan(0));
    const hidden = { ...form, fields: [first, { ...second, showWhen: moreThan(100) }] };

    expect(resolveRows(hidden, { [first.guid]: 5 }).shownPages).toEqual(new Set([guidOf('one')]));
  });

  it('are shown for a group that has no rows yet, while the group is shown', () => {
    const rows = { ...grants, repeat: { ...grants.repeat!, min: 0 }, fields: [second.guid] };
    const withRows = (group: Group): Form => ({
      ...paged(moreThan(0)),
      groups: [group],
      layout: [
        { kind: 'field', guid: first.guid, page: guidOf('one') },
        { kind: 'group', guid: group.guid, page: guidOf('two') },
      ],
    });

    expect(resolveRows(withRows(rows), { [first.guid]: 5 }).shownPages).toContain(guidOf('two'));
    const hidden = { ...rows, showWhen: moreThan(100) };
    expect(resolveRows(withRows(hidden), { [first.guid]: 5 }).shownPages).not.toContain(guidOf('two'));
  });

  it('cannot depend on questions that are on them', () => {
    const looksAtItself: Condition = {
      kind: 'field',
      field: second.guid,
      operator: 'answered',
      operand: null,
    };

    expect(prepareForm(paged(looksAtItself), testFieldTypes).faults).toMatchObject([
      { code: 'question-later', of: guidOf('two') },
    ]);
  });
});
