import { guidOf } from '@form-portal/domain/testing';
import { chooseNamed, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { selectCommand } from '../../../model/commands/window/navigate.ts';
import { named, typeOver } from '../../../testing/draw-editor.tsx';
import { all, ends, is, kind, logicTabOf, segment, selects, sum } from '../../../testing/draw-logic-tab.tsx';

describe('checks', () => {
  it('are added with their first question, described, placed and removed', () => {
    const drawn = logicTabOf({}, null);
    const checks = () => drawn.store.state().form.checks;
    click(named('Add check'));
    expect(document.activeElement).toBe(selects('Question')[0]);
    expect(checks()).toBeUndefined();
    chooseNamed(selects('Question')[0]!, 'Begins');
    chooseNamed(selects('Compare with')[0]!, 'another question');
    typeOver(one<HTMLTextAreaElement>('textarea'), 'Begin first');
    chooseNamed(all<HTMLSelectElement>('select').at(-1)!, 'Ends');
    segment('Prevent sending');

    expect(checks()).toEqual([
      {
        guid: guidOf('x'),
        must: is('begins', 'at-least', { kind: 'field', field: ends.guid }),
        message: { gb: 'Begin first' },
        at: ends.guid,
        kind: 'stop',
      },
    ]);
    expect(drawn.announced).toEqual(['Check added.']);
    click(named('Remove check 1'));
    expect(checks()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Add check');
  });

  it('offer to remove conditions but not the last, without which there is no check', () => {
    const test = is('sum', 'answered', null);
    const check = { guid: guidOf('check'), must: test, message: {}, at: null, kind: 'error' as const };
    const negated = { ...check, guid: guidOf('other'), must: { kind: 'not', of: test } as const };
    logicTabOf({ checks: [check, negated] }, null);
    const removing = () =>
      all('button').filter(({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent).startsWith('Remove condition'),
      );
    expect(removing()).toEqual([]);

    click(named('Add condition'));
    chooseNamed(selects('Question')[1]!, 'Kind');
    expect(removing()).toHaveLength(2);
    click(removing()[0]!);
    expect(removing()).toEqual([]);
  });

  it('of a field show their message there', () => {
    const drawn = logicTabOf({}, 'sum');
    click(named('Add check'));
    chooseNamed(selects('Question')[0]!, 'Sum');

    expect(drawn.store.state().form.checks).toMatchObject([{ at: sum.guid, kind: 'error' }]);
    act(() => drawn.store.run(selectCommand(kind.guid)));
    expect(all('[data-check]')).toHaveLength(0);
  });

  it('of a field stay in its panel, and keep the focus, while they are moved to another field', () => {
    const check = {
      guid: guidOf('check'),
      must: is('sum', 'answered', null),
      message: {},
      at: sum.guid,
      kind: 'error' as const,
    };
    const drawn = logicTabOf({ checks: [check] }, 'sum');
    const field = all<HTMLSelectElement>('[data-check] select').at(-1)!;
    act(() => field.focus());
    for (const label of ['Begins', 'Ends']) chooseNamed(field, label);

    expect(drawn.store.state().form.checks).toMatchObject([{ at: ends.guid }]);
    expect(document.activeElement).toBe(field);
    act(() => drawn.store.run(selectCommand(kind.guid)));
    act(() => drawn.store.run(selectCommand(sum.guid)));
    expect(all('[data-check]')).toHaveLength(0);
  });
});
