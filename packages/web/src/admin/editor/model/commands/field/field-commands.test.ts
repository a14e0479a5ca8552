import { findField } from '@form-portal/domain';
import { aField, aForm, guidOf, someOptions } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { TextId } from '@form-portal/domain/edit';
import {
  after,
  afterAll,
  anEnv,
  does,
  editor,
  editorOf,
  inEnglish,
  announced,
} from '../../testing/editor-notation.ts';
import { bindPropertyCommand } from './bind-property.ts';
import {
  makeLongCommand,
  makeShortCommand,
  setRequiredCommand,
  setSettingsCommand,
} from './field-settings.ts';
import { loadOptionsCommand } from './load-options.ts';
import { setTextCommand } from './set-text.ts';
import { redoCommand, undoCommand } from '../window/undo-redo.ts';

const label = (name: string): TextId => ({ of: 'field', guid: guidOf(name), part: 'label' });

describe('writing texts', () => {
  it('changes one language and names the step by what it was called before', () => {
    const state = after(editor('a'), setTextCommand(label('a'), 'gb', 'First name'));

    expect(findField(state.form, guidOf('a'))?.label).toEqual({ gb: 'First name' });
    expect(inEnglish(state.history.past[0]!.label)).toBe('edit label a');
  });

  it.each<[TextId, string]>([
    [{ of: 'form', part: 'name' }, 'edit form title'],
    [{ of: 'form', part: 'description' }, 'edit form description'],
    [{ of: 'form', part: 'listDescription' }, 'edit description in the form list'],
    [{ of: 'group', guid: guidOf('G'), part: 'name' }, 'edit group label G'],
    [{ of: 'field', guid: guidOf('a'), part: 'description' }, 'edit description of a'],
  ])('at %j is named %o', (textId, name) => {
    const state = after(editor('G(a)'), setTextCommand(textId, 'gb', 'New'));

    expect(inEnglish(state.history.past[0]!.label)).toBe(name);
  });

  it('keeps the selection and announces nothing: screen readers read what is typed', () => {
    expect(does('[a] b', setTextCommand(label('b'), 'gb', 'x'))).toBe('[a] b');
    expect(announced(editor('a'), setTextCommand(label('a'), 'gb', 'x'))).toBeNull();
  });

  it('is not available when the text is the same', () => {
    expect(does('a', setTextCommand(label('a'), 'gb', 'a'))).toBeNull();
  });
});

describe('the width of the selected field', () => {
  it('becomes short or long', () => {
    expect(does('a [b]', makeShortCommand)).toBe('a [b]+');
    expect(does('a+[b]', makeLongCommand)).toBe('a+ [b]');
    expect(announced(editor('[a]'), makeShortCommand)).toBe('a is now short.');
  });

  it.each(['[a]', 'a', '[G(a)]'])('is not made long in %o', (before) => {
    expect(does(before, makeLongCommand)).toBeNull();
  });
});

describe('requiring the selected field', () => {
  it('changes it and announces it', () => {
    expect(after(editor('[a] b'), setRequiredCommand('required')).form.fields[0]?.required).toBe(true);
    expect(announced(editor('[a] b'), setRequiredCommand('required'))).toBe('a is now required.');
    expect(does('[a] b', setRequiredCommand('optional'))).toBeNull();
  });
});

describe("a field's own settings", () => {
  const rating = aField('rating', { label: { gb: 'Service' } });
  const state = editorOf(aForm({ fields: [rating] }));

  it('are made valid by the type: a rating of at most 100 choices', () => {
    const wide = after(state, setSettingsCommand(rating.guid, { maxValue: 5000 }));

    expect(wide.form.fields[0]).toMatchObject({ settings: { minValue: 0, maxValue: 99 } });
  });

  it('are not available when the type would revert them', () => {
    expect(setSettingsCommand(rating.guid, { maxValue: 10 })(state, anEnv())).toBeNull();
  });
});

const choice = aField('select', { label: { gb: 'District' } });
const blank = editorOf(aForm({ fields: [choice] }));
const north = { property: 1009, options: someOptions('North') };
const optionsOf = (state: typeof blank) => state.form.fields[0]?.options;

