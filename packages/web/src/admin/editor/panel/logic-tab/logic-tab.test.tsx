import { aField, aForm, aGroup, guidOf, someOptions } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { goToCommand, selectCommand } from '../../model/commands/window/navigate.ts';
import { showPanelTabCommand } from '../../model/commands/logic/rules.ts';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { editorOf } from '../../model/testing/editor-notation.ts';
import { drawEditor, leave, named, typeOver } from '../../testing/draw-editor.tsx';
import { SidePanel } from '../side-panel.tsx';
import type { Condition, Field, SavedForm } from '@form-portal/domain';
import type { DrawnEditor } from '../../testing/draw-editor.tsx';

const guid = (name: string) => guidOf(name);
const inEnglish = (text: string) => ({ gb: text });
const kind = aField('select', {
  guid: guid('kind'),
  label: inEnglish('Kind'),
  dataType: 9,
  options: someOptions('Private', 'Association', 'Company'),
});
const sum = aField('number', { guid: guid('sum'), label: inEnglish('Sum') });
const begins = aField('date', { guid: guid('begins'), label: inEnglish('Begins') });
const ends = aField('date', { guid: guid('ends'), label: inEnglish('Ends') });
const agreed = aField('boolean', { guid: guid('agreed'), label: inEnglish('Agreed') });
const name = aField('text', { guid: guid('name'), label: inEnglish('Name'), required: true });
const later = aField('text', { guid: guid('later'), label: inEnglish('Later') });
const fields = [kind, sum, begins, ends, agreed, name, later];

