import { aForm, guidOf } from '@form-portal/domain/testing';
import { choose, click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '../../model/editor-state.ts';
import { labelled, named, queriesSettled, typeOver } from '../../testing/draw-editor.tsx';
import { settingsOf } from '../../testing/draw-settings.tsx';

const path = `/api/admin/forms/${guidOf('form')}/submission-rules`;
const stored = { Retention: 30, FailedRetention: 'keep', NoticeAddresses: ['aino@kuusilahti.example'] };

async function retentionSettings(saving?: unknown) {
  const drawn = settingsOf(aForm(), { responses: { [`GET ${path}`]: stored, [`PUT ${path}`]: saving } });
  await queriesSettled();
  return drawn;
}

describe('retention and notices in the settings of the form', () => {
  it('show what is stored, and are saved on their own', async () => {
    const { store, toasts, calls } = await retentionSettings(stored);
    expect(labelled('Days (1–3650)').value).toBe('30');
    typeOver(labelled('Days (1–3650)'), '90');
    expect(hasUnsavedWork(store.state())).toBe(true);
    click(named('Save retention and notices'));
    await queriesSettled();

    expect(calls).toContain(`PUT ${path}`);
    expect(toasts).toEqual(['Retention and notices saved']);
    expect(store.state().form).toEqual(store.state().baseline);
    expect(hasUnsavedWork(store.state())).toBe(false);
  });

  it('are not unsaved work once they are as before', async () => {
    const { store } = await retentionSettings(stored);
    typeOver(labelled('Days (1–3650)'), '90');
    typeOver(labelled('Days (1–3650)'), '30');

    expect(hasUnsavedWork(store.state())).toBe(false);
  });

  it('keep what is typed while they are being saved, even when it is as before', async () => {
    const { store } = await retentionSettings(stored);
    typeOver(labelled('Days (1–3650)'), '90');
    click(named('Save retention and notices'));
    typeOver(labelled('Days (1–3650)'), '30');
    await queriesSettled();

    expect(labelled('Days (1–3650)').value).toBe('30');
    expect(hasUnsavedWork(store.state())).toBe(true);
  });

  it('are not sent while something is wrong, which is shown at its control', async () => {
    const { calls } = await retentionSettings(stored);
    typeOver(labelled('Days (1–3650)'), '0');
    click(named('Save retention and notices'));

    expect(calls).not.toContain(`PUT ${path}`);
    expect(document.activeElement).toBe(labelled('Days (1–3650)'));
    expect(one('#settings-retention').textContent).toContain('Enter a number of days from 1 to 3650.');
  });

  it('keep what was chosen when saving fails, with a message', async () => {
    await retentionSettings(500);
    const control = labelled<HTMLSelectElement>('How long answers and files stay here after delivery');
    choose(control, 'keep');
    click(named('Save retention and notices'));
    await queriesSettled();

    const alerts = [...document.querySelectorAll('#settings-retention [role="alert"]')];
    expect(alerts.map(({ textContent }) => textContent).filter((said) => said !== '')).toHaveLength(1);
    expect(control.value).toBe('keep');
  });

  it('wait until the form has been saved', () => {
    const { calls } = settingsOf({ ...aForm(), guid: null });

    expect(one('#settings-retention').textContent).toContain('Save the form first.');
    expect(calls.filter((call) => call.endsWith('/submission-rules'))).toEqual([]);
  });
});
