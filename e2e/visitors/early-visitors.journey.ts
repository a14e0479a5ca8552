import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { aPicture, aProgram } from '../support/forms/files.ts';
import { aForm, aQuestion, copyOf, newGuid } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { delayScripts, openForm, waitForDraft, waitForHydration } from '../support/pages/open-page.ts';
import { axeFaults } from '../support/pages/page-faults.ts';

test('what visitors do before the script has loaded is kept', async ({
  page,
  administrator,
  texts,
  guard,
}) => {
  await test.step('answers and files given before the script has loaded are kept and handled from then on', async () => {
    const release = await delayScripts(page);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`, { waitUntil: 'commit' });
    const ask = askingForContact(page, texts);
    await tabTo(page, ask.group(contact.kind).getByRole('radio').first());
    await page.keyboard.press('Space');
    await page
      .getByLabel(texts.text('chooseFiles'))
      .setInputFiles([aPicture('kuoppa.png'), aProgram('kuoppa.exe')]);
    await typeInto(page, ask.box(contact.message), 'Kadulla on kuop');

    release();
    const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(texts.text('errorFileType'));
    await expect(ask.box(contact.message)).toBeFocused();
    await page.keyboard.type('pa.');
    await expect(ask.box(contact.message)).toHaveValue('Kadulla on kuoppa.');
    await expect(ask.option(contact.kind, question.fi)).toBeChecked();

    await page.getByRole('button', { name: texts.text('removeFile', { name: 'kuoppa.exe' }) }).click();
    await ask.send.click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
  });

  await test.step('inputs left before the script has loaded are formatted and checked when it loads, and the focus does not move', async () => {
    const release = await delayScripts(page);
    const people = aQuestion({ type: 'number', dataType: 2, label: { fi: 'Henkilöitä', gb: 'People' } });
    const day = aQuestion({ type: 'date', dataType: 5, label: { fi: 'Päivä', gb: 'Day' } });
    const matter = aQuestion({ type: 'text', label: { fi: 'Asia', gb: 'Matter' } });
    const form = await administrator.publish(
      aForm({ fi: 'Varaus', gb: 'Booking' }, { fields: [people, day, matter] }),
    );
    await page.goto(`/form/${form}`, { waitUntil: 'commit' });
    const box = (name: string) => page.getByRole('textbox', { name });
    await typeInto(page, box('Henkilöitä'), '99999999999');
    await typeInto(page, box('Päivä'), '31.2.2027');
    await typeInto(page, box('Asia'), 'Kes');

    release();
    await expect(box('Henkilöitä')).toHaveValue('2147483647');
    await expect(page.getByText(texts.text('dateNotReal', { value: '31.2.2027' }))).toBeVisible();
    await expect(box('Asia')).toBeFocused();
    await page.keyboard.type('ä');
    await expect(box('Asia')).toHaveValue('Kesä');
  });

  await test.step('a form sent before the script has loaded is sent as a plain form', async () => {
    const release = await delayScripts(page);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`, { waitUntil: 'commit' });
    const ask = askingForContact(page, texts);
    await ask.option(contact.kind, question.fi).check();
    await ask.box(contact.message).fill('Kadulla on kuoppa.');
    await ask.send.click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    release();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a form sent too early with a mistake keeps its files, which the script then sends with it', async () => {
    guard.expectMessage(/400/);
    const release = await delayScripts(page);
    const form = await administrator.publish(copyOf(contactForm));
    await page.goto(`/form/${form}`, { waitUntil: 'commit' });
    const ask = askingForContact(page, texts);
    await ask.option(contact.kind, question.fi).check();
    await page
      .getByLabel(texts.text('chooseFiles'))
      .setInputFiles([aPicture('kuoppa.png'), aPicture('katu.png')]);
    await ask.send.click({ noWaitAfter: true });
    await expect(page.getByRole('list', { name: texts.text('stagedFiles') })).toBeVisible();
    release();

    await waitForHydration(page);
    expect(await axeFaults(page, 'with files that wait')).toEqual([]);
    await page.getByRole('checkbox', { name: texts.text('removeFile', { name: 'katu.png' }) }).check();
    await ask.box(contact.message).fill('Kadulla on kuoppa.');
    await ask.send.click();
    const sent = page.getByRole('dialog', { name: texts.text('formSent') });
    await expect(sent).toContainText(texts.text('attachmentsSent', { n: 1 }));
    expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
  });
});

test('what visitors do while the scripts load takes effect', async ({
  page,
  texts,
  context,
  guard,
  administrator,
}) => {
  await test.step('a form whose connection is lost before the script of the form has loaded keeps the page, reports it, and is sent later', async () => {
    guard.expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const form = await openForm(page, administrator, copyOf(contactForm));
    await context.setOffline(true);
    await fillContact(page, texts, 'Kadulla 5 on kuoppa.');
    const ask = askingForContact(page, texts);
    await ask.send.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.text('offline') })).toBeVisible();
    await expect(ask.box(contact.message)).toHaveValue('Kadulla 5 on kuoppa.');
    expect(await axeFaults(page, 'without a connection')).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(texts.text('offline'))).toHaveCount(0);
    await waitForDraft(page);
    await ask.send.click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a row is added, and nothing is sent, when the script of the form is no longer there', async () => {
    guard.expectMessage(/ERR_FAILED|404/);
    const giver = aQuestion({ type: 'text', label: { fi: 'Myöntäjä', gb: 'Granted by' } });
    const group = { guid: newGuid(), name: { fi: 'Avustukset', gb: 'Grants' }, fields: [giver.guid] };
    const repeat = { min: 1, max: 3, rowName: { fi: 'Avustus', gb: 'Grant' } };
    let isGone = true;
    await page.route('**/interactive-form-*.js', (route) => (isGone ? route.abort() : route.continue()));
    page.on('request', (request) => {
      if (request.method() === 'POST') isGone = false;
    });
    const form = await openForm(page, administrator, {
      ...aForm({ fi: 'Avustukset', gb: 'Grants' }, { fields: [giver] }),
      groups: [{ ...group, repeat }],
      layout: [{ kind: 'group', guid: group.guid }],
    });
    await page.getByRole('textbox', { name: 'Myöntäjä' }).fill('Valtio');
    await page.getByRole('button', { name: texts.text('addRow'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Myöntäjä' })).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Myöntäjä' }).first()).toHaveValue('Valtio');
    expect(await administrator.submissionsOf(form)).toEqual([]);
  });

  await test.step('a form sent at the moment when the script of the form loads is sent by the script', async () => {
    await openForm(page, administrator, copyOf(contactForm));
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[enctype]');
      const [kind, message] = [
        form?.querySelector<HTMLInputElement>('[type=radio]'),
        form?.querySelector('textarea'),
      ];
      if (!form || !kind || !message) throw new Error('the form is another one');
      kind.checked = true;
      message.value = 'Kadulla on kuoppa.';
      // The earliest moment: at the script's first change of the page, before anything that it does afterwards.
      const sending = new MutationObserver(() => {
        sending.disconnect();
        form.requestSubmit();
      });
      sending.observe(document.body, { childList: true, subtree: true });
      form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  });

  await test.step('a language chosen before the script has loaded loads the page in it', async () => {
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Svenska' }).click({ noWaitAfter: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    release();
  });
});