function panelOf(changes: Partial<SavedForm> = {}, selected: string | null = 'name'): DrawnEditor {
  const drawn = drawEditor(<SidePanel />, editorOf(aForm({ fields, ...changes })));
  act(() => {
    drawn.store.run(selectCommand(selected === null ? null : guid(selected)));
    drawn.store.run(showPanelTabCommand('logic'));
  });
  return drawn;
}
const all = <Element extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Element>(selector),
];
const selects = (label: string) => all<HTMLSelectElement>(`select[aria-label="${label}"]`);
const optionsOf = (select: HTMLSelectElement) => [...select.options].map((option) => option.text);
function choose(select: HTMLSelectElement, text: string): void {
  act(() => {
    const option = [...select.options].find((one) => one.text === text);
    if (option === undefined) throw new Error(`${text} is not offered: ${optionsOf(select).join(', ')}`);
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
function segment(text: string, index = 0): void {
  const label = all<HTMLLabelElement>('label').filter((one) => one.textContent === text)[index];
  click(label?.querySelector('input') ?? one('none'));
}
const fieldOf = ({ store }: DrawnEditor, of: string): Field | undefined =>
  store.state().form.fields.find((field) => field.guid === guid(of));
const shownWhen = (drawn: DrawnEditor): Condition | undefined => fieldOf(drawn, 'name')?.showWhen;
const sentences = () => all('p[class*="sentence"]').map((sentence) => sentence.textContent);
const is = (field: string, operator: string, operand: unknown) => ({
  ...{ kind: 'field', field: guid(field), operator, operand },
});
const options = (...ids: number[]) => ({ kind: 'options', ids });

describe('the tabs of the panel', () => {
  it('are changed by arrow keys, and stay when the selection changes', () => {
    const { store } = panelOf();
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
    const { store } = panelOf({
      fields: [{ ...kind, showWhen: { kind: 'person', identified: true } }, name],
    });
    expect(one('#panel-tab-logic').getAttribute('aria-label')).toBe('Logic');
    act(() => store.run(selectCommand(kind.guid)));

    expect(one('#panel-tab-logic').getAttribute('aria-label')).toBe('Logic, has rules');
  });
});

describe('when a field is shown', () => {
  it('takes three choices for one option of an earlier question', () => {
    const drawn = panelOf();
    segment('On a condition');
    expect(shownWhen(drawn)).toBeUndefined();
    expect(optionsOf(selects('Question')[0]!)).toEqual([
      ...['Choose a question', 'Kind', 'Sum', 'Begins', 'Ends', 'Agreed'],
    ]);
    choose(selects('Question')[0]!, 'Kind');
    choose(selects('Value')[0]!, 'Association');

    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(2)));
    expect(sentences()).toEqual(['Shown when Kind is Association']);
    expect(drawn.announced).toEqual(['Condition added.']);
    expect(fieldOf(drawn, 'name')).toMatchObject({ required: false, requireWhen: 'shown' });
  });

  it('adds, joins and removes conditions, each a step, with the focus on the next card', () => {
    const drawn = panelOf();
    segment('On a condition');
    choose(selects('Question')[0]!, 'Kind');
    click(named('Add condition'));
    expect(document.activeElement).toBe(selects('Question')[1]);
    choose(selects('Question')[1]!, 'Agreed');
    choose(
      all<HTMLSelectElement>('select').find((select) => optionsOf(select).includes('any of these holds'))!,
      'any of these holds',
    );
    const first = is('kind', 'any-of', options(1));
    const second = is('agreed', 'equals', { kind: 'literal', value: true });
    expect(shownWhen(drawn)).toEqual({ kind: 'any', of: [first, second] });
    expect(drawn.store.state().history.past).toHaveLength(3);

    click(named('Remove condition: Kind is Private'));
    expect(document.activeElement).toBe(selects('Question')[0]);
    click(all('button[aria-label^="Remove condition: Agreed"]')[0]!);
    expect(shownWhen(drawn)).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Add condition');
    expect(drawn.announced.at(-1)).toBe('Condition removed. Press Ctrl Z to undo.');
    act(() => drawn.store.run(undoCommand));
    act(() => drawn.store.run(undoCommand));
    expect(shownWhen(drawn)).toEqual({ kind: 'any', of: [first, second] });
  });

  it('groups conditions one level deep', () => {
    const drawn = panelOf();
    segment('On a condition');
    choose(selects('Question')[0]!, 'Kind');
    click(named('Add condition group'));
    expect(document.activeElement).toBe(selects('Question')[1]);
    choose(selects('Question')[1]!, 'Agreed');

    expect(shownWhen(drawn)).toEqual({
      kind: 'all',
      of: [
        is('kind', 'any-of', options(1)),
        { kind: 'any', of: [is('agreed', 'equals', { kind: 'literal', value: true })] },
      ],
    });
    expect(all('[data-card="1.0"]')).toHaveLength(1);
  });

  it('compares with several options, a typed number, a day from today and another question', () => {
    const drawn = panelOf();
    segment('On a condition');
    choose(selects('Question')[0]!, 'Kind');
    choose(selects('Value')[0]!, 'Several options…');
    click(all<HTMLInputElement>('input[type="checkbox"]')[2]!);
    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(1, 3)));

    choose(selects('Question')[0]!, 'Sum');
    const value = one<HTMLInputElement>('input[aria-label="Value"]');
    typeOver(value, 'a lot');
    leave(value);
    expect(value.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Write a number.');
    typeOver(value, '4 500,50');
    leave(value);
    expect(shownWhen(drawn)).toEqual(is('sum', 'at-least', { kind: 'literal', value: 4500.5 }));

    choose(selects('Question')[0]!, 'Begins');
    const days = one<HTMLInputElement>('input[aria-label="Added to today"]');
    typeOver(days, '-14');
    leave(days);
    expect(shownWhen(drawn)).toMatchObject({ operand: { kind: 'today', plus: { days: -14 } } });
    choose(selects('Compare with')[0]!, 'another question');
    choose(selects('Comparison')[0]!, 'is after');
    expect(shownWhen(drawn)).toEqual(is('begins', 'more', { kind: 'field', field: ends.guid }));
    choose(selects('Comparison')[0]!, 'is answered');
    expect(shownWhen(drawn)).toEqual(is('begins', 'answered', null));
  });

  it('is kept as a sentence when it has no cards, until it is replaced or removed', () => {
    const deep: Condition = { kind: 'not', of: { kind: 'person', identified: true } };
    const drawn = panelOf({ fields: [kind, { ...name, showWhen: deep }] });
    expect(sentences()).toEqual(['Shown when it is not the case that the visitor has identified themselves']);
    expect(shownWhen(drawn)).toEqual(deep);
    click(named('Replace condition'));
    expect(shownWhen(drawn)).toEqual(deep);
    choose(selects('Question')[0]!, 'Kind');
    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(1)));
  });

  it('keeps a deleted question, or one that comes later, in its select, and says that the rule does not work', () => {
    const showWhen: Condition = {
      kind: 'all',
      of: [is('gone', 'answered', null) as Condition, is('later', 'answered', null) as Condition],
    };
    panelOf({ fields: [kind, { ...name, showWhen }, later] });

    expect(selects('Question').map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual([
      'a deleted question',
      'Later (later in the form)',
    ]);
    expect(sentences()[0]).toMatch(/^The rule does not work: /);
  });

  it('says when there is nothing to refer to', () => {
    panelOf({ fields: [name] });
    segment('On a condition');

    expect(document.body.textContent).toContain('There is no earlier question');
  });
});

