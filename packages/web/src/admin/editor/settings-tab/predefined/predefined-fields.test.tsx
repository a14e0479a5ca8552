import { aField, aForm, aPredefinedField, someOptions } from '@form-portal/domain/testing';
import { choose, click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { goToCommand } from '../../model/commands/window/navigate.ts';
import { labelled, named, queriesSettled, typeOver } from '../../testing/draw-editor.tsx';
import { formOf, option, settingsOf } from '../../testing/draw-settings.tsx';

describe('predefined properties', () => {
  const subject = aPredefinedField(1001, { dataType: 1, value: 'Roads' });
  const row = (): HTMLElement => one('tbody tr');
  const items = 'GET /api/structure/properties/1009/valuelist/items';

  it('are listed with their values', () => {
    settingsOf(aForm({ predefinedFields: [subject] }));

    expect(one('#settings-predefined dl').textContent).toBe('SubjectRoads');
  });

  it('are added on a screen of their own, with the property focused, and back by Return', () => {
    const drawn = settingsOf(aForm());
    click(named('Add Predefined Property'));

    expect(formOf(drawn).predefinedFields).toHaveLength(1);
    expect(document.activeElement).toBe(one('[role="combobox"]'));
    click(named('Return'));
    expect(document.activeElement).toBe(one('#settings-predefined-title'));
    expect(one('#settings-predefined dl').textContent).toBe('Property not chosenNo value');

    click(named('Edit'));
    click(named('Return'));
    expect(document.activeElement).toBe(one('#settings-predefined-title'));
  });

  it('leave the focus on the button that adds them when undo removes the one that has it', async () => {
    const drawn = settingsOf(aForm());
    click(named('Add Predefined Property'));
    await act(async () => drawn.store.dispatch({ kind: 'undo' }));

    expect(formOf(drawn).predefinedFields).toEqual([]);
    expect(document.activeElement).toBe(named('Add Predefined Property'));
  });

  it('are set on a condition over any question, which the list shows and findings lead to', () => {
    const district = aField('select', {
      label: { gb: 'District' },
      dataType: 9,
      options: someOptions('North'),
    });
    const drawn = settingsOf(aForm({ fields: [district], predefinedFields: [subject] }));
    click(named('Edit'));
    click(labelled('On a condition'));
    choose(one('select[aria-label="Question"]'), district.guid);
    const operand = { kind: 'options', ids: [1] };
    expect(formOf(drawn).predefinedFields).toEqual([
      { ...subject, when: { kind: 'field', field: district.guid, operator: 'any-of', operand } },
    ]);

    click(named('Return'));
    expect(one('#settings-predefined dl').textContent).toContain('Set when District is North');
    act(() => drawn.store.run(goToCommand({ in: 'logic', of: subject.guid, rule: 'when' })));
    expect(document.activeElement).toBe(one('select[aria-label="Question"]'));
  });

  it('take a property and a value by its data type', () => {
    const drawn = settingsOf(aForm());
    click(named('Add Predefined Property'));
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Count');
    press('Enter');
    expect(row().textContent).toContain('Integer');
    const control = labelled('Value of Count');
    typeOver(control, '42');

    expect(formOf(drawn).predefinedFields).toMatchObject([
      { property: 1002, dataType: 2, value: { dataType: 2, value: 42 } },
    ]);
    expect(document.activeElement).toBe(control);
    typeOver(control, '4x');
    act(() => control.blur());
    expect(row().textContent).toContain('The previous value is kept');
    expect(formOf(drawn).predefinedFields[0]?.value).toEqual({ dataType: 2, value: 42 });
  });

  it('say that a value does not fit when it is left, not while it is being typed', () => {
    settingsOf(aForm({ predefinedFields: [aPredefinedField(1002, { dataType: 2, value: 7 })] }));
    click(named('Edit'));
    const control = labelled('Value of Count');
    typeOver(control, '-');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(row().textContent).not.toContain('does not fit');

    act(() => control.blur());
    expect(control.getAttribute('aria-invalid')).toBe('true');
    typeOver(control, '-x');
    expect(row().textContent).toContain('does not fit');
    typeOver(control, '-5');
    expect(row().textContent).not.toContain('does not fit');
  });

  it('choose among the items of a value list', async () => {
    const responses = {
      [items]: [
        { ID: 1, Name: 'North' },
        { ID: 2, Name: 'South' },
      ],
    };
    const drawn = settingsOf(aForm(), { responses });
    click(named('Add Predefined Property'));
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'District');
    press('Enter');
    await queriesSettled();
    click(labelled('South'));

    expect(formOf(drawn).predefinedFields[0]?.value).toEqual({ dataType: 9, value: 2 });
  });

  it('are named by their id while the structure is not loaded, which says nothing about the vault', () => {
    settingsOf(aForm({ predefinedFields: [subject] }), { env: { structure: null } });

    expect(one('#settings-predefined dl').textContent).toBe('Property 1001Roads');
    click(named('Edit'));
    expect(labelled('Value of Property 1001').value).toBe('Roads');
  });

  it('are named as missing when the vault no longer has the property', () => {
    const drawn = settingsOf(
      aForm({ predefinedFields: [aPredefinedField(4711, { dataType: 1, value: 'A' })] }),
    );

    expect(one('#settings-predefined dl').textContent).toBe('Not in the vault: 4711A');
    click(named('Edit'));
    click(named('Remove Not in the vault: 4711'));
    expect(formOf(drawn).predefinedFields).toEqual([]);
  });

  it('say that the items could not be loaded, and try again', async () => {
    const drawn = settingsOf(
      aForm({ predefinedFields: [aPredefinedField(1009, { dataType: 9, value: 1 })] }),
    );
    click(named('Edit'));
    await queriesSettled();
    expect(row().textContent).toContain('The options could not be loaded.');
    click(named('Try again'));
    await queriesSettled();

    expect(drawn.calls.filter((call) => call === items)).toHaveLength(2);
  });

  it('lose their value when their property changes, which is announced', () => {
    const drawn = settingsOf(aForm({ predefinedFields: [subject] }));
    click(named('Edit'));
    expect(document.activeElement).toBe(one('#predefined-title'));
    click(one('[role="combobox"]'));
    click(option('Reasons'));

    expect(formOf(drawn).predefinedFields).toMatchObject([{ property: 1013, value: undefined }]);
    expect(drawn.announced).toEqual(['The value was emptied, because it belonged to the other property.']);
  });

  it('show a value that undo restores, and keep the focus in it', async () => {
    const drawn = settingsOf(aForm({ predefinedFields: [subject] }));
    click(named('Edit'));
    typeOver(labelled('Value of Subject'), 'Rivers');
    await act(async () => drawn.store.dispatch({ kind: 'undo' }));

    expect(labelled('Value of Subject').value).toBe('Roads');
    expect(document.activeElement).toBe(labelled('Value of Subject'));
  });

  it('are removed, and the focus goes to adding', () => {
    const drawn = settingsOf(aForm({ predefinedFields: [subject] }));
    click(named('Edit'));
    click(named('Remove Subject'));

    expect(formOf(drawn).predefinedFields).toEqual([]);
    expect(document.activeElement).toBe(named('Add Predefined Property'));
  });
});
