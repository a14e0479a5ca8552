import { everyKind } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

test('without script a form has plain controls', async ({ page, administrator, texts }) => {
  await test.step('without script no useless control is shown', async () => {
    const attachments = { maxFileSizeMb: 1, categories: ['img'], customExtensions: [] } as const;
    const form = await administrator.publish(everyKind({ attachments }));
    await page.goto(`/form/${form}`);
    const main = page.getByRole('main');
    await expect(main.locator('button').filter({ visible: true })).toHaveText([texts.text('send')]);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('slider')).toHaveCount(0);
    await expect(main.getByText(texts.text('sliderHint'))).toBeHidden();
    await page.goto('/login');
    await expect(main.locator('button').filter({ visible: true })).toHaveText([texts.text('login')]);
  });

  await test.step('without script every kind of question is answered with plain controls', async () => {
    const form = await administrator.publish(everyKind());
    await page.goto(`/form/${form}`);
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await box('Lyhyt vastaus').fill('Kuusilahden Soutajat ry');
    await box('Pitkä vastaus').fill('Kaksi\nriviä');
    await box('Jäsenmäärä').fill('148');
    await box('Summa').fill('1 234,50');
    await page.getByRole('checkbox', { name: 'Hyväksyn ehdot' }).check();
    await page.getByRole('radiogroup', { name: 'Tyytyväisyys' }).getByRole('radio').nth(3).check();
    await page.getByRole('radiogroup', { name: 'Arvosana' }).getByRole('radio').first().check();
    await box('Osuus').fill('35');
    await page.getByRole('radio', { name: 'Itäranta' }).check();
    await page.getByRole('checkbox', { name: 'Tulkki' }).check();
    await page.getByRole('checkbox', { name: 'Esteetön tila' }).check();
    await page.getByRole('checkbox', { name: 'Särkikuja' }).check();
    await box('Alkaa').fill('1.2.2027');
    await box('Soittoaika').fill('9.30');
    const meeting = page.getByRole('group', { name: 'Kokous' });
    await meeting.getByRole('textbox', { name: texts.text('fieldType.datetime.date') }).fill('31.5.2027');
    await meeting.getByRole('textbox', { name: texts.text('fieldType.datetime.time') }).fill('18.05');
    await page.getByRole('button', { name: texts.text('send') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    const [submission] = await administrator.submissionsOf(form);
    const answers = await administrator.answersOf(submission?.GUID ?? '');
    expect(answers).toMatchObject({
      'Lyhyt vastaus': 'Kuusilahden Soutajat ry',
      'Pitkä vastaus': 'Kaksi\nriviä',
      Jäsenmäärä: 148,
      Summa: 1234.5,
      'Hyväksyn ehdot': true,
      Tyytyväisyys: 4,
      Arvosana: 0,
      Osuus: 35,
      Alue: '4',
      Tarpeet: '1,3',
      'Kierroksen kadut': '9',
      Alkaa: '2027-02-01',
      Soittoaika: '09:30',
      Kokous: '2027-05-31 18:05',
    });
  });
});
