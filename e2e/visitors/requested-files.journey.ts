import { type AttachmentRequest, type Form } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { deliveredWithinMs } from '../support/portal/administrator.ts';
import { chooseFiles } from '../support/controls/choose-files.ts';
import { aPdf, aPicture } from '../support/forms/files.ts';
import { aForm, aQuestion, newGuid } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { requiredText, type PortalTexts } from '../support/texts.ts';

const accounts: AttachmentRequest = {
  guid: newGuid(),
  name: { fi: 'Tilinpäätös', gb: 'Annual accounts' },
  description: { fi: 'Viimeksi päättyneeltä tilikaudelta.', gb: 'Those of the last financial year.' },
  required: true,
  later: true,
  laterText: { fi: 'Toukokuun loppuun mennessä.', gb: 'By the end of May.' },
};
const photo: AttachmentRequest = {
  guid: newGuid(),
  name: { fi: 'Valokuva', gb: 'Photograph' },
  required: true,
  later: false,
  fileTypes: { categories: ['img'], customExtensions: [] },
};
const subject = aQuestion({ type: 'text', label: { fi: 'Aihe', gb: 'Subject' } });

function requestingForm(name: { readonly fi: string; readonly gb: string }): Form {
  return aForm(name, {
    fields: [subject],
    attachments: {
      maxFileSizeMb: 1,
      categories: ['doc'],
      customExtensions: [],
      requests: [accounts, photo],
    },
  });
}

/** The controls of the form in the words of the journey. */
function asking(page: Page, texts: PortalTexts) {
  const name = (text: Form['name']) => requiredText(text, texts.language);
  const card = (request: AttachmentRequest) => page.getByRole('region', { name: name(request.name) });
  return {
    card,
    subject: page.getByRole('textbox', { name: name(subject.label) }),
    choose: (request: AttachmentRequest) =>
      card(request).getByRole('button', {
        name: `${texts.text('requestedFile.choose')} ${name(request.name)}`,
      }),
    /** A button of the card that allows a file to come later. */
    press: async (key: 'sayLater' | 'sayOtherFile' | 'attachNow') => {
      const button = card(accounts).getByRole('button', {
        name: `${texts.text(`requestedFile.${key}`)} ${name(accounts.name)}`,
      });
      await pressOn(page, button);
    },
    attachNow: card(accounts).getByRole('button', {
      name: `${texts.text('requestedFile.attachNow')} ${name(accounts.name)}`,
    }),
    later: card(accounts).getByRole('radio', { name: texts.text('requestedFile.sayLater') }),
    otherFile: card(accounts).getByRole('radio', { name: texts.text('requestedFile.sayOtherFile') }),
    whichFile: card(accounts).getByRole('combobox', { name: texts.text('requestedFile.whichFile') }),
    here: card(accounts).getByRole('radio', { name: texts.text('requestedFile.sayHere') }),
    missing: (request: AttachmentRequest) =>
      texts.text(request.later ? 'problem.requestedFileOrState' : 'problem.requestedFileMissing', {
        label: name(request.name),
      }),
    send: page.getByRole('button', { name: texts.text('send'), exact: true }),
  };
}

