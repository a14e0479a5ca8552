import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { aPdf, aPicture, aProgram } from '../support/forms/files.ts';
import { aFormWithAttachments } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';

const megabyte = 1_048_576;

for (const language of ['fi', 'gb'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('files are added by the button, and refused ones show and announce the reason', async ({
      page,
      texts,
      administrator,
    }) => {
      await openForm(page, administrator, aFormWithAttachments());
      const button = chooseButton(page, texts);
      await tabTo(page, button);
      await chooseFiles(page, button, [
        aPdf('plan.pdf'),
        aPdf('report.pdf', megabyte + 1),
        aProgram('setup.exe'),
      ]);

      const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      const tooLarge = `${texts.text('errorFileSize')} ${texts.text('megabytes', { n: 1 })}.`;
      await expect(rows.nth(0)).toContainText(texts.text('fileReady'));
      await expect(rows.nth(1)).toContainText(tooLarge.replace(/\.$/, ''));
      await expect(rows.nth(2)).toContainText(texts.text('errorFileType'));

      const spoken = page.getByRole('status').filter({ hasText: texts.text('filesAdded', { n: 1 }) });
      await expect(spoken).toContainText(texts.text('filesRejected', { n: 2 }));
      await expect(spoken).toContainText(`report.pdf: ${tooLarge}`);
      await expect(spoken).toContainText(`setup.exe: ${texts.text('errorFileType')}`);
    });
  });
}

test('files are removed, restored, replaced and seen', async ({ page, texts, administrator }) => {
  await test.step('Remove moves the focus to the next file, then to the previous one, then to the button', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    const button = chooseButton(page, texts);
    const remove = (name: string) => page.getByRole('button', { name: texts.text('removeFile', { name }) });
    await chooseFiles(page, button, [aPdf('a.pdf'), aPdf('b.pdf'), aPicture('c.png')]);
    await tabTo(page, remove('b.pdf'));
    await page.keyboard.press('Enter');
    await expect(remove('c.png')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove('a.pdf')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button).toBeFocused();
    await expect(page.getByRole('list', { name: texts.text('attachedFiles') })).toHaveCount(0);
  });

  await test.step('Undo restores a removed file at its position, with the focus on it', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    const button = chooseButton(page, texts);
    const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    await chooseFiles(page, button, [aPdf('a.pdf'), aPdf('b.pdf')]);
    const remove = page.getByRole('button', { name: texts.text('removeFile', { name: 'a.pdf' }) });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    const undo = page.getByRole('status').getByRole('button', { name: texts.text('undo') });
    await expect(
      page.getByRole('status').getByText(texts.text('fileRemoved', { name: 'a.pdf' })),
    ).toBeVisible();
    await tabTo(page, undo);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('a.pdf');
    await expect(remove).toBeFocused();
    await expect(
      page.getByRole('status').getByText(texts.text('fileRestored', { name: 'a.pdf' })),
    ).toBeAttached();
  });

  await test.step('a second file of the same name gets a number, and a refused one can be replaced', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    const button = chooseButton(page, texts);
    const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    await chooseFiles(page, button, [aPdf('plan.pdf')]);
    await expect(rows).toHaveCount(1);
    await chooseFiles(page, button, [aPdf('plan.pdf'), aPdf('large.pdf', 2 * megabyte)]);
    await expect(rows.nth(1)).toContainText('plan (2).pdf');
    await chooseFiles(
      page,
      page.getByRole('button', { name: texts.text('replaceFile', { name: 'large.pdf' }) }),
      [aPdf('small.pdf')],
    );
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(2)).toContainText('small.pdf');
    await expect(rows.nth(2)).toContainText(texts.text('fileReady'));
  });

  await test.step('a refused file prevents sending, and its link in the summary leads to its row', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    await chooseFiles(page, chooseButton(page, texts), [aProgram('setup.exe')]);
    await tabTo(page, page.getByRole('button', { name: texts.text('send'), exact: true }));
    await page.keyboard.press('Enter');
    const popup = page.getByRole('alertdialog', { name: texts.text('errorSummary', { n: 1 }) });
    await expect(popup.getByText('setup.exe')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.text('errorSummary', { n: 1 }) })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: texts.text('removeFile', { name: 'setup.exe' }) }) });
    await expect(row).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: texts.text('removeFile', { name: 'setup.exe' }) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.text('errorSummary', { n: 1 }) })).toHaveCount(0);
  });

  await test.step('a picture is shown small beside its name, other files and broken pictures by an icon', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    const broken = { ...aPicture('broken.png'), buffer: Buffer.from('\x89PNG no picture', 'latin1') };
    await chooseFiles(page, chooseButton(page, texts), [aPicture('photo.png'), broken, aPdf('plan.pdf')]);
    const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    const picture = rows.nth(0).locator('canvas');
    await expect(picture).toBeVisible();
    const opacity = await picture.evaluate(
      (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(40, 40, 1, 1).data[3],
    );
    expect(opacity).toBeGreaterThan(0);
    for (const row of [rows.nth(1), rows.nth(2)]) {
      await expect(row).toContainText(texts.text('fileReady'));
      await expect(row.locator('canvas')).toBeHidden();
      await expect(row.locator('svg').first()).toBeVisible();
    }
  });

  await test.step('a file takes two lines on a phone, and its Remove button is named after it', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseFiles(page, chooseButton(page, texts), [aPicture('photo.png')]);
    const row = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    await expect(row.locator('canvas')).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
    await row.getByRole('button', { name: texts.text('removeFile', { name: 'photo.png' }) }).click();
    await expect(row).toHaveCount(0);
  });
});
