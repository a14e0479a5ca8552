import { aField, aForm, aGroup, drawn, guidOf, notationOf, someOptions } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { labelled, leave, drawEditor, named, queriesSettled, typeOver } from '../testing/draw-editor.tsx';
import { goToCommand, selectCommand, setLanguageCommand } from '../model/commands/navigate.ts';
import { undoCommand } from '../model/commands/undo-redo.ts';
import { anEnv, editor, editorOf, written } from '../model/testing/editor-notation.ts';
import { SidePanel } from './side-panel.tsx';
import type { DrawOptions } from '../testing/draw-editor.tsx';
import type { EditorState } from '../model/editor-state.ts';
import type { Field } from '@form-portal/domain';
import type { EditorLocation } from '@form-portal/domain/edit';

const panelOf = (state: EditorState, options?: DrawOptions) => drawEditor(<SidePanel />, state, options);
const guid = guidOf('a');

/** The panel of a field of a type that is selected in a form. */
function fieldPanel(type: string, changes: Partial<Field> = {}, options?: DrawOptions) {
  const form = aForm({ fields: [aField(type, { guid, ...changes })] });
  return panelOf(editorOf(form, { selection: { kind: 'field', guid } }), options);
}

const field = ({ store }: ReturnType<typeof panelOf>): Field | undefined => store.state().form.fields[0];
const title = (): string => one('h2').textContent;
const items = 'GET /api/structure/properties/1009/valuelist/items';

describe('the side panel with nothing selected', () => {
  it('writes the title and the description of the form in the language of the editor', () => {
    const { store } = panelOf(editor('a'));

    typeOver(labelled('Form title'), 'Permit');
    typeOver(labelled<HTMLTextAreaElement>('Form description'), 'Read **this**');

    expect(store.state().form).toMatchObject({
      name: { gb: 'Permit' },
      description: { gb: 'Read **this**' },
    });
    expect(title()).toBe('Form');
  });

  it('adds a field of any type and a group at the end of the form', () => {
    const { store } = panelOf(editor('a'));

    click(named('Slider'));
    act(() => store.run(selectCommand(null)));
    click(named('Group'));

    expect(written(store.state())).toBe('a x [y()]');
    expect(store.state().form.fields[1]).toMatchObject({ type: 'slider', label: { gb: 'new field' } });
  });
});

describe('the side panel of a group', () => {
  it('writes its label, which is its name everywhere', () => {
    const { store } = panelOf(editor('[G(a)]'));

    typeOver(labelled('Group label'), 'Applicant');

    expect(store.state().form.groups[0]?.name).toEqual({ gb: 'Applicant' });
    expect(title()).toBe('Applicant');
  });

  it('adds fields to the group', () => {
    const { store } = panelOf(editor('[G(a)] b'));

    click(named('Text'));

    expect(written(store.state())).toBe('G(a [x]) b');
  });

  it('asks before it deletes the group with its fields', () => {
    const { store } = panelOf(editor('[G(a)] b'));

    click(named('Delete Group'));
    expect(one('dialog h2').textContent).toBe(
      'Are you sure you want to delete G group? This will delete all fields in the group.',
    );
    click(one('dialog button:not([data-first-focus])'));

    expect(written(store.state())).toBe('[b]');
  });
});