describe('binding a property', () => {
  const bound = afterAll(blank, [
    bindPropertyCommand(choice.guid, 1009),
    loadOptionsCommand(choice.guid, north),
  ]);

  it('takes data type and MultiSelect from it', () => {
    expect(after(blank, bindPropertyCommand(choice.guid, 1010)).form.fields[0]).toMatchObject({
      property: 1010,
      dataType: 10,
      multiSelect: true,
    });
  });

  it('announces when that removes the options', () => {
    expect(announced(bound, bindPropertyCommand(choice.guid, 1010))).toBe(
      'The options of District came from the other property and were removed.',
    );
    expect(announced(bound, bindPropertyCommand(choice.guid, null))).toContain('were removed');
    expect(announced(blank, bindPropertyCommand(choice.guid, 1009))).toBeNull();
  });

  it('offers to undo it and says how many rules compare the options, also when the new ones have loaded', () => {
    const north = { kind: 'options', ids: [1] } as const;
    const showWhen = { kind: 'field', field: choice.guid, operator: 'any-of', operand: north } as const;
    const ruled = aForm({ fields: [...bound.form.fields, aField('text', { showWhen })] });
    const rebound = afterAll(editorOf(ruled), [
      bindPropertyCommand(choice.guid, 1010),
      loadOptionsCommand(choice.guid, { property: 1010, options: someOptions('Rent') }),
    ]);

    expect(rebound.window.undoOffer && inEnglish(rebound.window.undoOffer)).toBe(
      'The options of District changed. Check 1 rule that compares them.',
    );
    expect(after(rebound, undoCommand).form.fields[0]?.property).toBe(1009);
    expect(after(bound, bindPropertyCommand(choice.guid, 1010)).window.undoOffer).toBeNull();
  });

  it('is not available for a property that no longer exists, or before the structure is loaded', () => {
    expect(bindPropertyCommand(choice.guid, 4711)(blank, anEnv())).toBeNull();
    expect(bindPropertyCommand(choice.guid, 1009)(blank, anEnv({ structure: null }))).toBeNull();
  });

  it('to none works without the structure', () => {
    expect(bindPropertyCommand(choice.guid, null)(bound, anEnv({ structure: null }))).not.toBeNull();
  });
});

describe('loading options', () => {
  const bound = after(blank, bindPropertyCommand(choice.guid, 1009));

  it('is not a step of the history', () => {
    const loaded = after(bound, loadOptionsCommand(choice.guid, north));

    expect(optionsOf(loaded)).toEqual(north.options);
    expect(loaded.history.past).toHaveLength(1);
    expect(announced(bound, loadOptionsCommand(choice.guid, north))).toBe('1 option loaded for District.');
  });

  it('also reaches the forms of the history, so that redoing an undone binding has the options', () => {
    const undone = after(bound, undoCommand);
    const loaded = after(undone, loadOptionsCommand(choice.guid, north));

    expect(optionsOf(loaded)).toEqual([]);
    expect(announced(undone, loadOptionsCommand(choice.guid, north))).toBeNull();
    expect(optionsOf(after(loaded, redoCommand))).toEqual(north.options);
  });

  it('is not undone: reloaded options remain through undo and redo', () => {
    const fresh = { property: 1009, options: someOptions('North', 'South') };
    const state = afterAll(bound, [
      loadOptionsCommand(choice.guid, north),
      setTextCommand({ of: 'field', guid: choice.guid, part: 'label' }, 'gb', 'Area'),
      loadOptionsCommand(choice.guid, fresh),
      undoCommand,
    ]);

    expect(state.form.fields[0]?.label).toEqual({ gb: 'District' });
    expect(optionsOf(state)).toEqual(fresh.options);
  });

  it('is not available when the options are the same, or nothing is bound to the property', () => {
    const loaded = after(bound, loadOptionsCommand(choice.guid, north));

    expect(loadOptionsCommand(choice.guid, north)(loaded, anEnv())).toBeNull();
    expect(loadOptionsCommand(choice.guid, north)(blank, anEnv())).toBeNull();
  });
});
