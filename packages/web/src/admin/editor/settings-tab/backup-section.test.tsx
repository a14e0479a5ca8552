import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { setTextCommand } from '../model/commands/field/set-text.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { readBackup } from '../model/saving/backup.ts';
import { named, queriesSettled } from '../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../testing/draw-settings.tsx';

describe('the backup', () => {
  const form = aForm({ fields: [aField('text')], class: 5 });
  const wire = formToWire(form);

  async function chooseFile(text: string, size = text.length): Promise<void> {
    const input = one<HTMLInputElement>('input[type="file"]');
    const file = { name: 'backup.json', size, text: () => Promise.resolve(text) };
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await queriesSettled();
  }

  it('is downloaded with unsaved changes', async () => {
    const texts: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => texts.push(blob),
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { store } = settingsOf(form);
    act(() => store.run(setTextCommand({ of: 'form', part: 'name' }, 'gb', 'Not saved yet')));
    click(named('Export'));

    expect(names).toEqual([`${guidOf('form')}.json`]);
    expect(await readBackup(texts[0]!, store.env())).toMatchObject({ form: store.state().form });
  });

  it('replaces the form as one step', async () => {
    const drawn = settingsOf(aForm({ class: 5 }));
    await chooseFile(JSON.stringify(wire));

    expect(formOf(drawn).fields).toEqual(form.fields);
    expect(drawn.store.state().history.past).toHaveLength(1);
    expect(one('#settings-backup [role="status"]').textContent).toContain('has been imported');

    act(() => drawn.store.run(undoCommand));
    expect(document.querySelector('#settings-backup [role="status"]')).toBeNull();
  });

  it('with the same content as the form changes nothing, with a message', async () => {
    const drawn = settingsOf(form);
    await chooseFile(JSON.stringify(wire));

    expect(formOf(drawn)).toBe(form);
    expect(one('#settings-backup [role="status"]').textContent).toContain('is the same');
  });

  const field = wire.Fields[0]!;
  const stranger = guidOf('zz');
  it.each<[string, string, string]>([
    ['no JSON', 'not json {', 'it is not JSON'],
    ['JSON of another product', '{"title":"Survey","questions":[]}', 'not a backup of a form'],
    ['a list', '[]', 'not a backup of a form'],
    ['a field twice', JSON.stringify({ ...wire, Fields: [field, field] }), 'one identifier twice'],
    [
      'a place for a field that is not there',
      JSON.stringify({
        ...wire,
        FormTemplate: [...wire.FormTemplate, { GUID: stranger, Type: 'field', FieldGUIDs: [] }],
      }),
      stranger,
    ],
    ['an unknown type', JSON.stringify({ ...wire, Fields: [{ ...field, Type: 'hologram' }] }), 'hologram'],
    ['a damaged part', JSON.stringify({ ...wire, Fields: [{ ...field, Name: 7 }] }), 'Fields[0].Name'],
    ['a newer version', JSON.stringify({ ...wire, SchemaVersion: 99 }), 'newer version'],
  ])('with %s changes nothing and says why', async (_what, text, why) => {
    const drawn = settingsOf(form);
    await chooseFile(text);

    expect(formOf(drawn)).toBe(form);
    const alert = one('#settings-backup [role="alert"]').textContent;
    expect(alert).toContain(why);
    expect(alert).toContain('Nothing was changed.');
  });

  it('of 3 MB is not even read', async () => {
    const drawn = settingsOf(form);
    await chooseFile('unread', 3 * 1_048_576);

    expect(formOf(drawn)).toBe(form);
    expect(one('#settings-backup [role="alert"]').textContent).toContain('The largest one is 2 MB');
  });

  it('with a __proto__ in it changes no prototype', async () => {
    const text = JSON.stringify(wire).replace('{', '{"__proto__":{"polluted":true},');
    settingsOf(aForm({ class: 5 }));
    await chooseFile(text);

    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
