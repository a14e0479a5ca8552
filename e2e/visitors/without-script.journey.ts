import { sha256 } from '../../packages/storage/src/testing/sha256.ts';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { deliveredWithinMs } from '../support/portal/administrator.ts';
import { askingForContact, contact, question } from '../support/forms/contact-form.ts';
import { aPicture, aProgram } from '../support/forms/files.ts';
import { copyOf } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { main } from '../support/main.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';

test.use({ javaScriptEnabled: false });

const feedback = 'Puistokadun valo on ollut pimeänä viikon.\nSe on kaapissa 12.';

inLanguages(() => {
  test('a form sent empty is returned with a summary that leads to the controls, and what was typed', async ({
    page,
    administrator,
    texts,
    guard,
  }) => {
    guard.expectMessage(/400/);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`);
    const ask = askingForContact(page, texts);
    await typeInto(page, ask.box(contact.name), 'Aino Korhonen');
    await tabTo(page, ask.send);
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle(new RegExp(`^${texts.text('error')}: `));
    const summary = page.getByRole('group', { name: texts.text('errorSummary', { n: 2 }) });
    await expect(summary.getByRole('link')).toHaveText([
      texts.text('selectValue', { label: ask.label(contact.kind) }),
      texts.text('enterValue', { label: ask.label(contact.message) }),
    ]);
    await expect(ask.box(contact.name)).toHaveValue('Aino Korhonen');
    await summary.getByRole('link').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(ask.box(contact.message)).toBeFocused();
    await expect(ask.box(contact.message)).toHaveAttribute('aria-invalid', 'true');
    await expect(ask.box(contact.message)).toHaveAccessibleDescription(
      new RegExp(texts.text('enterValue', { label: ask.label(contact.message) })),
    );
    expect(await administrator.submissionsOf(form)).toHaveLength(0);
  });
});

test('a form is sent with its files', main, async ({ page, administrator, texts, guard }) => {
  await test.step('a form with an attachment is filled in, sent, acknowledged on a page with its PDF, and is an object in the vault', async () => {
    const form = await administrator.publish(copyOf(contactForm));
    const picture = aPicture('valo.png');
    await page.goto(`/form/${form}`);
    const ask = askingForContact(page, texts);
    await tabTo(page, ask.group(contact.kind).getByRole('radio').first());
    await page.keyboard.press('Space');
    await typeInto(page, ask.box(contact.message), feedback);
    await tabTo(page, ask.tick(contact.wantsReply));
    await page.keyboard.press('Space');
    await typeInto(page, ask.box(contact.email), 'aino@korhonen.example');
    const chooser = page.getByLabel(texts.text('chooseFiles'));
    await expect(chooser).toHaveAccessibleDescription(new RegExp(texts.text('images')));
    await chooser.setInputFiles(picture);
    await tabTo(page, ask.send);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    await expect(page.getByText(texts.text('attachmentsSent', { n: 1 }))).toBeVisible();
    const reference = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).textContent()) ?? '';
    await expect
      .poll(async () => (await administrator.findObject(reference))?.properties[contact.email], {
        timeout: deliveredWithinMs,
      })
      .toBe('aino@korhonen.example');
    const object = await administrator.findObject(reference);
    expect(object?.properties).toMatchObject({
      [contact.kind]: ask.optionId(contact.kind, question.fi),
      [contact.message]: feedback,
      [contact.wantsReply]: true,
    });
    expect(object?.files.find(({ name }) => name === picture.name)?.sha256).toBe(sha256(picture.buffer));

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.text('downloadReceipt') }).click();
    expect((await download).suggestedFilename()).toContain('.pdf');
    const receipt = await page.request.get((await download).url());
    expect(receipt.headers()['content-type']).toContain('application/pdf');
    expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: texts.text('returnHome') }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('files are chosen once: one that can’t be taken is refused, the others wait, and one of them is removed by keyboard', async () => {
    guard.expectMessage(/400/);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`);
    const ask = askingForContact(page, texts);
    await ask.option(contact.kind, question.fi).check();
    await ask.box(contact.message).fill(feedback);
    await page
      .getByLabel(texts.text('chooseFiles'))
      .setInputFiles([aPicture('valo.png'), aProgram('valo.exe'), aPicture('lamppu.png')]);
    await ask.send.click();
    const summary = page.getByRole('group', { name: texts.text('errorSummary', { n: 1 }) });
    await expect(summary.getByRole('link')).toContainText(['valo.exe']);
    const staged = page.getByRole('list', { name: texts.text('stagedFiles') }).getByRole('listitem');
    await expect(staged).toContainText(['valo.png', 'lamppu.png']);
    await expect(ask.box(contact.message)).toHaveValue(feedback);
    await tabTo(page, page.getByRole('checkbox', { name: texts.text('removeFile', { name: 'valo.png' }) }));
    await page.keyboard.press('Space');
    await tabTo(page, ask.send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    const [submission] = await administrator.submissionsOf(form);
    expect(submission?.AttachmentCount).toBe(1);
    await expect
      .poll(
        async () =>
          (await administrator.findObject(submission?.Reference ?? ''))?.files.map(({ name }) => name),
        { timeout: deliveredWithinMs },
      )
      .toContain('lamppu.png');
  });
});

test('a form that was received is not received again', async ({
  page,
  context,
  administrator,
  texts,
  guard,
}) => {
  await test.step('a form changed and sent again after it was received is returned, and is sent as a new one that corrects the first', async () => {
    guard.expectMessage(/409/);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`);
    const ask = askingForContact(page, texts);
    await ask.option(contact.kind, question.fi).check();
    await ask.box(contact.message).fill(feedback);
    // In another tab, so that this one is unchanged, as after a response that got lost.
    const receipt = context.waitForEvent('page');
    await ask.send.click({ modifiers: ['Control'] });
    await expect((await receipt).getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    await ask.box(contact.message).fill('Se on kaapissa 13.');
    await page.getByLabel(texts.text('chooseFiles')).setInputFiles([aPicture('valo.png')]);
    await ask.send.click();

    const [first, ...others] = await administrator.submissionsOf(form);
    expect(others).toEqual([]);
    const arrived = page.getByRole('region', { name: texts.text('arrivedTitle') });
    await expect(arrived).toContainText(first?.Reference ?? 'no reference');
    await expect(page.getByRole('list', { name: texts.text('stagedFiles') })).toContainText('valo.png');
    await expect(ask.box(contact.message)).toHaveValue('Se on kaapissa 13.');
    await arrived.getByRole('button', { name: texts.text('sendCorrected') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    const [second] = await administrator.submissionsOf(form);
    await expect(page.getByText(second?.Reference ?? 'no reference')).toBeVisible();
    expect(second?.AttachmentCount).toBe(1);
    expect(await administrator.correctedBy(second?.GUID ?? '')).toBe(first?.Reference);
  });

  await test.step('reloading the page of a posted form creates no second submission', async () => {
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`);
    const ask = askingForContact(page, texts);
    await ask.option(contact.kind, question.fi).check();
    await ask.box(contact.message).fill(feedback);
    await ask.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });
});
