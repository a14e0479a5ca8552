import { chooseNamed, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pauseCommand, undoCommand } from '../../model/commands/window/undo-redo.ts';
import { leave, named, typeOver } from '../../testing/draw-editor.tsx';
import {
  all,
  ends,
  is,
  kind,
  later,
  logicTabOf,
  name,
  options,
  optionsOf,
  questionOf,
  segment,
  selects,
  sentences,
} from '../../testing/draw-logic-tab.tsx';
import type { Condition } from '@form-portal/domain';
import type { DrawnEditor } from '../../testing/draw-editor.tsx';

const shownWhen = (drawn: DrawnEditor): Condition | undefined => questionOf(drawn, 'name')?.showWhen;

describe('when a field is shown', () => {
  it('takes three choices to depend on one option of an earlier question', () => {
    const drawn = logicTabOf();
    segment('On a condition');
    expect(shownWhen(drawn)).toBeUndefined();
    expect(optionsOf(selects('Question')[0]!)).toEqual([
      ...['Choose a question', 'Kind', 'Sum', 'Begins', 'Ends', 'Agreed'],
    ]);
    chooseNamed(selects('Question')[0]!, 'Kind');
    chooseNamed(selects('Value')[0]!, 'Association');

    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(2)));
    expect(sentences()).toEqual(['Shown when Kind is Association']);
    expect(drawn.announced).toEqual(['Condition added.']);
    expect(questionOf(drawn, 'name')).toMatchObject({ required: false, requireWhen: 'shown' });
  });

  it('adds, joins and removes conditions, each a step, with the focus on the next card', () => {
    const drawn = logicTabOf();
    segment('On a condition');
    chooseNamed(selects('Question')[0]!, 'Kind');
    click(named('Add condition'));
    expect(document.activeElement).toBe(selects('Question')[1]);
    chooseNamed(selects('Question')[1]!, 'Agreed');
    chooseNamed(
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
    const drawn = logicTabOf();
    segment('On a condition');
    chooseNamed(selects('Question')[0]!, 'Kind');
    click(named('Add condition group'));
    expect(document.activeElement).toBe(selects('Question')[1]);
    chooseNamed(selects('Question')[1]!, 'Agreed');

    expect(shownWhen(drawn)).toEqual({
      kind: 'all',
      of: [
        is('kind', 'any-of', options(1)),
        { kind: 'any', of: [is('agreed', 'equals', { kind: 'literal', value: true })] },
      ],
    });
    expect(all('[data-card="1.0"]')).toHaveLength(1);
  });

  it('compares with a day, which is today where the site is', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-01T22:30:00Z') });
    const drawn = logicTabOf();
    segment('On a condition');
    chooseNamed(selects('Question')[0]!, 'Begins');
    chooseNamed(selects('Compare with')[0]!, 'a value');
    vi.useRealTimers();

    expect(shownWhen(drawn)).toMatchObject({ operand: { kind: 'literal', value: '2027-01-02' } });
  });

  it('compares with several options, a typed number, a day from today and another question', () => {
    const drawn = logicTabOf();
    segment('On a condition');
    chooseNamed(selects('Question')[0]!, 'Kind');
    chooseNamed(selects('Value')[0]!, 'Several options…');
    click(all<HTMLInputElement>('input[type="checkbox"]')[2]!);
    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(1, 3)));

    chooseNamed(selects('Question')[0]!, 'Sum');
    const value = one<HTMLInputElement>('input[aria-label="Value"]');
    typeOver(value, 'a lot');
    leave(value);
    expect(value.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Write a number.');
    typeOver(value, '4 500,50');
    leave(value);
    expect(shownWhen(drawn)).toEqual(is('sum', 'at-least', { kind: 'literal', value: 4500.5 }));

    chooseNamed(selects('Question')[0]!, 'Begins');
    const days = one<HTMLInputElement>('input[aria-label="Added to today"]');
    typeOver(days, '-14');
    leave(days);
    expect(shownWhen(drawn)).toMatchObject({ operand: { kind: 'today', plus: { days: -14 } } });
    chooseNamed(selects('Compare with')[0]!, 'another question');
    chooseNamed(selects('Comparison')[0]!, 'is after');
    expect(shownWhen(drawn)).toEqual(is('begins', 'more', { kind: 'field', field: ends.guid }));
    chooseNamed(selects('Comparison')[0]!, 'is answered');
    expect(shownWhen(drawn)).toEqual(is('begins', 'answered', null));
  });

  it('keeps the focus in the options when one becomes several, and one again', async () => {
    const drawn = logicTabOf();
    segment('On a condition');
    chooseNamed(selects('Question')[0]!, 'Kind');
    const value = selects('Value')[0]!;
    act(() => value.focus());
    await act(async () => chooseNamed(value, 'Several options…'));
    const boxes = all<HTMLInputElement>('input[type="checkbox"]');
    expect(document.activeElement).toBe(boxes[0]);

    act(() => boxes[2]!.focus());
    click(boxes[2]!);
    click(boxes[2]!);
    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(1)));
    expect(document.activeElement).toBe(boxes[2]);
  });

  it.each([
    ['Sum', 'Value', '50,0', '50', '0'],
    ['Begins', 'Added to today', '14', '14', '0'],
  ])(
    'keeps the focus in a typed value when it is committed or undone: %s',
    (question, label, typed, committed, before) => {
      const drawn = logicTabOf();
      segment('On a condition');
      chooseNamed(selects('Question')[0]!, question);
      act(() => drawn.store.run(pauseCommand));
      const value = one<HTMLInputElement>(`input[aria-label="${label}"]`);
      typeOver(value, typed);
      act(() => void value.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
      expect([document.activeElement, value.value]).toEqual([value, committed]);
      leave(value);
      act(() => value.focus());
      act(() => drawn.store.run(undoCommand));

      expect([document.activeElement, value.value]).toEqual([value, before]);
    },
  );

  it.each([
    ['Sum', 'Value', { operand: { kind: 'literal', value: 50 } }],
    ['Begins', 'Added to today', { operand: { kind: 'today', plus: { days: 50 } } }],
  ])(
    'includes what is being typed when the draft is saved with the focus there: %s',
    (question, label, test) => {
      const drawn = logicTabOf();
      segment('On a condition');
      chooseNamed(selects('Question')[0]!, question);
      const value = one<HTMLInputElement>(`input[aria-label="${label}"]`);
      typeOver(value, '50');
      const press = { key: 's', ctrlKey: true, bubbles: true };
      act(() => void value.dispatchEvent(new KeyboardEvent('keydown', press)));

      expect(shownWhen(drawn)).toMatchObject(test);
      expect(document.activeElement).toBe(value);
    },
  );

  it('is kept as a sentence when it has no cards, until it is replaced or removed', () => {
    const deep: Condition = { kind: 'not', of: { kind: 'person', identified: true } };
    const drawn = logicTabOf({ fields: [kind, { ...name, showWhen: deep }] });
    expect(sentences()).toEqual(['Shown when it is not the case that the visitor has identified themselves']);
    expect(shownWhen(drawn)).toEqual(deep);
    click(named('Replace condition'));
    expect(shownWhen(drawn)).toEqual(deep);
    chooseNamed(selects('Question')[0]!, 'Kind');
    expect(shownWhen(drawn)).toEqual(is('kind', 'any-of', options(1)));
  });

  it('is removed as a whole when it has no cards, with the focus on the button that adds another', () => {
    const deep: Condition = { kind: 'not', of: { kind: 'person', identified: true } };
    const drawn = logicTabOf({ fields: [kind, { ...name, showWhen: deep }] });
    const remove = named('Remove condition');
    act(() => remove.focus());
    click(remove);

    expect(shownWhen(drawn)).toBeUndefined();
    expect(document.activeElement).toBe(named('Add condition'));
  });

  it('keeps a deleted question, or one that comes later, in its select, and says that the rule does not work', () => {
    const showWhen: Condition = {
      kind: 'all',
      of: [is('gone', 'answered', null), is('later', 'answered', null)],
    };
    logicTabOf({ fields: [kind, { ...name, showWhen }, later] });

    expect(selects('Question').map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual([
      'a deleted question',
      'Later (later in the form)',
    ]);
    expect(sentences()[0]).toMatch(/^The rule does not work: /);
  });

  it('says when there is nothing to refer to', () => {
    logicTabOf({ fields: [name] });
    segment('On a condition');

    expect(document.body.textContent).toContain('There is no earlier question');
  });
});
