import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, test } from '../support/journey.ts';
import { town } from '../support/portal/municipality.ts';
import { open, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { asTitle, requiredText } from '../support/texts.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('unknown addresses are not found', async ({ page, texts, guard }) => {
      guard.expectMessage(/404/);
      for (const path of [
        '/no-such-page',
        '/form/no-such-form',
        '/form/00000000-0000-4000-8000-000000000000',
        '/login/no-such-page',
      ])
        await test.step(`${path} reads 404 Not Found, with a link to the list`, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
          await expect(page).toHaveTitle(`${asTitle(texts.text('notFound'))} – ${town.siteName}`);
          await page
            .getByRole('main')
            .getByRole('link', { name: texts.text('returnHome') })
            .click();
          await expect(page).toHaveURL('/');
        });
    });

    test('every page has the header and the footer of the site', async ({ page, texts }) => {
      await test.step('the accessibility statement is behind a link of every page’s footer', async () => {
        for (const path of ['/', '/login', '/logout']) {
          await page.goto(path);
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: texts.text('accessibilityStatement') })
            .click();
          await expect(page).toHaveURL('/accessibility');
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          texts.text('accessibilityStatement'),
        );
        await expect(page.getByText('Kuusilahden kaupunki vastaa palvelusta.')).toBeVisible();
        await expect(page.getByRole('link', { name: town.feedbackAddress })).toHaveAttribute(
          'href',
          `mailto:${town.feedbackAddress}`,
        );
        await expect(page.getByText(texts.text('statement.date', { date: '15.1.2027' }))).toBeVisible();
      });

      await test.step('every page has the site’s name and the privacy policy above, and the version 25.6.2 below', async () => {
        for (const path of ['/', '/login', '/accessibility', '/logout']) {
          await page.goto(path);
          const header = page.getByRole('banner');
          await expect(header.getByRole('link', { name: town.siteName })).toHaveAttribute('href', '/');
          const privacy = header.getByRole('link', { name: texts.text('privacyPolicy') });
          await expect(privacy).toHaveAttribute('href', town.privacyPolicyUrl);
          for (const width of [1280, 390, 320]) {
            await page.setViewportSize({ width, height: 800 });
            await expect(header.getByText(town.siteName)).toBeInViewport();
            await expect(privacy).toBeInViewport();
          }
          const footer = page.getByRole('contentinfo');
          await expect(footer).toContainText('25.6.2');
          await expect(footer).toContainText('©');
          await expect(footer.getByRole('link')).toHaveText([
            texts.text('accessibilityStatement'),
            texts.text('giveFeedback'),
            texts.text('privacyPolicy'),
          ]);
        }
      });
    });
  });
}

test('the back button leads to the right page', async ({ page, texts, guard }) => {
  await test.step('without a given path, back goes one step back in history: to the open form, with its answers', async () => {
    const form = `/form/${contactForm.guid ?? ''}`;
    await open(page, form);
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.fill('Aino Korhonen');
    await waitForDraft(page);
    const statement = page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts.text('accessibilityStatement') });
    await statement.click();
    await page.getByRole('button', { name: texts.text('leave') }).click();
    await expect(page).toHaveURL('/accessibility');
    await waitForHydration(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts.text('back') })
      .click();

    await expect(page).toHaveURL(form);
    await expect(name).toHaveValue('Aino Korhonen');
  });

  await test.step('back leads to the list when the previous page is not of this site', async () => {
    await open(page, '/accessibility');
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts.text('back') })
      .click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the return page of single sign-on leads to the sign-in where there is no single sign-on', async () => {
    guard.expectMessage(/500/);
    await page.goto('/auth/callback?code=x&state=y', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: texts.text('login') })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('when the portal fails, the page reports it with a reference, and Try again continues once it works', async ({
  page,
  texts,
  guard,
  startOwnPortal,
}) => {
  guard.expectMessage(/500/);
  const portal = await startOwnPortal('may-log-failures');
  const form = `${portal.url}/form/${contactForm.guid ?? ''}`;
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'));
  database.exec('ALTER TABLE forms RENAME TO forms_elsewhere');
  await open(page, form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asTitle(texts.text('loadingFailed')));
  await expect(page.getByText(texts.text('failureHelp'))).toBeVisible();
  const reference = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
  const shown = reference.exec(await page.getByRole('main').innerText())?.[0] ?? 'no reference';
  expect(portal.printed()).toContain(shown);
  expect(await inspect(page)).toEqual([]);

  database.exec('ALTER TABLE forms_elsewhere RENAME TO forms');
  database.close();
  await page.getByRole('link', { name: texts.text('tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requiredText(contactForm.name, 'fi'));
});
