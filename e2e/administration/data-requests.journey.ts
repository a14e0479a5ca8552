import { aForm } from '../support/forms/forms.ts';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { applicant, question, sendAnswer } from '../support/submissions.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('everything stored about a person is found, exported and erased, by keyboard alone', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  const administrator = await signInAdministrator(portal);
  const form = await administrator.publish(
    aForm({ fi: 'Venepaikka', gb: 'Boat place' }, { fields: [question] }),
  );
  for (const answer of [applicant, 'Elsa']) await sendAnswer(page, portal, form, answer);
  const statuses = async () => (await administrator.submissionsOf(form)).map(({ Status }) => Status);
  await expect.poll(statuses).toEqual(['delivered', 'delivered']);
  await signInOn(page, portal);
  await page.goto(`${portal.url}/admin/data-requests`);

  await typeInto(page, page.getByRole('textbox', { name: 'Identity code' }), '21028');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a whole identity code, e-mail address or name.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('1-9988');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found: 2' })).toBeFocused();
  expect(page.url()).not.toContain('9988');

  await tabTo(page, page.getByRole('button', { name: 'Export (ZIP): 2' }));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('data-request.zip');
  await tabTo(page, page.getByRole('button', { name: 'Erase: 2' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Erase 2 items for good?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Found: 0' })).toBeFocused();
  await expect(page.getByText('Erased: 2.')).toBeVisible();
  expect(await statuses()).toEqual(['delivered']);
});
