import { aField, aForm, aGroup, drawn, guidOf, notationOf, someOptions } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { labelled, leave, named, typeOver } from '../testing/draw-editor.tsx';
import { goToCommand, selectCommand, setLanguageCommand } from '../model/commands/window/navigate.ts';
import { nothingStored } from '../model/saving/stored-versions.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { editor, editorOf, written } from '../model/testing/editor-notation.ts';
import { fieldPanel, firstField, panelOf } from '../testing/draw-panel.tsx';
import type { EditorLocation } from '@form-portal/domain/edit';

const guid = guidOf('a');
const title = (): string => one('h2').textContent;

describe('the side panel with nothing selected', () => {
  it('edits the title and the description of the form in the language of the editor', () => {
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
  it('edits its label, which is its name everywhere', () => {
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
  it('edits label and description', () => {
    const drawnPanel = fieldPanel('text');

    typeOver(labelled('Field label'), 'Name');
    typeOver(labelled<HTMLTextAreaElement>('Field description'), 'As in your passport');

    expect(firstField(drawnPanel)).toMatchObject({
      label: { gb: 'Name' },
      description: { gb: 'As in your passport' },
    });
    expect(title()).toBe('Name');
  });

  it('makes typing a text one step, and typing after leaving it another', () => {
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

  it('shows the text in another language while it is empty in this one', () => {
    const form = aForm({ fields: [aField('text', { guid, label: { fi: 'Nimi' } })] });
    panelOf(editorOf(form, { selection: { kind: 'field', guid } }));

    expect(labelled('Field label').value).toBe('');
    expect(labelled('Field label').placeholder).toBe('Nimi');
    expect(one('h2 span').lang).toBe('fi');
  });

  it('makes the field required', () => {
    const drawnPanel = fieldPanel('text');
    click(labelled('Required'));

    expect(firstField(drawnPanel)?.required).toBe(true);
    expect(drawnPanel.announced).toEqual(['text is now required.']);
  });

  it('does not offer to require an answer that is computed', () => {
    fieldPanel('number', { formula: '1 + 1' });

    expect(document.body.textContent).not.toContain('Required');
  });

  it('makes the field short and long', () => {
    const drawnPanel = fieldPanel('text');
    click(labelled('Short'));
    expect(firstField(drawnPanel)?.width).toBe('narrow');
    click(labelled('Long'));
    expect(firstField(drawnPanel)?.width).toBe('wide');
  });

  it.each(['rating', 'slider'])('sets Min and Max of a %s when they are left', (type) => {
    const drawnPanel = fieldPanel(type, { settings: { minValue: 0, maxValue: 10 } });
    const max = labelled('Max');
    act(() => {
      max.focus();
      max.value = '7';
      max.blur();
    });

    expect(firstField(drawnPanel)).toMatchObject({ settings: { minValue: 0, maxValue: 7 } });
  });

  it.each([
    ['Enter is pressed', { key: 'Enter' }],
    ['the draft is saved', { key: 's', ctrlKey: true }],
  ])('sets the Max that is being typed when %s', (_when, press) => {
    const drawnPanel = fieldPanel('slider', { settings: { minValue: 0, maxValue: 10 } });
    const max = labelled('Max');
    act(() => {
      max.focus();
      max.value = '7';
      max.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
    });

    expect(firstField(drawnPanel)).toMatchObject({ settings: { maxValue: 7 } });
    expect(document.activeElement).toBe(max);
  });

  it('has no Min and Max for other types', () => {
    fieldPanel('text');

    expect(document.body.textContent).not.toContain('Max');
  });

  it('clears the selection with its close button', () => {
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
  ])('%s: that part of the panel has the focus', (_what, location, words) => {
    const options = someOptions('North', 'South', 'West');
    const field = aField('select', { guid, property: 1009, dataType: 9, options });
    const layout = [...aForm({ fields: [field] }).layout, { kind: 'group', guid: group } as const];
    const { store } = panelOf(editorOf(aForm({ fields: [field], groups: [aGroup('G')], layout })));
    act(() => store.run(goToCommand(location)));

    expect(document.activeElement?.textContent).toContain(words);
  });
});

describe('the language chips', () => {
  it('show what is missing, and change the language of the editor', () => {
    const { store } = panelOf(editorOf(drawn('a').form));

    expect(named('Suomi: 1 missing').getAttribute('aria-pressed')).toBe('false');
    click(named('Suomi: 1 missing'));

    expect(store.state().language).toBe('fi');
    expect(labelled('Form title').lang).toBe('fi');
    expect(named('Suomi: 1 missing').getAttribute('aria-pressed')).toBe('true');
    expect(notationOf({ form: store.state().form, selection: null })).toBe('a');
  });

  it.each([
    ['do not warn before the first save', nothingStored, false],
    ['warn of missing texts after it', { published: drawn('a').form, draft: null }, true],
  ])('%s', (_what, versions, warns) => {
    panelOf(editorOf(drawn('a').form, { versions }));

    expect(named('Suomi: 1 missing').className.includes('warning')).toBe(warns);
  });

  it('come with a button that leads on to the next text that is missing', () => {
    const { store } = panelOf(editorOf(drawn('a').form));
    expect(document.body.textContent).not.toContain('Next missing text');
    act(() => store.run(setLanguageCommand('fi')));
    click(named('Next missing text'));

    expect(written(store.state())).toBe('[a]');
    expect(document.activeElement).toBe(labelled('Field label'));
  });
});