describe('the side panel of a field', () => {
  it('writes label and description', () => {
    const drawnPanel = fieldPanel('text');

    typeOver(labelled('Field label'), 'Name');
    typeOver(labelled<HTMLTextAreaElement>('Field description'), 'As in your passport');

    expect(field(drawnPanel)).toMatchObject({
      label: { gb: 'Name' },
      description: { gb: 'As in your passport' },
    });
    expect(title()).toBe('Name');
  });

  it('makes the typing of a text one step, and another one after leaving it', () => {
    const { store } = panelOf(editor('[a]'));
    const control = labelled('Field label');
    const texts = (): unknown => store.state().form.fields[0]?.label['gb'];

    typeOver(control, 'N');
    typeOver(control, 'Na');
    leave(control);
    typeOver(control, 'Name');
    act(() => store.run(undoCommand));
    expect(texts()).toBe('Na');
    act(() => store.run(undoCommand));

    expect(texts()).toBe('a');
    expect(control.value).toBe('a');
  });

  it('shows what another language says while nothing is written in this one', () => {
    const form = aForm({ fields: [aField('text', { guid, label: { fi: 'Nimi' } })] });
    panelOf(editorOf(form, { selection: { kind: 'field', guid } }));

    expect(labelled('Field label').value).toBe('');
    expect(labelled('Field label').placeholder).toBe('Nimi');
    expect(one('h2 span').lang).toBe('fi');
  });

  it('makes the field required', () => {
    const drawnPanel = fieldPanel('text');
    click(labelled('Required'));

    expect(field(drawnPanel)?.required).toBe(true);
    expect(drawnPanel.said).toEqual(['text is now required.']);
  });

  it('makes the field short and long', () => {
    const drawnPanel = fieldPanel('text');
    click(labelled('Short'));
    expect(field(drawnPanel)?.width).toBe('narrow');
    click(labelled('Long'));
    expect(field(drawnPanel)?.width).toBe('wide');
  });

  it.each(['rating', 'slider'])('sets Min and Max of a %s when they are left', (type) => {
    const drawnPanel = fieldPanel(type, { settings: { minValue: 0, maxValue: 10 } });
    const max = labelled('Max');
    act(() => {
      max.focus();
      max.value = '7';
      max.blur();
    });

    expect(field(drawnPanel)).toMatchObject({ settings: { minValue: 0, maxValue: 7 } });
  });

  it('has no Min and Max for other types', () => {
    fieldPanel('text');

    expect(document.body.textContent).not.toContain('Max');
  });

  it('ends the selection by its close button', () => {
    const { store } = panelOf(editor('[a]'));
    click(named('Close'));

    expect(store.state().selection).toEqual({ kind: 'nothing' });
    expect(title()).toBe('Form');
  });

  it('focuses the text that the editor asks for, with its content selected', () => {
    const { store } = panelOf(editor('a'));
    act(() =>
      store.run(goToCommand({ in: 'text', text: { of: 'field', guid, part: 'label' }, language: 'gb' })),
    );

    const control = labelled('Field label');
    expect(document.activeElement).toBe(control);
    expect([control.selectionStart, control.selectionEnd]).toEqual([0, 1]);
  });
});

describe('the location that a finding leads to', () => {
  const group = guidOf('G');
  const locations: readonly (readonly [string, EditorLocation, string])[] = [
    ['a missing title', { in: 'text', text: { of: 'form', part: 'name' }, language: null }, 'Form title'],
    [
      'a description in another language',
      { in: 'text', text: { of: 'field', guid, part: 'description' }, language: 'fi' },
      'Field description',
    ],
    ['a property', { in: 'field', guid, part: 'property' }, 'Vault property'],
    ['a type that is unknown', { in: 'field', guid, part: 'type' }, 'Vault property'],
    ['an answer that may be left out', { in: 'field', guid, part: 'required' }, 'Required'],
    [
      'a group without a name',
      { in: 'text', text: { of: 'group', guid: group, part: 'name' }, language: null },
      'Group label',
    ],
  ];

  it.each(locations)('%s: the control has the focus', (_what, location, label) => {
    const { store } = panelOf(editor('a G()'));
    act(() => store.run(goToCommand(location)));

    expect(document.activeElement).toBe(labelled(label));
  });

  it.each<[string, EditorLocation, string]>([
    ['options', { in: 'field', guid, part: 'options' }, '3 options loaded from the value list'],
    ['an empty group', { in: 'group', guid: group }, 'Add Fields to Group'],
    ['a form without fields', { in: 'adding' }, 'Add to the end of the form'],
  ])('%s: the focus is where they are', (_what, location, words) => {
    const options = someOptions('North', 'South', 'West');
    const field = aField('select', { guid, property: 1009, dataType: 9, options });
    const layout = [...aForm({ fields: [field] }).layout, { kind: 'group', guid: group } as const];
    const { store } = panelOf(editorOf(aForm({ fields: [field], groups: [aGroup('G')], layout })));
    act(() => store.run(goToCommand(location)));

    expect(document.activeElement?.textContent).toContain(words);
  });
});

