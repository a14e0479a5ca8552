import { brokenWords } from '../support/pages/broken-words.ts';
import { openEditor, signInOn } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { enlargeText } from '../support/pages/inspect.ts';
import { openForm } from '../support/pages/open-page.ts';
import { reflowFaults } from '../support/pages/page-faults.ts';
import { bundledLanguages, portalTextsIn } from '../support/texts.ts';

/** The widest texts of a reference and a time. */
const widest = { Reference: 'MMMM-MMMM-MMMM', ReceivedAt: '2024-12-30T12:00:00.000Z' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list beside an opened submission breaks no word, however long the delivery status is', async ({
  page,
  context,
  portal,
  administrator,
}) => {
  const fields = [aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } })];
  const guid = await administrator.publish(
    aForm({ fi: 'Avustushakemus yhdistyksille', gb: 'Grant application' }, { fields }),
  );
  await page.request.post('/api/submissions', {
    multipart: { submission: JSON.stringify({ FormGUID: guid, Class: 0, Fields: [] }) },
    headers: { origin: portal.url },
  });
  await page.route(/\/api\/admin\/submissions(\?|$)/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { Items: object[] };
    const waiting = list.Items.flatMap((item) => [
      { ...item, ...widest, Status: 'waiting', Attempts: 12, ConfirmationRefused: true },
      { ...item, Status: 'waiting', Scan: 'unscanned', GUID: crypto.randomUUID() },
    ]);
    await route.fulfill({ json: { ...list, Items: waiting } });
  });
  await signInOn(page, portal);

  for (const language of bundledLanguages)
    await test.step(`in ${language}`, async () => {
      const texts = portalTextsIn(language);
      await context.addCookies([{ name: 'selectedLanguage', value: language, url: portal.url }]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/submissions?form=${guid}`);
      const table = page.getByRole('table');
      await table.getByRole('link').first().click();
      await expect(
        page.getByRole('heading', { name: texts.text('admin.submissions.answers') }),
      ).toBeVisible();

      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(table), `${String(width)} px`).toEqual([]);
        const overhang = table.evaluate((list) => list.scrollWidth - list.parentElement!.clientWidth);
        expect(await overhang, `${String(width)} px`).toBeLessThanOrEqual(0);
      }
    });
});

test('a long name of a field type is not broken on its card', async ({
  page,
  portal,
  texts,
  administrator,
}) => {
  const fields = [aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } })];
  await signInOn(page, portal);
  await openEditor(
    page,
    await administrator.publish(aForm({ fi: 'Hakemus', gb: 'Application' }, { fields })),
  );
  const name = texts.text('fieldType.text.label');
  const list = page.getByRole('list').filter({ has: page.getByRole('button', { name, exact: true }) });
  const nameCard = (index: number) =>
    list
      .getByRole('button')
      .nth(index)
      .evaluate((card) => card.lastChild?.replaceWith('Sähköpostiosoitteet'));

  for (const index of [2, 3])
    await test.step(`card ${String(index)}`, async () => {
      await nameCard(index);

      expect(await brokenWords(list)).toEqual([]);
      expect(await list.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0);
    });
});

test('long words are not broken on the narrowest phone', async ({ page, portal, texts, administrator }) => {
  await test.step('the choices of settings are not broken on the narrowest phone, one below the other', async () => {
    await signInOn(page, portal);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/admin/settings');
    const choice = page.getByRole('group', { name: texts.text('admin.site.statementKind') });
    await expect(choice).toBeVisible();

    expect(await brokenWords(choice)).toEqual([]);
  });

  await test.step('the switches of languages are not broken there with large text, and a hidden count widens nothing', async () => {
    await page.route('/api/admin/submission-counts', (route) =>
      route.fulfill({ json: { Waiting: 3, Failed: 0 } }),
    );
    await page.goto('/admin/translations');
    const shown = page.getByRole('switch', { name: texts.text('admin.translations.showToVisitors') });
    await expect(shown.first()).toBeVisible();
    await enlargeText(page);

    for (const label of await page.getByRole('main').locator('label[for]').all())
      expect(await brokenWords(label)).toEqual([]);
    expect(await reflowFaults(page, 'text at 200 %')).toEqual([]);
  });

  await test.step('a computed value is below its name where the words of both have no room beside each other', async () => {
    const price = aQuestion({ type: 'number', label: { fi: 'Hinta', gb: 'Price' }, width: 'narrow' });
    const label = { fi: 'Kokonaiskustannukset yhteensä', gb: 'Total costs' };
    const formula = `{field:${price.guid}} * 100`;
    const [costs, again] = [1, 2].map(() => aQuestion({ type: 'number', label, width: 'narrow', formula }));
    const name = { fi: 'Laskelma', gb: 'Computation' };
    await openForm(page, administrator, aForm(name, { fields: [price, costs!, again!] }));
    await page.getByRole('textbox', { name: price.label['fi'] ?? '' }).fill('12345678');
    await expect(page.locator('output').first()).toHaveText(/^1\s234\s567\s800$/);

    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await brokenWords(page.getByRole('main')), `${String(width)} px`).toEqual([]);
    }
  });

  await test.step('the title of a form breaks between syllables, with a hyphen, on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = 'Omaishoidontukihakemus ja palvelutarvearviointipyyntö';
    const fields = [aQuestion({ type: 'text', label: { fi: 'Omainen', gb: 'Relative' } })];
    await openForm(page, administrator, aForm({ fi: name, gb: 'Care allowance' }, { fields }));
    const title = page.getByRole('heading', { level: 1, name });
    await expect(title).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const lines = await title.evaluate((heading) => {
      const text = heading.firstChild as Text;
      const found: string[] = [];
      let bottom = 0;
      for (const [at, letter] of [...text.data].entries()) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && box.bottom > bottom + 4) found.push('');
        if (box.width > 0) bottom = box.bottom;
        found.push((found.pop() ?? '') + letter);
      }
      return found;
    });
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[\u00AD\s]$/);
  });
});
