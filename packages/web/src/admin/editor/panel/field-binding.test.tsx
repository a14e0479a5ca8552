import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { labelled, named, queriesSettled, typeOver } from '../testing/draw-editor.tsx';
import { fieldPanel, firstField } from '../testing/draw-panel.tsx';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { anEnv } from '../model/testing/editor-notation.ts';

const items = 'GET /api/structure/properties/1009/valuelist/items';

describe('the vault property of a field', () => {
  const offered = (): readonly string[] => {
    click(one('[role="combobox"]'));
    return [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  };

  it('lists only properties that fit the type, with data type and id', () => {
    fieldPanel('number');

    expect(offered()).toEqual(['No property', 'AmountFloating · 1003', 'CountInteger · 1002']);
  });

  it('may be a text property when the number is computed', () => {
    fieldPanel('number', { formula: '1 + 1' });

    expect(offered().join()).toMatch(/Text · /);
  });

  it('is found by words of its name, data type and id', () => {
    fieldPanel('number');
    typeOver(one<HTMLInputElement>('[role="combobox"]'), '1002 inte');

    expect([...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)).toEqual([
      'CountInteger · 1002',
    ]);
  });

  it('binds the field, which takes the data type', () => {
    const drawnPanel = fieldPanel('number');
    click(one('[role="combobox"]'));
    click([...document.querySelectorAll('[role="option"]')][1]!);
    expect(firstField(drawnPanel)).toMatchObject({ property: 1003, dataType: 3 });

    click(one('[role="combobox"]'));
    click([...document.querySelectorAll('[role="option"]')][0]!);
    expect(firstField(drawnPanel)).toMatchObject({ property: -1, dataType: 0 });
  });

  it('loads the options of a lookup, with their translated names', async () => {
    const { catalogue } = anEnv();
    const paired = { ...catalogue, gb: { ...catalogue['gb']!, translationId: 1 } };
    const responses = { [items]: [{ ID: 1, Name: 'Item one' }] };
    const drawnPanel = fieldPanel('select', {}, { responses, env: { catalogue: paired } });
    click(one('[role="combobox"]'));
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'District');
    press('Enter');
    await queriesSettled();

    expect(firstField(drawnPanel)).toMatchObject({
      property: 1009,
      dataType: 9,
      multiSelect: false,
      options: [{ id: 1, name: { gb: 'North', fi: 'Item one', se: 'Item one' } }],
    });
    expect(one('ol').textContent).toBe('North');
    expect(drawnPanel.store.state().history.past).toHaveLength(1);
  });

  it('loads the options even when the field is left before they have arrived', async () => {
    const drawnPanel = fieldPanel('select', {}, { responses: { [items]: [{ ID: 2, Name: 'Item two' }] } });
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'District');
    press('Enter');
    act(() => drawnPanel.store.run(selectCommand(null)));
    await queriesSettled();

    expect(firstField(drawnPanel)?.options.map(({ id }) => id)).toEqual([2]);
  });

  it('allows several choices when the property does', () => {
    const drawnPanel = fieldPanel('dropdown');
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Permits');
    press('Enter');

    expect(firstField(drawnPanel)).toMatchObject({ property: 1010, multiSelect: true });
  });

  it('leaves options alone until they are reloaded', async () => {
    const old = { property: 1009, dataType: 9, options: [{ id: 5, name: { gb: 'Old' } }] } as const;
    const drawnPanel = fieldPanel('select', old, { responses: { [items]: [{ ID: 2, Name: 'Item two' }] } });
    await queriesSettled();
    expect(firstField(drawnPanel)?.options).toEqual(old.options);

    click(named('Reload'));
    await queriesSettled();

    expect(firstField(drawnPanel)?.options.map(({ id }) => id)).toEqual([2]);
    expect(drawnPanel.announced).toEqual(['1 option loaded for select.']);
  });

  it('says that options could not be loaded', async () => {
    fieldPanel('select', { property: 1009, dataType: 9 });
    await queriesSettled();

    expect(document.body.textContent).toContain('The options could not be loaded.');
  });

  it('says that another property removed the options, and undoes that', () => {
    const options = [{ id: 5, name: { gb: 'Old' } }];
    const drawnPanel = fieldPanel('select', { property: 1009, dataType: 9, options });
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Permits');
    press('Enter');
    expect(firstField(drawnPanel)?.options).toEqual([]);

    act(() => named('Undo').focus());
    click(named('Undo'));

    expect(firstField(drawnPanel)).toMatchObject({ property: 1009, options });
    expect(document.body.textContent).not.toContain('were removed');
    expect(document.activeElement).toBe(one('[role="combobox"]'));
  });

  it('offers to undo the removal of options only while it is the last step', () => {
    const options = [{ id: 5, name: { gb: 'Old' } }];
    const drawnPanel = fieldPanel('select', { property: 1009, dataType: 9, options });
    const isSaid = () => document.body.textContent.includes('were removed');
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Permits');
    press('Enter');
    expect(isSaid()).toBe(true);

    act(() => drawnPanel.store.run(undoCommand));
    expect(isSaid()).toBe(false);
    click(labelled('Required'));
    expect(isSaid()).toBe(false);
  });

  it('says that the structure is not loaded, tries again, and leaves the rest working', async () => {
    const drawnPanel = fieldPanel('text', {}, { env: { structure: null } });
    await queriesSettled();

    expect(one('[role="alert"]').textContent).toContain('Vault structure is not loaded');
    click(named('Try again'));
    await queriesSettled();
    expect(drawnPanel.calls).toEqual(['GET /api/structure', 'GET /api/structure']);
    click(labelled('Required'));
    expect(firstField(drawnPanel)?.required).toBe(true);
  });

  it('says that the structure is not loaded while it is still loading', () => {
    fieldPanel('text', {}, { env: { structure: null } });

    expect(one('[role="status"]').textContent).toBe('Vault structure is not loaded. Loading…');
  });

  it('keeps the focus when the structure loads after all', async () => {
    const { store } = fieldPanel('text', {}, { env: { structure: null } });
    const { structure } = anEnv();
    await queriesSettled();
    act(() => named('Try again').focus());
    click(named('Try again'));
    await queriesSettled();
    await act(async () => store.setEnv({ ...store.env(), structure }));

    expect(document.activeElement).toBe(one('[role="combobox"]'));
  });

  it('names a property that the vault no longer has', () => {
    fieldPanel('text', { property: 4711, dataType: 1 });

    expect(one<HTMLInputElement>('[role="combobox"]').value).toBe('Not in the vault: 4711');
  });
});
