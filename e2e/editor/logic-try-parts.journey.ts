import type { Field } from '@form-portal/domain';
import { canvasBox, editForm } from '../support/editor.ts';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, newGuid, personOrAssociation } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { goToRegion } from '../support/controls/build-by-keyboard.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with a repeatable group', () => {
  test.use({ language: 'gb' });

  test('rows are added, filled in and removed by keyboard while the form is tried', async ({
    page,
    portal,
    administrator,
  }) => {
    const giver = aQuestion({ type: 'text', label: { fi: 'Myöntäjä', gb: 'Granted by' } });
    const amount = aQuestion({ type: 'number', label: { fi: 'Summa', gb: 'Amount' } });
    const sum = aQuestion({
      type: 'number',
      label: { fi: 'Yhteensä', gb: 'Grants in total' },
      formula: `sum({field:${amount.guid}})`,
    });
    const grants = {
      guid: newGuid(),
      name: { fi: 'Avustukset', gb: 'Grants' },
      description: {},
      fields: [giver.guid, amount.guid],
      repeat: { min: 0, max: 2, rowName: { gb: 'Grant' }, addText: { gb: 'Add a grant' } },
    };
    const form = aForm(
      { fi: 'Muut avustukset', gb: 'Other grants' },
      {
        fields: [giver, amount, sum],
        groups: [grants],
        layout: [
          { kind: 'group', guid: grants.guid },
          { kind: 'field', guid: sum.guid },
        ],
      },
    );
    const { announcement } = await editForm(page, { portal, administrator, form });
    await page.getByRole('switch', { name: 'Try it' }).press('Space');
    const add = page.getByRole('button', { name: 'Add a grant' });
    const { keyboard } = page;
    for (const [row, granted] of [
      [1, '100'],
      [2, '250'],
    ] as const) {
      await tabTo(page, add);
      await keyboard.press('Enter');
      await expect(announcement).toHaveText(`Added: Grant ${String(row)}`);
      await expect(canvasBox(page, 'Granted by').last()).toBeFocused();
      await tabTo(page, canvasBox(page, 'Amount').last());
      await keyboard.type(granted);
    }
    await expect(page.getByRole('status', { name: 'Grants in total' })).toHaveText('350');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await screenFaults(page)).toEqual([]);
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await tabBackTo(page, page.getByRole('button', { name: 'Remove Grant 1' }));
    await keyboard.press('Enter');
    await expect(announcement).toHaveText('Removed: Grant 1');
    await expect(page.getByRole('heading', { name: 'Grant 1' })).toBeFocused();
    await expect(canvasBox(page, 'Amount')).toHaveValue('250');
  });
});

test.describe('with pages', () => {
  test.use({ language: 'fi' });

  test('the list leads to each page and says which one is left out, by keyboard', async ({
    page,
    portal,
    administrator,
  }) => {
    const applicant = aQuestion({
      type: 'dropdown',
      label: { fi: 'Vuokraaja', gb: 'Tenant' },
      options: personOrAssociation,
    });
    const isAssociation = answerIs(applicant, 'any-of', { kind: 'options', ids: [2] });
    const use = aQuestion({ type: 'text', label: { fi: 'Käyttö', gb: 'Use' } });
    const rooms = aQuestion({ type: 'text', label: { fi: 'Tilat', gb: 'Rooms' } });
    const [tenant, association, hall] = [newGuid(), newGuid(), newGuid()];
    const form = aForm(
      { fi: 'Salin vuokraus sivuittain', gb: 'Hall rental by pages' },
      {
        fields: [applicant, use, rooms],
        pages: [
          { guid: tenant, name: { fi: 'Vuokraajan tiedot', gb: 'Details' } },
          {
            guid: association,
            name: { fi: 'Yhdistyksen tiedot', gb: 'Association' },
            showWhen: isAssociation,
          },
          { guid: hall, name: { fi: 'Sali', gb: 'Hall' } },
        ],
        layout: [
          { kind: 'field', guid: applicant.guid, page: tenant },
          { kind: 'field', guid: use.guid, page: association },
          { kind: 'field', guid: rooms.guid, page: hall },
        ],
      },
    );
    const { panel } = await editForm(page, { portal, administrator, form });
    const { keyboard } = page;
    await page.getByRole('switch', { name: 'Kokeile' }).press('Space');
    await goToRegion(page, 'pages');
    const pages = page.getByRole('navigation', { name: 'Sivut' });
    const leftOut = pages.getByRole('button', { name: '2 Yhdistyksen tiedot jää pois' });
    await expect(pages.getByRole('button')).toHaveCount(3);
    await keyboard.press('ArrowDown');
    await expect(leftOut).toBeFocused();
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Delete');
    await expect(leftOut).toBeFocused();
    await keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Miksi ei näy?' })).toBeVisible();
    await expect(panel).toContainText('2 kohtaa näkyy, 1 ei näy. Sivuja on 2.');
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(pages).toBeVisible();
      expect(await screenFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('combobox', { name: 'Sivu' })).toContainText(
      '2. Yhdistyksen tiedot, jää pois',
    );
    expect(await screenFaults(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 600 });
    await goToRegion(page, 'pages');
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(canvasBox(page, 'Tilat')).toBeInViewport();
    await tabTo(page, page.getByRole('checkbox', { name: 'Yhdistys' }));
    await keyboard.press('Space');
    await expect(pages.getByRole('button', { name: '2 Yhdistyksen tiedot ehdollinen' })).toBeVisible();
    await expect(panel).toContainText('3 kohtaa näkyy, 0 ei näy. Sivuja on 3.');
    expect(await screenFaults(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ language: 'gb' });

  test('a trial begins at the selected question, and the panel gives way to it', async ({
    page,
    portal,
    administrator,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const aBox = (name: string) => aQuestion({ type: 'text', label: { fi: name, gb: name } });
    const first = aBox('First');
    const unseen = Array.from({ length: 20 }, (_, index) => aBox(`Unseen ${String(index)}`));
    const seen = Array.from({ length: 20 }, (_, index) => aBox(`Seen ${String(index)}`));
    const group = {
      guid: newGuid(),
      name: { fi: 'Lisätiedot', gb: 'Details' },
      description: {},
      fields: unseen.map(({ guid }) => guid),
      showWhen: { kind: 'field', field: first.guid, operator: 'answered', operand: null } as const,
    };
    const entryOf = ({ guid }: Field) => ({ kind: 'field', guid }) as const;
    const form = aForm(
      { fi: 'Pitkä lomake', gb: 'Long form' },
      {
        fields: [first, ...unseen, ...seen],
        groups: [group],
        layout: [entryOf(first), { kind: 'group', guid: group.guid }, ...seen.map(entryOf)],
      },
    );
    const { block } = await editForm(page, { portal, administrator, form });
    const sheet = page.getByRole('button', { name: 'Properties', exact: true });
    await block('Seen 0').press('Enter');
    await expect(sheet).toHaveAttribute('aria-expanded', 'true');

    await page.locator('summary', { hasText: 'More actions' }).press('Enter');
    await page.getByRole('button', { name: 'Try it', exact: true }).press('Enter');
    await expect(sheet).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasBox(page, 'Seen 0')).toBeInViewport();
    expect(await screenFaults(page)).toEqual([]);
  });
});
