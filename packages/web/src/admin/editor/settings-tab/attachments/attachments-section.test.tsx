import { aForm } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { labelled, leave, named, typeOver } from '../../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../../testing/draw-settings.tsx';

describe('attachments', () => {
  it.each([
    ['25', 25],
    ['0,5', 0.5],
    ['lots', 10],
    ['-1', 10],
  ])('with %s typed as the largest file allows %d MB', (typed, megabytes) => {
    const drawn = settingsOf(aForm());
    const control = labelled('Largest file (MB)');
    typeOver(control, typed);
    const isWrong = control.getAttribute('aria-invalid') === 'true';
    leave(control);

    expect(formOf(drawn).attachments.maxFileSizeMb).toBe(megabytes);
    expect(isWrong).toBe(megabytes === 10);
    expect(control.value).toBe(String(megabytes));
  });

  it('shows the largest file that undo restores, even while the control has the focus', () => {
    const drawn = settingsOf(aForm());
    const control = labelled('Largest file (MB)');
    typeOver(control, '25');
    act(() => drawn.store.run(undoCommand));

    expect([formOf(drawn).attachments.maxFileSizeMb, control.value]).toEqual([10, '10']);
  });

  it('shows no error while a decimal comma is being typed', () => {
    settingsOf(aForm());
    const control = labelled('Largest file (MB)');
    for (const typed of ['', '2', '2,']) {
      typeOver(control, typed);
      expect(control.getAttribute('aria-invalid')).toBeNull();
    }
  });

  it('says at once that nothing can be attached with a largest file of 0 MB', () => {
    settingsOf(aForm());
    const control = labelled('Largest file (MB)');
    typeOver(control, '0');
    expect(document.body.textContent).toContain('The largest file is 0 MB, so nothing can be attached.');

    typeOver(control, '0,');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    typeOver(control, '0,5');
    expect(document.body.textContent).not.toContain('nothing can be attached');
  });

  it('says at once that files with an extension are always refused', () => {
    settingsOf(aForm());
    const control = labelled('Other file extensions');
    typeOver(control, 'exe');
    leave(control);

    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Files ending in .exe are never accepted');
  });

  it('allows categories, with their names from the translations', () => {
    const drawn = settingsOf(aForm());
    click(labelled('Archives (zip, rar...)'));
    click(labelled('Images'));
    expect(formOf(drawn).attachments.categories).toEqual(['img', 'zip']);

    click(labelled('Archives (zip, rar...)'));
    expect(formOf(drawn).attachments.categories).toEqual(['img']);
  });

  it('normalises the extensions that are added, and removes them', () => {
    const drawn = settingsOf(aForm());
    const control = labelled('Other file extensions');
    typeOver(control, ' ..DWG');
    press('Enter');
    expect(formOf(drawn).attachments.customExtensions).toEqual(['dwg']);
    expect(control.value).toBe('');

    typeOver(control, 'gpkg');
    leave(control);
    expect(formOf(drawn).attachments.customExtensions).toEqual(['dwg', 'gpkg']);

    typeOver(control, 'e57');
    act(() => {
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
    });
    expect(formOf(drawn).attachments.customExtensions).toEqual(['dwg', 'gpkg', 'e57']);

    click(named('Remove dwg'));
    expect(formOf(drawn).attachments.customExtensions).toEqual(['gpkg', 'e57']);
    expect(document.activeElement).toBe(control);
  });

  it('says what an extension must be, and keeps what was typed', () => {
    settingsOf(aForm());
    const control = labelled('Other file extensions');
    typeOver(control, '...');
    press('Enter');

    expect(control.value).toBe('...');
    expect(one('#settings-attachments').textContent).toContain('for example dwg');
  });
});
