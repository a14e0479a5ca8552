import { aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { formOverviewToWire } from '@form-portal/domain/wire';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { named, queriesSettled } from '../testing/draw-editor.tsx';
import { leaving, settingsOf } from '../testing/draw-settings.tsx';

describe('deleting the form', () => {
  const call = `DELETE /api/forms/${guidOf('form')}`;

  async function deleteForm(status: number | undefined) {
    const drawn = settingsOf(aForm(), { responses: status === undefined ? {} : { [call]: status } });
    click(one('#settings-delete button'));
    expect(one('dialog h2').textContent).toBe('Are you sure you want to delete this form?');
    click(one('dialog button:not([data-first-focus])'));
    await queriesSettled();
    return drawn;
  }

  it('leads to the list, with a message', async () => {
    const { toasts, calls } = await deleteForm(204);

    expect(calls).toContain(call);
    expect(toasts).toEqual(['Form deleted successfully!']);
    expect(leaving.release).toHaveBeenCalledOnce();
    expect(document.body.textContent).toBe('My Forms');
  });

  it('does nothing without confirmation', () => {
    const { calls } = settingsOf(aForm());
    click(one('#settings-delete button'));
    click(named('Keep'));

    expect(calls).not.toContain(call);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('sends to the sign-in on 403', async () => {
    await deleteForm(403);

    expect(leaving.signIn).toHaveBeenCalledOnce();
    expect(leaving.release).not.toHaveBeenCalled();
  });

  it.each([500, undefined])('shows a failure (%s) and changes nothing', async (status) => {
    await deleteForm(status);

    expect(one('#settings-delete [role="alert"]').textContent).toContain('could not be deleted');
  });

  it.each([
    [0, 0, []],
    [1, 0, ['1 submission was sent by this form.']],
    [
      312,
      2,
      [
        '312 submissions were sent by this form.',
        '2 of them are not in the vault yet. They stay under Submissions and are still delivered.',
      ],
    ],
  ])(
    'mentions %i submissions, %i of them not delivered, before it is done',
    async (sent, undelivered, expected) => {
      const form = aForm();
      const overview = formOverviewToWire([
        {
          guid: form.guid,
          name: form.name,
          suomiFiEnabled: false,
          enabled: true,
          showInFormPortal: true,
          revision: 1,
          draftedAt: null,
          className: null,
          classNames: {},
          updatedAt: null,
          submissions: sent,
          findings: 0,
          languages: [],
        },
      ]);
      settingsOf(form, {
        responses: {
          'GET /api/admin/forms': overview,
          [`GET /api/admin/submission-counts?form=${form.guid}`]: { Waiting: undelivered, Failed: 0 },
        },
      });
      click(one('#settings-delete button'));
      await queriesSettled();

      expect([...document.querySelectorAll('dialog strong')].map((line) => line.textContent)).toEqual(
        expected,
      );
    },
  );

  it('is not offered for a form that was never saved', () => {
    settingsOf(newForm());

    expect(document.querySelector('#settings-delete button')).toBeNull();
  });
});