describe('the vault property of a field', () => {
  const offered = (): readonly string[] => {
    click(one('[role="combobox"]'));
    return [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  };

  it('lists only properties that fit the type, with data type and id', () => {
    fieldPanel('number');

    expect(offered()).toEqual(['No property', 'AmountFloating · 1003', 'CountInteger · 1002']);
  });

  it('binds the field, which takes the data type', () => {
    const drawnPanel = fieldPanel('number');
    click(one('[role="combobox"]'));
    click([...document.querySelectorAll('[role="option"]')][1]!);
    expect(field(drawnPanel)).toMatchObject({ property: 1003, dataType: 3 });

    click(one('[role="combobox"]'));
    click([...document.querySelectorAll('[role="option"]')][0]!);
    expect(field(drawnPanel)).toMatchObject({ property: -1, dataType: 0 });
  });

  it('loads the options of a lookup, with their translated names', async () => {
    const { catalogue } = anEnv();
    const paired = { ...catalogue, gb: { ...catalogue['gb']!, translationId: 1 } };
    const answers = { [items]: [{ ID: 1, Name: 'Item one' }] };
    const drawnPanel = fieldPanel('select', {}, { answers, env: { catalogue: paired } });
    click(one('[role="combobox"]'));
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'District');
    press('Enter');
    await queriesSettled();

    expect(field(drawnPanel)).toMatchObject({
      property: 1009,
      dataType: 9,
      multiSelect: false,
      options: [{ id: 1, name: { gb: 'North', fi: 'Item one', se: 'Item one' } }],
    });
    expect(one('ol').textContent).toBe('North');
    expect(drawnPanel.store.state().history.past).toHaveLength(1);
  });

  it('loads the options also when the field is left before they have come', async () => {
    const drawnPanel = fieldPanel('select', {}, { answers: { [items]: [{ ID: 2, Name: 'Item two' }] } });
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'District');
    press('Enter');
    act(() => drawnPanel.store.run(selectCommand(null)));
    await queriesSettled();

    expect(field(drawnPanel)?.options.map(({ id }) => id)).toEqual([2]);
  });

  it('allows several choices when the property does', () => {
    const drawnPanel = fieldPanel('dropdown');
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Permits');
    press('Enter');

    expect(field(drawnPanel)).toMatchObject({ property: 1010, multiSelect: true });
  });

  it('leaves options alone until they are reloaded', async () => {
    const old = { property: 1009, dataType: 9, options: [{ id: 5, name: { gb: 'Old' } }] } as const;
    const drawnPanel = fieldPanel('select', old, { answers: { [items]: [{ ID: 2, Name: 'Item two' }] } });
    await queriesSettled();
    expect(field(drawnPanel)?.options).toEqual(old.options);

    click(named('Reload'));
    await queriesSettled();

    expect(field(drawnPanel)?.options.map(({ id }) => id)).toEqual([2]);
    expect(drawnPanel.said).toEqual(['1 option loaded for select.']);
  });

  it('says that options could not be loaded', async () => {
    fieldPanel('select', { property: 1009, dataType: 9 });
    await queriesSettled();

    expect(document.body.textContent).toContain('The options could not be loaded.');
  });

  it('says that another property took the options away, and takes it back', () => {
    const options = [{ id: 5, name: { gb: 'Old' } }];
    const drawnPanel = fieldPanel('select', { property: 1009, dataType: 9, options });
    typeOver(one<HTMLInputElement>('[role="combobox"]'), 'Permits');
    press('Enter');
    expect(field(drawnPanel)?.options).toEqual([]);

    act(() => named('Undo').focus());
    click(named('Undo'));

    expect(field(drawnPanel)).toMatchObject({ property: 1009, options });
    expect(document.body.textContent).not.toContain('were removed');
    expect(document.activeElement).toBe(one('[role="combobox"]'));
  });

  it('says that the structure is not loaded, tries again, and leaves the rest working', async () => {
    const drawnPanel = fieldPanel('text', {}, { env: { structure: null } });
    await queriesSettled();

    expect(one('[role="alert"]').textContent).toContain('Vault structure is not loaded');
    click(named('Try again'));
    await queriesSettled();
    expect(drawnPanel.calls).toEqual(['GET /api/structure', 'GET /api/structure']);
    click(labelled('Required'));
    expect(field(drawnPanel)?.required).toBe(true);
  });

  it('says that the structure is not loaded while it is still on its way', () => {
    fieldPanel('text', {}, { env: { structure: null } });

    expect(one('[role="status"]').textContent).toBe('Vault structure is not loaded. Loading…');
  });

  it('keeps the focus when the structure comes after all', async () => {
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

describe('the language chips', () => {
  it('tell what is missing, and change the language of the editor', () => {
    const { store } = panelOf(editorOf(drawn('a').form));

    expect(named('Suomi: 1 missing').getAttribute('aria-pressed')).toBe('false');
    click(named('Suomi: 1 missing'));

    expect(store.state().language).toBe('fi');
    expect(labelled('Form title').lang).toBe('fi');
    expect(named('Suomi: 1 missing').getAttribute('aria-pressed')).toBe('true');
    expect(notationOf({ form: store.state().form, selection: null })).toBe('a');
  });

  it('go with a button that leads on to the next text that is missing', () => {
    const { store } = panelOf(editorOf(drawn('a').form));
    expect(document.body.textContent).not.toContain('Next missing text');
    act(() => store.run(setLanguageCommand('fi')));
    click(named('Next missing text'));

    expect(written(store.state())).toBe('[a]');
    expect(document.activeElement).toBe(labelled('Field label'));
  });
});