describe('when a field is required', () => {
  it('is never, when it is shown, or on a condition over any question', () => {
    const drawn = panelOf();
    segment('No');
    expect(fieldOf(drawn, 'name')?.required).toBe(false);
    segment('When shown');
    expect(fieldOf(drawn, 'name')?.required).toBe(true);
    segment('On a condition', 1);
    choose(selects('Question')[0]!, 'Later');

    expect(fieldOf(drawn, 'name')).toMatchObject({
      required: false,
      requireWhen: is('later', 'answered', null),
    });
  });

  it('is when it is shown again once the choice of a condition is undone', () => {
    const drawn = panelOf();
    segment('On a condition', 1);
    expect(selects('Question')).toHaveLength(1);
    act(() => drawn.store.run(undoCommand));

    expect(selects('Question')).toHaveLength(0);
    const chosen = all<HTMLInputElement>('input[type="radio"]:checked').map(
      ({ parentElement }) => parentElement?.textContent,
    );
    expect(chosen).toEqual(['Always', 'When shown']);
  });
});

describe('the rules of a group', () => {
  it('refer to questions before it', () => {
    const group = { ...aGroup('G', [sum, name]), guid: guid('G'), name: inEnglish('Details') };
    const layout = [
      { kind: 'field', guid: kind.guid },
      { kind: 'group', guid: group.guid },
      { kind: 'field', guid: later.guid },
    ] as const;
    const drawn = panelOf({ fields: [kind, sum, name, later], groups: [group], layout }, 'G');
    segment('On a condition');
    expect(optionsOf(selects('Question')[0]!)).toEqual(['Choose a question', 'Kind']);
    choose(selects('Question')[0]!, 'Kind');

    expect(drawn.store.state().form.groups[0]?.showWhen).toEqual(is('kind', 'any-of', options(1)));
  });
});

describe('checks', () => {
  it('are added with their first question, described, placed and removed', () => {
    const drawn = panelOf({}, null);
    const checks = () => drawn.store.state().form.checks;
    click(named('Add check'));
    expect(document.activeElement).toBe(selects('Question')[0]);
    expect(checks()).toBeUndefined();
    choose(selects('Question')[0]!, 'Begins');
    choose(selects('Compare with')[0]!, 'another question');
    typeOver(one<HTMLTextAreaElement>('textarea'), 'Begin first');
    choose(all<HTMLSelectElement>('select').at(-1)!, 'Ends');
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

  it('of a field show their message there', () => {
    const drawn = panelOf({}, 'sum');
    click(named('Add check'));
    choose(selects('Question')[0]!, 'Sum');

    expect(drawn.store.state().form.checks).toMatchObject([{ at: sum.guid, kind: 'error' }]);
    act(() => drawn.store.run(selectCommand(kind.guid)));
    expect(all('[data-check]')).toHaveLength(0);
  });
});

describe('the location that a rule leads to', () => {
  it('is its first select, with the element selected', () => {
    const showWhen = is('kind', 'answered', null) as Condition;
    const { store } = panelOf({ fields: [kind, { ...name, showWhen }] }, null);
    act(() => store.run(showPanelTabCommand('element')));
    act(() => store.run(goToCommand({ in: 'logic', of: name.guid, rule: 'showWhen' })));

    expect(store.state()).toMatchObject({ selection: { guid: name.guid }, window: { panelTab: 'logic' } });
    expect(document.activeElement).toBe(selects('Question')[0]);
  });
});
