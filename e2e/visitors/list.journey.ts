import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { sampleForms } from '../../packages/server/src/samples/sample-forms.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { editForm, publishForm } from '../support/editor.ts';
import { clickAndRetype, tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { town } from '../support/portal/municipality.ts';
import { delayScripts } from '../support/pages/open-page.ts';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { requiredText } from '../support/texts.ts';

inLanguages((language) => {
  const name = requiredText(contactForm.name, language);

  test('the list leads to a form and back', async ({ page, texts }) => {
    await test.step('Tab and Enter lead from the list to a form, with the focus on its title, and back to the same row', async () => {
      await page.goto('/');
      await expect(page).toHaveTitle(`${texts.text('portalTitle')} – ${town.siteName}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: texts.text('skipToContent') })).toBeFocused();

      const row = page.getByRole('link', { name, exact: true });
      await tabTo(page, row);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/form/${contactForm.guid ?? ''}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page).toHaveTitle(`${name} – ${town.siteName}`);

      await page.goBack();
      await expect(row).toBeFocused();
    });

    await test.step('the header’s back link leads to the list, with the focus on the row of the form', async () => {
      await page.goto('/');
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await tabBackTo(page, page.getByRole('link', { name: texts.text('back'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    });
  });
});

test('the keyboard skips the header, and opens forms in new tabs', async ({ page, texts, context }) => {
  await test.step('the skip link moves the focus past the header', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('link', { name: texts.text('skipToContent') })).not.toBeInViewport();
  });

  await test.step('a form opens in a new tab with the control key, and the list stays open', async () => {
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: requiredText(contactForm.name, 'fi') })
      .click({ modifiers: ['ControlOrMeta'] });
    // What the new tab loads is the browser's own affair.
    await opened;
    await expect(page).toHaveURL('/');
  });
});

test.describe('in the list in English', () => {
  test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

  test('the description of a form is shown under its name once it is published', async ({
    page,
    portal,
    administrator,
  }) => {
    const fields = [aQuestion({ type: 'text', label: { fi: 'Vene', gb: 'Boat' } })];
    const form = aForm({ fi: 'Vierasvenepaikka', gb: 'Guest harbour' }, { fields, showInFormPortal: true });
    await editForm(page, { portal, administrator, form });
    await page.goto(`${page.url()}/settings`);
    const control = page.getByRole('textbox', { name: 'Description in the form list' });
    await clickAndRetype(control, 'A place for a night or a week');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await publishForm(page);

    await page.goto('/');
    const row = page.getByRole('link', { name: 'Guest harbour', exact: true });
    await expect(row).toContainText('A place for a night or a week');
    await expect(row).toHaveAccessibleDescription('A place for a night or a week');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is links to the forms, sorted by name', async ({ page, texts }) => {
    await page.goto('/');
    const rows = page.getByRole('main').getByRole('list').first().getByRole('link');
    const names = await rows.allInnerTexts();
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, texts.languageTag)));
    await page.getByRole('link', { name: requiredText(contactForm.name, 'fi') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(requiredText(contactForm.name, 'fi'));
  });
});

test.describe('with more than ten forms', () => {
  const streets = ['Ahven', 'Hauki', 'Kuha', 'Lahna', 'Lohi', 'Made', 'Muikku', 'Särki', 'Siika', 'Silakka'];

  test('a search narrows the list, announces the number of matches, and ignores diacritics', async ({
    page,
    texts,
    startOwnPortal,
  }) => {
    const all = streets.length + sampleForms.filter(({ form }) => form.showInFormPortal).length;
    const portal = await startOwnPortal();
    const administrator = await signInAdministrator(portal);
    for (const street of streets) {
      const name = `Ilmoitus: ${street}kuja`;
      const fields = [aQuestion({ type: 'text', label: { fi: 'Nimi', gb: 'Name' } })];
      await administrator.publish(aForm({ fi: name, gb: name }, { fields, showInFormPortal: true }));
    }
    const release = await delayScripts(page);
    await page.goto(portal.url, { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: texts.text('searchForms') });
    await tabTo(page, search);
    await page.keyboard.type('sarki');
    release();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Ilmoitus: Särkikuja']);
    await expect(
      page.getByRole('status').filter({ hasText: texts.text('formsShown', { n: 1, all }) }),
    ).toBeAttached();
    await page.keyboard.type('xyz');
    await expect(page.getByText(texts.text('noFormFound'))).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all);
    await administrator.signOut();
  });
});
