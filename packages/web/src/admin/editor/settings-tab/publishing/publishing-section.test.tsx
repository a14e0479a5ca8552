import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { labelled, named, queriesSettled, typeOver } from '../../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../../testing/draw-settings.tsx';

describe('publishing', () => {
  it('is switched on and off, for visitors and in the form list', () => {
    const drawn = settingsOf(aForm());
    click(labelled('Show in the form list'));
    click(labelled('Enabled'));

    expect(formOf(drawn)).toMatchObject({ enabled: false, showInFormPortal: false });
  });

  it('edits the description in the form list in the language of the editor', () => {
    const drawn = settingsOf(aForm({ listDescription: { fi: 'Yhdistyksille' } }));
    const control = labelled('Description in the form list');
    expect([control.value, control.placeholder, control.maxLength]).toEqual(['', 'Yhdistyksille', 200]);

    typeOver(control, 'For associations');

    expect(formOf(drawn).listDescription).toEqual({ fi: 'Yhdistyksille', gb: 'For associations' });
  });

  it('asks visitors to check their answers, or not', () => {
    const drawn = settingsOf(aForm());
    click(labelled('Ask to check the answers before sending'));

    expect(formOf(drawn).checkAnswers).toBe(true);
  });

  it('shows the address of the form and copies it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const drawn = settingsOf(aForm());
    click(named('Copy link'));
    await queriesSettled();

    const address = `${location.origin}/form/${guidOf('form')}`;
    expect(labelled('Address of the form').value).toBe(address);
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(drawn.toasts).toEqual(['The link has been copied.']);
  });

  it('has no address before the first save', () => {
    settingsOf(newForm());

    expect(document.body.textContent).toContain('The form gets its address when it is saved');
  });

  it('warns with the errors that visitors would meet', () => {
    const drawn = settingsOf(aForm({ fields: [aField('text', { label: {} })], class: 5 }));
    expect(one('#settings-publishing').textContent).toContain('A field has no label (Text).');

    click(labelled('Enabled'));

    expect(formOf(drawn).enabled).toBe(false);
    expect(one('#settings-publishing').textContent).not.toContain('A field has no label');
  });
});
