import type { Page } from '@playwright/test';
import { startIdentification } from '../support/portal/identification.ts';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, test } from '../support/journey.ts';
import { open } from '../support/pages/open-page.ts';
import { axeFaults, reflowFaults, structureFaults } from '../support/pages/page-faults.ts';
import { visits } from '../support/pages/page-states.ts';
import { targetFaults } from '../support/pages/target-faults.ts';
import { signIn } from '../support/pages/page-actions.ts';
import { main } from '../support/main.ts';
import type { JourneyLanguage } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Visit = keyof typeof visits;

/** Expects no accessibility faults; a failure lists all of them. */
function expectNone(faults: readonly string[]): void {
  expect(faults.join('\n\n')).toBe('');
}

/** The index of the last of some states in a visit. */
function lastOf(visit: Visit, states: readonly string[]): number {
  const indexes = states.map((state) => Object.keys(visits[visit]).indexOf(state));
  expect(indexes).not.toContain(-1);
  return Math.max(...indexes);
}

/** The page of a visitor who leaves forms unsent: the browser asks, and they leave. */
function leaving(page: Page): Page {
  return page.on('dialog', (dialog) => void dialog.accept());
}

for (const [visit, states] of Object.entries(visits)) {
  test(`${visit}: no state has an accessibility fault: axe in light and dark, structure, targets, reflow, spaced and larger text, no motion`, async ({
    page,
    texts,
    portal,
    administrator,
    guard,
  }) => {
    leaving(page);
    for (const [state, reach] of Object.entries(states))
      await test.step(state, async () => {
        await reach({ page, texts, portal, administrator, guard });
        expectNone(await inspect(page));
      });
  });
}

test(
  'a list with a search and badges, and a form that asks for identification, have no accessibility faults',
  main,
  async ({ page, texts, guard, startOwnPortal }) => {
    const identification = await startIdentification();
    const portal = await startOwnPortal('quiet', identification.environment);
    const administrator = await signInAdministrator(portal);
    await administrator.saveSettings({ suomifi: { enabled: true, etunimet: 1000, sukunimi: 1010 } });
    const forms: string[] = [];
    for (let number = 1; number <= 10; number += 1) {
      const name = `Venepaikan haku, laituri ${String(number)}`;
      const form = aForm(
        { fi: name, gb: name },
        {
          fields: [aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: 'Name of the boat' } })],
          identity: { enabled: true, attributes: ['firstNames', 'lastName'] },
          showInFormPortal: true,
          ...(number > 1 && {
            listDescription: { fi: 'Kuntaan rekisteröidyille veneille', gb: 'For local boats' },
          }),
        },
      );
      forms.push(await administrator.publish(form));
    }
    await open(page, portal.url);
    const row = page.getByRole('link', { name: 'Venepaikan haku, laituri 1', exact: true });
    await row.focus();
    await expect(row).toHaveAccessibleDescription(texts.text('suomifiTooltip'));
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText([
      texts.text('suomifiTooltip'),
    ]);
    const faults = [...(await inspect(page))];

    await open(page, `${portal.url}/form/${forms[0] ?? ''}`);
    await expect(page.getByRole('link', { name: texts.text('authenticate') })).toBeVisible();
    faults.push(...(await inspect(page)));

    await signIn({ page, texts, portal, administrator, guard }, portal.admin.password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await open(page, `${portal.url}/form/${forms[0] ?? ''}`);
    const identify = page.getByRole('button', { name: texts.text('authenticate') });
    await expect(identify).toHaveAttribute('aria-disabled', 'true');
    await expect(identify).toHaveAccessibleDescription(new RegExp(texts.text('vaultUserMustLogout')));
    faults.push(...(await inspect(page)));
    await administrator.signOut();
    expectNone(faults);
    await identification.close();
  },
);

const afterSending = 'a form that could not be sent as it is';

/** The states that are examined in another language, by visit; those before them only lead there. */
const elsewhere: readonly (readonly [JourneyLanguage, readonly (readonly [Visit, readonly string[]])[]])[] = [
  [
    'gb',
    [
      ['the list and the pages around it', ['the list']],
      ['a long form', ['a form with an error summary']],
      ['a form with attachments', ['a form with attachments']],
      ['a form that is sent', ['the popup when sending failed']],
      [afterSending, Object.keys(visits[afterSending])],
      ['the sign-in and what follows it', ['the sign-in page after a wrong password']],
    ],
  ],
  ['se', [[afterSending, Object.keys(visits[afterSending])]]],
];

for (const [language, reached] of elsewhere) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test('the pages have no accessibility faults on a narrow phone', async ({
      page,
      texts,
      portal,
      administrator,
      guard,
    }) => {
      leaving(page);
      for (const [visit, examined] of reached)
        for (const [state, reach] of Object.entries(visits[visit]).slice(0, lastOf(visit, examined) + 1))
          await test.step(state, async () => {
            await reach({ page, texts, portal, administrator, guard });
            if (!examined.includes(state)) return;
            expectNone([
              ...(await structureFaults(page)),
              ...(await axeFaults(page, 'light, 320 px')),
              ...(await targetFaults(page, '320 px')),
              ...(await reflowFaults(page, '320 px')),
            ]);
          });
    });
  });
}
