import { withVaultLanguages } from '@form-portal/domain';
import { aForm, aStructure } from '@form-portal/domain/testing';
import { choose, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { goToCommand } from '../../model/commands/window/navigate.ts';
import { anEnv } from '../../model/testing/editor-notation.ts';
import { labelled, queriesSettled } from '../../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../../testing/draw-settings.tsx';

describe('object type and class', () => {
  it('offers object types 0 and from 100, and the classes of the chosen one', () => {
    settingsOf(aForm({ objectType: 0, class: 5 }));

    const names = (label: string): readonly string[] =>
      [...labelled<HTMLSelectElement>(label).options].map((option) => option.text);
    expect(names('Object type')).toEqual(['Document', 'Case']);
    expect(names('Class')).toEqual(['Document', 'Application']);
  });

  it('marks the names that are in another language than the page', () => {
    const languages = [
      { id: 2, name: 'suomi' },
      { id: 1, name: 'English' },
    ];
    const catalogue = withVaultLanguages(anEnv().catalogue, languages);
    settingsOf(aForm(), { env: { structure: aStructure({ languages }), catalogue } });

    const tags = [...labelled<HTMLSelectElement>('Class').options].map(({ text, lang }) => [text, lang]);
    expect(tags).toEqual([
      ['Document', 'fi'],
      ['Application', ''],
    ]);
  });

  it('lets the class follow the object type', () => {
    const drawn = settingsOf(aForm({ objectType: 0, class: 5 }));
    choose(labelled<HTMLSelectElement>('Object type'), '101');

    expect(formOf(drawn)).toMatchObject({ objectType: 101, class: 6 });
    expect(drawn.announced).toEqual(['The class is now Case.']);
  });

  it('shows a class that the vault no longer has', () => {
    settingsOf(aForm({ objectType: 0, class: 77 }));

    expect(labelled<HTMLSelectElement>('Class').selectedOptions[0]?.text).toBe('Not in the vault: 77');
  });

  it('focuses the class where saving asks for it', () => {
    const { store } = settingsOf(aForm({ class: null }));
    act(() => store.run(goToCommand({ in: 'settings', section: 'vault', predefined: null })));

    expect(document.activeElement).toBe(labelled('Class'));
    expect(labelled<HTMLSelectElement>('Class').selectedOptions[0]?.text).toBe('Choose');
  });

  it('are in one section with the title and the summary of the object', () => {
    settingsOf(aForm());

    const section = one('#settings-vault');
    expect(section.contains(labelled('Object title'))).toBe(true);
    expect(section.contains(labelled('Attach a summary PDF'))).toBe(true);
  });

  it('says that the structure is not loaded while the rest works', async () => {
    const drawn = settingsOf(aForm(), { env: { structure: null } });
    await queriesSettled();
    click(labelled('Enabled'));

    expect(one('#settings-vault').textContent).toContain('Vault structure is not loaded');
    expect(formOf(drawn).enabled).toBe(false);
  });
});
