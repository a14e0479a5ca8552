import { aGroup, guidOf } from '@form-portal/domain/testing';
import { SigmaIcon, SplitIcon } from '@form-portal/ui';
import { chooseNamed, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { showPanelTabCommand } from '../../model/commands/window/window.ts';
import { goToCommand, selectCommand } from '../../model/commands/window/navigate.ts';
import {
  is,
  kind,
  later,
  logicTabOf,
  name,
  options,
  optionsOf,
  segment,
  selects,
  sum,
} from '../../testing/draw-logic-tab.tsx';
import type { Condition } from '@form-portal/domain';

const isPerson: Condition = { kind: 'person', identified: true };

describe('the tabs of the panel', () => {
  it('are changed by arrow keys, and stay when the selection changes', () => {
    const { store } = logicTabOf();
    act(() => one<HTMLElement>('#panel-tab-logic').focus());
    press('ArrowLeft');
    expect(store.state().window.panelTab).toBe('element');
    expect(document.activeElement).toBe(one('#panel-tab-element'));
    press('ArrowLeft');
    act(() => store.run(selectCommand(null)));

    expect(one('[role="tab"][aria-selected="true"]').textContent).toBe('Checks');
    expect(one('[role="tabpanel"]').getAttribute('aria-labelledby')).toBe('panel-tab-logic');
  });

  it('say which of them has rules', () => {
    const { store } = logicTabOf({
      fields: [{ ...kind, showWhen: isPerson }, name],
    });
    expect(one('#panel-tab-logic').getAttribute('aria-label')).toBe('Logic');
    act(() => store.run(selectCommand(kind.guid)));

    expect(one('#panel-tab-logic').getAttribute('aria-label')).toBe('Logic, has rules');
  });

  it.each([
    ['a condition', { requireWhen: isPerson }, SplitIcon],
    ['a formula', { formula: '1' }, SigmaIcon],
    ['a formula and a condition', { formula: '1', showWhen: isPerson }, SigmaIcon],
  ] as const)('have the icon of %s', (_rules, rules, RuleIcon) => {
    logicTabOf({ fields: [{ ...sum, ...rules }] }, 'sum');

    expect(one('#panel-tab-logic').innerHTML).toBe(`Logic${renderToStaticMarkup(<RuleIcon size={16} />)}`);
    expect(one('#panel-tab-logic').getAttribute('aria-label')).toBe('Logic, has rules');
  });
});

describe('the rules of a group', () => {
  it('refer to questions before it', () => {
    const group = { ...aGroup('G', [sum, name]), guid: guidOf('G'), name: { gb: 'Details' } };
    const layout = [
      { kind: 'field', guid: kind.guid },
      { kind: 'group', guid: group.guid },
      { kind: 'field', guid: later.guid },
    ] as const;
    const drawn = logicTabOf({ fields: [kind, sum, name, later], groups: [group], layout }, 'G');
    segment('On a condition');
    expect(optionsOf(selects('Question')[0]!)).toEqual(['Choose a question', 'Kind']);
    chooseNamed(selects('Question')[0]!, 'Kind');

    expect(drawn.store.state().form.groups[0]?.showWhen).toEqual(is('kind', 'any-of', options(1)));
  });
});

describe('the location that a rule leads to', () => {
  it('is its first select, with the element selected', () => {
    const showWhen = is('kind', 'answered', null);
    const { store } = logicTabOf({ fields: [kind, { ...name, showWhen }] }, null);
    act(() => store.run(showPanelTabCommand('element')));
    act(() => store.run(goToCommand({ in: 'logic', of: name.guid, rule: 'showWhen' })));

    expect(store.state()).toMatchObject({ selection: { guid: name.guid }, window: { panelTab: 'logic' } });
    expect(document.activeElement).toBe(selects('Question')[0]);
  });
});