inLanguages((_, mainTag) => {
  test(
    'requested files are attached, or marked to come later, by keyboard alone',
    mainTag,
    async ({ page, administrator, texts }) => {
      const form = await openForm(
        page,
        administrator,
        requestingForm({ fi: 'Pyydetyt tiedostot', gb: 'Asking for files' }),
      );
      const ask = asking(page, texts);
      await typeInto(page, ask.subject, 'Laituri');
      await pressOn(page, ask.send);
      const refusal = page.getByRole('alertdialog', { name: texts.text('errorSummary', { n: 2 }) });
      await expect(refusal).toContainText(ask.missing(accounts));
      await page.keyboard.press('Escape');
      const links = page.getByRole('group', { name: texts.text('errorSummary', { n: 2 }) }).getByRole('link');
      await expect(links).toHaveText([ask.missing(accounts), ask.missing(photo)]);
      expect(await inspect(page)).toEqual([]);

      await pressOn(page, links.first());
      await expect(ask.choose(accounts)).toBeFocused();
      await ask.press('sayLater');
      await expect(ask.attachNow).toBeFocused();
      await expect(ask.attachNow).toHaveAccessibleDescription(
        new RegExp(
          `${texts.text('requestedFile.later')} ${requiredText(accounts.laterText ?? {}, texts.language)}`,
        ),
      );
      await expect(
        ask.card(accounts).getByText(texts.text('requestedFile.later'), { exact: true }),
      ).toBeVisible();
      await expect(ask.card(accounts)).not.toContainText(ask.missing(accounts));

      await waitForDraft(page);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await waitForHydration(page);
      await expect(ask.attachNow).toBeVisible();

      await chooseFiles(page, ask.choose(photo), [aPdf('kuva.pdf')]);
      await expect(ask.card(photo).getByRole('listitem')).toContainText(texts.text('errorFileType'));
      await expect(ask.card(photo).getByRole('listitem')).toBeFocused();
      await expect(
        ask.card(photo).getByText(texts.text('requestedFile.refused'), { exact: true }),
      ).toBeVisible();
      const replace = page.getByRole('button', { name: texts.text('replaceFile', { name: 'kuva.pdf' }) });
      await chooseFiles(page, replace, [aPicture('kuva.png')]);
      await expect(ask.card(photo).getByRole('listitem')).toHaveText(/kuva\.png/);
      await expect(ask.card(photo).getByRole('listitem')).toContainText(texts.text('fileReady'));
      await expect(
        ask.card(photo).getByText(texts.text('requestedFile.attached'), { exact: true }),
      ).toBeVisible();

      await expect(ask.whichFile).toBeHidden();
      const chooser = page.waitForEvent('filechooser');
      await ask.press('attachNow');
      await (await chooser).setFiles([]);
      await expect(ask.choose(accounts)).toBeFocused();
      await ask.press('sayOtherFile');
      await expect(ask.whichFile).toBeFocused();
      await page.keyboard.press('k');
      await expect(ask.whichFile).toHaveValue('kuva.png');
      expect(await inspect(page)).toEqual([]);

      await pressOn(page, ask.send);
      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      const [sent] = await administrator.submissionsOf(form);
      await expect
        .poll(
          async () => (await administrator.findObject(sent?.Reference ?? ''))?.files.map(({ name }) => name),
          {
            timeout: deliveredWithinMs,
          },
        )
        .toContainEqual(expect.stringMatching(/^Valokuva.*kuva\.png$/));
      expect(await administrator.otherFilesOf(sent?.GUID ?? '')).toEqual(['kuva.png']);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('requested files have the same cards, and the chosen states are kept', async ({
    page,
    administrator,
    texts,
    guard,
  }) => {
    guard.expectMessage(/400/);
    const form = await administrator.publish(
      requestingForm({ fi: 'Pyydetyt tiedostot sivulla', gb: 'Asking for files on a page' }),
    );
    await page.goto(`/form/${form}`);
    const ask = asking(page, texts);
    await tabTo(page, ask.here);
    await page.keyboard.press('ArrowDown');
    await pressOn(page, ask.send);
    const summary = page.getByRole('group', { name: texts.text('errorSummary', { n: 1 }) });
    await expect(summary.getByRole('link')).toHaveText(ask.missing(photo));
    await expect(ask.later).toBeChecked();

    await ask.card(photo).locator('input[type="file"]').setInputFiles(aPicture('kuva.png'));
    await tabTo(page, ask.later);
    await page.keyboard.press('ArrowUp');
    await pressOn(page, ask.send);
    await expect(summary.getByRole('link')).toHaveText(ask.missing(accounts));
    await expect(ask.whichFile).toBeHidden();
    await tabTo(page, ask.here);
    await page.keyboard.press('ArrowUp');
    await tabTo(page, ask.whichFile);
    await page.keyboard.press('k');
    await pressOn(page, ask.send);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    const [sent] = await administrator.submissionsOf(form);
    expect(await administrator.otherFilesOf(sent?.GUID ?? '')).toEqual(['kuva.png']);
  });
});
