import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { choose, click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { changeTrialCommand } from '../../../model/commands/window/trial.ts';
import { undoCommand } from '../../../model/commands/window/undo-redo.ts';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor, labelled, typeOver } from '../../../testing/draw-editor.tsx';
import { ValueSection } from './value-section.tsx';
import type { Field } from '@form-portal/domain';

const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' }, dataType: 3 });
const name = aField('text', { guid: guidOf('name'), label: { gb: 'Name' } });
const total = aField('number', { guid: guidOf('total'), label: { gb: 'Total' }, required: true });
const later = aField('number', { guid: guidOf('later'), label: { gb: 'Rest' } });

function drawSection(changes: Partial<Field> = {}) {
  const form = aForm({ fields: [rent, name, { ...total, ...changes }, later] });
  const drawn = drawEditor(<ValueSection guid={total.guid} />, editorOf(form));
  return { ...drawn, field: () => drawn.store.state().form.fields[2] };
}

const box = () => labelled<HTMLTextAreaElement>('Formula');
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Types a text that ends at the caret. */
function write(text: string): void {
  typeOver(box(), text);
}

describe('the value of a number', () => {
  it("becomes computed and not required when 'Computed' is chosen", () => {
    const { field } = drawSection();

    click(labelled('Computed'));

    expect(field()).toMatchObject({ formula: '', required: false });
    expect(document.body.textContent).toContain('Write a formula.');
    click(labelled('Visitor answers'));
    expect(field()?.formula).toBeUndefined();
  });

  it('has the unit beside the decimals', () => {
    const { field } = drawSection({ formula: '1' });

    choose(labelled('Unit'), '€');

    expect(field()?.settings).toMatchObject({ unit: '€' });
  });

  it('is not offered for other types', () => {
    drawEditor(<ValueSection guid={name.guid} />, editorOf(aForm({ fields: [name] })));

    expect(document.querySelector('section')).toBeNull();
  });

  it('shows labels and stores GUIDs', () => {
    const { field, store } = drawSection({ formula: `{field:${rent.guid}} * 2` });
    expect(box().value).toBe('[Rent] * 2');

    write('[Rent] * 3');

    expect(field()?.formula).toBe(`{field:${rent.guid}} * 3`);
    act(() => store.run(undoCommand));
    expect(box().value).toBe('[Rent] * 2');
  });

  it('suggests earlier numbers and functions, chosen with the keyboard', () => {
    const { field } = drawSection({ formula: '' });

    write('r');
    expect(options()).toEqual(['RentNumber', 'roundrounded to a number of decimalsround(a; 0)']);
    expect(active()).toBe('RentNumber');
    press('Enter');

    expect(field()?.formula).toBe(`{field:${rent.guid}}`);
    expect(options()).toEqual([]);
    press('Backspace');
    expect(field()?.formula).toBe('');
  });

  it('groups suggestions under headings that arrow keys pass over, each question with its type and unit', () => {
    const paid = aField('date', { guid: guidOf('paid'), label: { gb: 'Rent paid' } });
    const fields = [{ ...rent, settings: { unit: '€' } }, paid, { ...total, formula: '' }];
    drawEditor(<ValueSection guid={total.guid} />, editorOf(aForm({ fields })));
    const groups = () =>
      [...document.querySelectorAll('[role="listbox"] > [role="group"]')].map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ...[...group.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent),
      ]);

    write('r');

    const questions = ['RentNumber, €', 'Rent paidDate'];
    const rounding = 'roundrounded to a number of decimalsround(a; 0)';
    expect(groups()).toEqual([
      ['Questions before this one', ...questions],
      ['Functions', rounding],
    ]);
    const passed = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    expect(passed).toEqual(['Rent paidDate', rounding, 'RentNumber, €', rounding]);

    write('rou');

    expect(groups()).toEqual([['Functions', rounding]]);
  });

  it.each(['[role="option"]', '[role="group"] > [role="presentation"]'])(
    'keeps the focus in the text when the pointer is pressed on %s',
    (pressed) => {
      drawSection({ formula: '' });
      write('rou');

      const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      act(() => void one(pressed).dispatchEvent(press));

      expect(press.defaultPrevented).toBe(true);
    },
  );

  it('has the values of its questions below its own value', () => {
    const { store } = drawSection({ formula: `{field:${rent.guid}} * 2` });
    act(() => store.run(changeTrialCommand({ answers: { [rent.guid]: 1200 } })));

    expect(one('[data-computed]').textContent).toBe('Value with the answers in Try it2,4001,200 * 2');
    write('max(3; 4)');
    expect(one('[data-computed]').textContent).toBe('Value with the answers in Try it4');
  });

  it('says that a comma in a function is read as part of one number, as long as there is no semicolon', () => {
    drawSection({ formula: '' });
    const hint = '1,2 is read as one number. Separate values with a semicolon.';
    const describes = () => (box().getAttribute('aria-describedby') ?? '').split(' ');
    const hints = () => describes().map((id) => document.getElementById(id)?.textContent);

    write('max(1,2)');
    expect(hints()).toContain(hint);
    expect(document.body.textContent).toContain('Value with the answers in Try it');
    write('max(1,2; 3)');
    expect(hints()).not.toContain(hint);
  });

  it('keeps the typed text when Escape closes the suggestions', () => {
    const { field } = drawSection({ formula: '' });

    write('r');
    press('Escape');

    expect(options()).toEqual([]);
    expect(field()?.formula).toBe('r');
  });

  it.each([
    ['[Rent] +', 'A number or a question is missing after +.'],
    ['* 2', 'The formula has to start with a number, a question or a function.'],
    ['[Cost]', 'No question is called Cost.'],
    ['constructor(1)', 'There is no function constructor.'],
    ['[Rest] + 1', 'Rest comes after this field. A formula can only use earlier questions.'],
    ['[Name] + 1', 'Name cannot be used in a formula.'],
  ])('says in words what is wrong with "%s"', (typed, expected) => {
    drawSection({ formula: '' });

    write(typed);

    const described = (box().getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '';
    expect(document.getElementById(described)?.textContent).toBe(expected);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the result for the trial answers, with the decimals of the field', () => {
    const { store } = drawSection({ formula: `{field:${rent.guid}} / 3` });
    expect(document.body.textContent).toContain('No value yet.');

    act(() => store.run(changeTrialCommand({ answers: { [rent.guid]: 10 } })));

    expect(document.body.textContent).toContain('3.33');
  });

  it('offers no decimals when its property is whole', () => {
    drawSection({ formula: '10 / 3', decimals: 2, dataType: 2 });

    expect([...labelled<HTMLSelectElement>('Decimals').options].map(({ value }) => value)).toEqual(['0']);
    expect(document.body.textContent).not.toContain('3.3');
  });

  it('can be hidden from visitors', () => {
    const { field } = drawSection({ formula: '1' });

    click(one('[role="switch"]'));

    expect(field()?.shown).toBe(false);
  });
});
