import { aForm, aQuestion } from '../support/forms/forms.ts';
import { signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { axeFaults, reflowFaults } from '../support/pages/page-faults.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } });

for (const { language, refused, submission, days } of [
  {
    language: 'gb',
    refused: 'Sign-in refused',
    submission: 'Submission',
    days: { from: 'From', to: 'To', typed: '1 2 2026', reversed: 'The last day is before the first.' },
  },
  {
    language: 'fi',
    refused: 'Kirjautuminen torjuttiin',
    submission: 'Lähetys',
    days: {
      from: 'Alkaen',
      to: 'Päättyen',
      typed: '1.2.2026',
      reversed: 'Viimeinen päivä on ennen ensimmäistä.',
    },
  },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an administrator reads the audit log', async ({ page, portal, administrator, texts }) => {
      await test.step('the audit log shows who was refused from where, and what was opened, in the reader’s language', async () => {
        const guid = await administrator.publish(
          aForm({ fi: 'Aloite', gb: 'Initiative' }, { fields: [question] }),
        );
        const sent = await page.request.post(`${portal.url}/api/submissions`, {
          multipart: {
            submission: JSON.stringify({
              FormGUID: guid,
              Class: 0,
              Fields: [{ GUID: question.guid, Value: 'Aino' }],
            }),
          },
          headers: { origin: portal.url },
        });
        const { GUID: sentGuid, Reference: reference } = await sent.json();
        await page.request.post(`${portal.url}/api/session`, {
          data: { username: portal.admin.username, password: 'wrong' },
          headers: { origin: portal.url },
        });
        await signInOn(page, portal);
        await page.request.get(`${portal.url}/api/admin/submissions/${String(sentGuid)}`);

        await page.goto('/admin/audit');

        const refusal = page.getByRole('row').filter({ hasText: refused }).first();
        await expect(refusal).toContainText(portal.admin.username);
        await expect(refusal).toContainText('127.0.0.1');
        const opened = page.getByRole('link', { name: `${submission} ${String(reference)}`, exact: true });
        await expect(opened.first()).toBeVisible();
        expect(await page.getByRole('table').innerText()).not.toMatch(
          /\b(session|account|form|settings|submissions?|vault|audit)\.[a-z]|\brevision\b/,
        );
        expect(await screenFaults(page)).toEqual([]);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect([
            ...(await axeFaults(page, `${width} px`)),
            ...(await reflowFaults(page, `${width} px`)),
          ]).toEqual([]);
        }
      });

      await test.step('days are typed as the language writes them, or picked, and kept in the address', async () => {
        await signInOn(page, portal);
        await page.goto('/admin/audit');
        const [from, to] = [
          page.getByRole('textbox', { name: days.from, exact: true }),
          page.getByRole('textbox', { name: days.to, exact: true }),
        ];

        await typeInto(page, from, '01.02.2026');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/from=2026-02-01/);
        await page.keyboard.press('Tab');
        await expect(from).toHaveValue(days.typed);

        await typeInto(page, to, '31.1.2026');
        await page.keyboard.press('Tab');
        await expect(to).toHaveAccessibleDescription(days.reversed);
        await typeInto(page, to, '31.2.2026');
        await page.keyboard.press('Tab');
        await expect(to).toHaveAccessibleDescription(texts.text('dateNotReal', { value: '31.2.2026' }));
        await expect(page).toHaveURL(/to=2026-01-31/);
        expect(await screenFaults(page)).toEqual([]);

        await typeInto(page, to, '28.2.2026');
        await tabTo(page, page.getByRole('button', { name: texts.text('openCalendar') }).last());
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: texts.text('openCalendar') })).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/to=2026-02-27/);

        await page.reload();
        await expect(from).toHaveValue(days.typed);
      });
    });
  });
}
