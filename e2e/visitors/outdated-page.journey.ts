import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, typeInto } from '../support/controls/keyboard.ts';
import { open, waitForDraft } from '../support/pages/open-page.ts';

test('a page that is open since yesterday leads to one that asks what the form asks today, with its answers', async ({
  page,
  administrator,
  guard,
  texts,
}) => {
  guard.expectMessage(/400/);
  const begins = aQuestion({ type: 'date', label: { fi: 'Alkaa', gb: 'Begins' }, dataType: 5 });
  const reason = aQuestion({
    type: 'text',
    label: { fi: 'Miksi vasta nyt?', gb: 'Why only now?' },
    showWhen: answerIs(begins, 'less', { kind: 'today', plus: { days: 0, months: 0, years: 0 } }),
    requireWhen: 'shown',
  });
  const form = aForm({ fi: 'Ilmoitus', gb: 'Notice' }, { fields: [begins, reason] });
  const guid = await administrator.publish(form);
  const beginning = page.getByRole('textbox', { name: 'Alkaa' });
  const why = page.getByRole('textbox', { name: 'Miksi vasta nyt?' });
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  let yesterday = '';
  await page.route(
    `**/form/${guid}`,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [today = ''] = /(?<="today":")[\d-]+/.exec(html) ?? [];
      yesterday = dayBefore(today);
      await route.fulfill({ response, body: html.replace(`"today":"${today}"`, `"today":"${yesterday}"`) });
    },
    { times: 1 },
  );
  await open(page, `/form/${guid}`);
  const [year, month, day] = yesterday.split('-').map(Number);
  const typed = `${String(day)}.${String(month)}.${String(year)}`;
  await typeInto(page, beginning, typed);
  await waitForDraft(page, yesterday);
  const send = page.getByRole('button', { name: texts.text('send'), exact: true });
  await pressOn(page, send);

  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText(texts.text('pageOutdated'));
  await expect(popup.getByRole('button', { name: texts.text('openAgain') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  await expect(beginning).toHaveValue(typed);
  await typeInto(page, why, 'Unohdin.');
  await pressOn(page, send);

  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
});
