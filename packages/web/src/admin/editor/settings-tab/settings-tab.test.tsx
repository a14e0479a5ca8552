import { aForm, aPredefinedField } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { labelled } from '../testing/draw-editor.tsx';
import { settingsOf } from '../testing/draw-settings.tsx';
import type { SettingsPart } from '@form-portal/domain/edit';

describe('the location that a finding leads to', () => {
  it.each<[SettingsPart, string]>([
    ['vault', 'Class'],
    ['attachments', 'Other file extensions'],
    ['file-size', 'Largest file (MB)'],
    ['identity', 'Ask for Suomi.fi identification'],
    ['title', 'Object title'],
    ['summary', 'Attach a summary PDF'],
  ])('in %s is the control “%s”', (section, label) => {
    const { store } = settingsOf(aForm());
    act(() => store.run(goToCommand({ in: 'settings', section, predefined: null })));

    expect(document.activeElement).toBe(labelled(label));
  });

  it('for the description in the list is its control, from the screen of predefined fields as well', () => {
    const predefined = aPredefinedField(1001, { dataType: 1, value: 'A' });
    const { store } = settingsOf(aForm({ predefinedFields: [predefined] }));
    act(() => store.run(goToCommand({ in: 'settings', section: 'predefined', predefined: predefined.guid })));
    const text = { of: 'form', part: 'listDescription' } as const;
    act(() => store.run(goToCommand({ in: 'text', text, language: 'fi' })));

    expect(document.activeElement).toBe(labelled('Description in the form list'));
    expect(store.state().language).toBe('fi');
  });

  it('among the predefined fields is the property of that field', () => {
    const [first, second] = [1001, 1002].map((id) => aPredefinedField(id, { dataType: 1, value: 'A' }));
    const { store } = settingsOf(aForm({ predefinedFields: [first!, second!] }));
    const location = { in: 'settings', section: 'predefined', predefined: second!.guid } as const;
    act(() => store.run(goToCommand(location)));

    expect(document.activeElement).toBe(document.querySelectorAll('[role="combobox"]')[1]);
  });
});
