import { signInOn, openEditor, publishForm } from '../support/editor.ts';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, personOrAssociation } from '../support/forms/forms.ts';
import { guidOf, stored } from '../support/forms/boat-form.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { parseGuid, type Condition, type Field, type Form } from '@form-portal/domain';
import type { Locator, Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Hakija', gb: 'Applicant' },
  options: personOrAssociation,
});
const register = aQuestion({ type: 'text', label: { fi: 'Rekisterinumero', gb: 'Register number' } });

const applicantIs = (option: number): Condition =>
  answerIs(applicant, 'any-of', { kind: 'options', ids: [option] });
const shownTo = (option: number): readonly Field[] => [
  applicant,
  { ...register, showWhen: applicantIs(option), requireWhen: 'shown' },
];
const toAssociations = 'Shown when Applicant is Association';

function hallForm(): Form {
  return aForm({ fi: 'Avustus talkoisiin', gb: 'Grant for volunteers' }, { fields: shownTo(2) });
}

async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Answers as an association, by keyboard. */
async function answerAsAssociation(visitor: Page): Promise<void> {
  await tabTo(visitor, visitor.getByRole('checkbox', { name: 'Association' }));
  await visitor.keyboard.press('Space');
  await typeInto(visitor, visitor.getByRole('textbox', { name: 'Register number' }), '123.456');
}

test('answers keep the rules they were sent under, and old rules are restored and imported, by keyboard', async ({
  page,
  portal,
  administrator,
  browser,
  texts,
}) => {
  test.slow();
  const guid = await administrator.publish(hallForm());
  const visitor = await (await browser.newContext({ baseURL: portal.url, locale: 'en' })).newPage();
  await visitor.goto(`/form/${guid}`);
  await answerAsAssociation(visitor);
  await follow(visitor, visitor.getByRole('button', { name: texts.text('send'), exact: true }));
  await expect(visitor.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();

  await administrator.publish({
    ...hallForm(),
    guid: parseGuid(guid) ?? null,
    revision: 1,
    fields: shownTo(1),
  });
  const [sent] = await administrator.submissionsOf(guid);
  const reference = sent?.Reference ?? '';
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  await follow(page, page.getByRole('link', { name: reference, exact: true }));
  const record = page.getByRole('complementary', { name: reference });
  await expect(record).toContainText('123.456');
  await expect(record).not.toContainText('Not asked');

  await openEditor(page, guid);
  await follow(page, page.locator('summary').filter({ hasText: 'More actions' }));
  await follow(page, page.getByRole('button', { name: 'Earlier versions' }));
  await follow(page, page.getByRole('button', { name: /^Version 2, published/ }));
  const change = page.getByRole('listitem').filter({ hasText: 'Changed: ' });
  await expect(change.getByRole('deletion')).toContainText('Association');
  await expect(change.getByRole('insertion')).toContainText('Private person');
  await follow(page, page.getByRole('button', { name: 'Restore version 1' }));
  await expect(page.getByRole('button', { name: toAssociations })).toBeVisible();
  await publishForm(page);
  await visitor.goto(`/form/${guid}`);
  await answerAsAssociation(visitor);
  await visitor.context().close();

  await follow(page, page.getByRole('button', { name: 'Settings', exact: true }));
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    follow(page, page.getByRole('button', { name: 'Export' })),
  ]);
  const file = await backup.path();
  await openEditor(page, 'new');
  await follow(page, page.getByRole('button', { name: 'Settings', exact: true }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    follow(page, page.getByRole('button', { name: 'Import' })),
  ]);
  await chooser.setFiles(file);
  await follow(page, page.getByRole('button', { name: 'Logic', exact: true }));
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: toAssociations })).toHaveCount(1);
  await publishForm(page);

  const copy = await stored(page, guidOf(page));
  const [asked, shown] = copy.Fields;
  expect(copy.GUID).not.toBe(guid);
  expect(asked?.GUID).not.toBe(applicant.guid);
  expect(shown?.ShowWhen).toEqual({ Field: asked?.GUID, Is: 'any-of', Value: [2] });
});
