import {
  applicant,
  bookingForm,
  businessId,
  isCompany,
  nested,
  starts,
} from '../support/forms/booking-form.ts';
import { editForm } from '../support/editor.ts';
import { aForm } from '../support/forms/forms.ts';
import { property } from '../support/forms/grant-application.ts';
import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ language: 'fi', contextOptions: { reducedMotion: 'reduce' } });

test('the rules have no accessibility faults on any screen of the editor', async ({
  page,
  portal,
  administrator,
}) => {
  test.slow();
  await test.step('the rules of the panel have no accessibility faults in any state, wide and narrow', async () => {
    const form = bookingForm({ fi: 'Talkoiden varaus', gb: 'Work party booking' });
    const editor = await editForm(page, { portal, administrator, form });
    const { panel } = editor;
    const faults: Record<string, readonly string[]> = {};
    const look = async (state: string): Promise<void> => {
      const found = [...(await screenFaults(page))];
      await page.setViewportSize({ width: 320, height: 800 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) found.push(`320 px: the page is ${String(width)} px wide`);
      await page.setViewportSize({ width: 1280, height: 900 });
      if (found.length > 0) faults[state] = found;
    };

    await editor.block('Y-tunnus').click();
    await panel.getByRole('tab', { name: 'Logiikka, on sääntöjä' }).click();
    await look('a condition of one card');
    await panel.getByRole('button', { name: 'Lisää ehtoryhmä' }).click();
    await panel.getByRole('combobox', { name: 'Kysymys' }).last().selectOption('Varaus alkaa');
    await panel.getByRole('button', { name: 'Lisää ehto', exact: true }).first().click();
    await panel.getByRole('combobox', { name: 'Kysymys' }).last().selectOption('Varaaja');
    await panel.getByRole('combobox', { name: 'Arvo' }).last().selectOption('Useita vaihtoehtoja…');
    await panel.getByRole('button', { name: 'Lisää ehto', exact: true }).last().click();
    await look('groups, options and an unfinished card');
    await editor.block('Laskutusviite').click();
    await expect(panel.getByRole('button', { name: 'Korvaa ehto' })).toBeVisible();
    await look('a condition that is nested too deeply');
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Lisää tarkistus' }).click();
    await panel.getByRole('combobox', { name: 'Kysymys' }).selectOption('Varaus alkaa');
    await look('a check');
    await editor.block('Varaaja').click();
    await editor.tool('Poista').click();
    await look('rules that do not work');

    expect(faults).toEqual({});
  });

  await test.step('rules that keep a form from being published have no accessibility faults in the dialog and at predefined values', async () => {
    const value = { dataType: 2, value: 2028 } as const;
    const year = {
      guid: nested.guid,
      property: property.year,
      dataType: 2,
      value,
      when: isCompany,
    } as const;
    const form = aForm(
      { fi: 'Kokouksen varaus', gb: 'Meeting booking' },
      { fields: [applicant, starts, businessId], predefinedFields: [year] },
    );
    const { block, tool } = await editForm(page, { portal, administrator, form });
    await block('Varaaja').click();
    await tool('Poista').click();
    const faults: Record<string, readonly string[]> = {};
    const look = async (state: string): Promise<void> => {
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await screenFaults(page))];
        if (found.length > 0) faults[`${state}, ${String(width)} px`] = found;
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };

    await page.getByRole('button', { name: /^Julkaise…/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tallennetaanko vai julkaistaanko?' });
    await expect(dialog.getByRole('radio', { name: 'Julkaise versio 2' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog).toContainText('korjaa ensin 2 virhettä');
    await look('the dialog');
    await dialog.getByRole('button', { name: /Kohdan Hakuvuosi sääntö/ }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Kysymys' })).toBeFocused();
    await look('a predefined value');

    expect(faults).toEqual({});
  });
});
