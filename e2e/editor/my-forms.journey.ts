import { signInOn } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('the cards of My Forms lead to forms and submissions', async ({ page, portal, administrator }) => {
  await test.step('anybody else is sent to the sign-in and, once signed in, back again', async () => {
    await page.goto('/admin/form/new/settings');

    await expect(page).toHaveURL(/\/login\?return=%2Fadmin%2Fform%2Fnew%2Fsettings$/);
    await page.getByLabel('Username').fill(portal.admin.username);
    await page.getByLabel('Password', { exact: true }).fill(portal.admin.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/form\/new\/settings$/);
    await expect(page.getByRole('heading', { name: 'Publishing' })).toBeVisible();
  });

  await test.step('My Forms shows every form with its state, finds one by name, and opens it', async () => {
    const fields = [aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: 'Name of the boat' } })];
    await administrator.publish(
      aForm(
        { fi: 'Veneen talvisäilytys', gb: 'Winter storage' },
        { fields, enabled: false, description: { se: 'Över vintern' } },
      ),
    );
    await administrator.publish(aForm({ fi: 'Tilavaraus', gb: 'Room booking' }, { fields }));
    await signInOn(page, portal);
    await page.goto('/admin');

    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    await expect(card('Winter storage')).toContainText('Not enabled');
    await expect(card('Room booking')).toContainText('Hidden from list');
    // The form has no Swedish texts.
    await expect(card('Room booking').getByRole('listitem').filter({ hasText: 'Svenska' })).toContainText(
      '0%',
    );
    await expect(page).toHaveTitle(/^My Forms – /);
    // With a percentage beside every flag, there is little room for the count.
    await page.setViewportSize({ width: 320, height: 640 });
    const count = card('Winter storage').getByText('0 submissions');
    expect((await count.boundingBox())?.height).toBeLessThan(24);
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.getByRole('searchbox', { name: 'Search the forms' }).fill('talvisäilytys');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such form');
    await expect(page.getByText('No form has that name.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all forms' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();

    await page.getByRole('button', { name: 'Winter storage', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/form\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Winter storage' })).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: 'Create New Form' }).first().click();
    await expect(page).toHaveURL(/\/admin\/form\/new$/);
  });

  await test.step('the number of submissions on a card leads to the submissions of that form', async () => {
    const fields = [aQuestion({ type: 'text', label: { fi: 'Asia', gb: 'Matter' } })];
    const guid = await administrator.publish(aForm({ fi: 'Kalastuslupa', gb: 'Fishing permit' }, { fields }));
    await page.request.post(`${portal.url}/api/submissions`, {
      multipart: { submission: JSON.stringify({ FormGUID: guid, Class: 0, Fields: [] }) },
      headers: { origin: portal.url },
    });
    await signInOn(page, portal);
    await page.goto('/admin');
    const card = page.getByRole('article').filter({ hasText: 'Fishing permit' });
    const count = card.getByRole('link', { name: '1 submission (Fishing permit)', exact: true });
    await expect(count).toBeVisible();

    await count.click();

    await expect(page).toHaveURL(new RegExp(`/admin/submissions\\?form=${guid}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeFocused();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('My Forms and an unknown address have no accessibility faults, in both themes, wide and narrow', async () => {
    await signInOn(page, portal);
    await page.goto('/admin');
    await page.getByRole('article').first().waitFor();
    expect(await screenFaults(page)).toEqual([]);
    for (const menu of await page.getByRole('banner').locator('summary').all()) {
      await menu.click();
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1);
      expect(await screenFaults(page)).toEqual([]);
    }

    await page.goto('/admin/nowhere');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
  });
});

test('an empty list explains what to do, imports a backup, and refuses other files', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal('quiet', { PORTAL_SAMPLE_FORMS: 'false' });
  await signInOn(page, portal);
  await page.goto(`${portal.url}/admin`);

  await expect(page.getByRole('heading', { name: 'No forms yet' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  const choose = async (content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import a backup' }).click(),
    ]);
    await chooser.setFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await choose('no JSON at all');
  await expect(page.getByRole('alert')).toContainText('it is not JSON');

  const text = { GUID: '11111111-2222-4333-8444-555555555555', Type: 'text', Name: { gb: 'Your name' } };
  const template = [{ GUID: text.GUID, Type: 'field', FieldGUIDs: [] }];
  await choose(
    JSON.stringify({ GUID: '', Name: { gb: 'Old form' }, FormTemplate: template, Fields: [text] }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Old form' })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  // Changes made after the import survive a reload: they are newer than the backup.
  await clickAndRetype(page.getByRole('textbox', { name: 'Form title' }), 'Old form, looked through');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('formEditor:new')))
    .toContain('looked through');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Old form, looked through' })).toBeVisible();
});
