import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { selectCommand } from '../../model/commands/window/navigate.ts';
import { setRepeatsCommand } from '../../model/commands/layout/rows.ts';
import { deleteCommand } from '../../model/commands/layout/delete-element.ts';
import { setTextCommand } from '../../model/commands/field/set-text.ts';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { editorOf } from '../../model/testing/editor-notation.ts';
import { drawEditor } from '../../testing/draw-editor.tsx';
import { Canvas } from '../canvas.tsx';

const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' } });
const double = aField('number', {
  guid: guidOf('double'),
  label: { gb: 'Double' },
  formula: `{field:${rent.guid}} * 2`,
  showWhen: { kind: 'field', field: rent.guid, operator: 'answered', operand: null },
});
const badges = () => [...document.querySelectorAll<HTMLElement>('[data-part="rule"]')];
const drawBadges = () => drawEditor(<Canvas />, editorOf(aForm({ fields: [rent, double] })));

describe('the badges of a block', () => {
  it('say its rules, and follow the labels', () => {
    const { store } = drawBadges();
    expect(badges().map(({ textContent }) => textContent)).toEqual([
      'Shown when Rent is answered',
      'Computed: Rent * 2',
    ]);
    act(() =>
      store.run(setTextCommand({ of: 'field', guid: rent.guid, part: 'label' }, 'gb', 'Monthly rent')),
    );

    expect(badges()[0]?.textContent).toBe('Shown when Monthly rent is answered');
  });

  it('say that a rule does not work, until it does again', () => {
    const { store } = drawBadges();
    act(() => {
      store.run(selectCommand(rent.guid));
      store.run(deleteCommand);
    });
    expect(badges()[0]?.textContent).toBe('The rule does not work: a deleted question is answered');
    expect(badges()[1]?.textContent).toBe('The formula does not work: a deleted question * 2');
    act(() => store.run(undoCommand));

    expect(badges().map(({ textContent }) => textContent)).toEqual([
      'Shown when Rent is answered',
      'Computed: Rent * 2',
    ]);
  });

  it('say in which rows a test has to hold as soon as the group of its question repeats', () => {
    const group = aGroup('Flats', [rent]);
    const after = { ...double, formula: `sum({field:${rent.guid}})` };
    const layout = [
      { kind: 'group', guid: group.guid },
      { kind: 'field', guid: after.guid },
    ] as const;
    const form = aForm({ fields: [rent, after], groups: [group], layout });
    const { store } = drawEditor(<Canvas />, editorOf(form));
    expect(badges()[0]?.textContent).toBe('Shown when Rent is answered');
    act(() => store.run(setRepeatsCommand(group.guid, 'repeats')));

    expect(badges()[0]?.textContent).toBe('Shown when in any row Rent is answered');
  });

  it('say that visitors never see a value, as does the name of its block', () => {
    const helper = { ...double, shown: false } as const;
    drawEditor(<Canvas />, editorOf(aForm({ fields: [rent, helper] })));
    const block = document.querySelector(`[data-block="${helper.guid}"]`);

    expect(block?.textContent).toContain('Hidden from visitors');
    expect(block?.querySelector('[data-part="cover"]')?.getAttribute('aria-label')).toContain(
      'Hidden from visitors',
    );
  });

  it('lead to the rule', () => {
    const { store } = drawBadges();
    click(badges()[1]!);

    expect(store.state()).toMatchObject({
      selection: { guid: double.guid },
      focus: { in: 'logic', of: double.guid, rule: 'formula' },
      window: { panelTab: 'logic' },
    });
  });

  it('are a Tab stop only with their block', () => {
    drawBadges();
    expect(badges().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    act(() =>
      document.querySelector<HTMLElement>(`[data-block="${double.guid}"] [data-part="cover"]`)?.focus(),
    );

    expect(badges().map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  });
});
