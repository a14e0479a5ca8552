import type { Browser, Locator, Page } from '@playwright/test';
import { deliveredWithinMs } from '../portal/administrator.ts';
import type { Administrator } from '../portal/administrator.ts';
import { property } from './grant-application.ts';
import { expect } from '../journey.ts';
import { tabTo, typeInto } from '../controls/keyboard.ts';
import { waitForHydration } from '../pages/open-page.ts';
import type { PageGuard } from '../pages/page-guard.ts';
import type { Portal } from '../portal/portal.ts';
import { referenceOn } from '../submissions.ts';

/** A field that the journeys of the form builder add: its type's name, its label, and the vault property behind it. */
export interface BuiltField {
  readonly type: string;
  readonly label: string;
  readonly property: number;
  readonly isRequired?: true;
  /** Its options come from a value list. */
  readonly hasOptions?: true;
}

/** The class of the objects, and its object type, in English. Its mandatory properties have {@link builtFields} or predefined values. */
export const target = { objectType: 'Case', class: 'Grant application' } as const;

/** The vault's own name of the class. */
const className = 'Avustushakemus';

/** A field of every type except those of {@link times}. */
export const builtFields: readonly BuiltField[] = [
  { type: 'Text', label: 'Association', property: property.association, isRequired: true },
  { type: 'Text', label: 'Business ID', property: property.businessId, isRequired: true },
  { type: 'Text', label: 'Email', property: property.email, isRequired: true },
  { type: 'Long text', label: 'Plan', property: property.description, isRequired: true },
  { type: 'Number', label: 'Members', property: property.members },
  { type: 'Checkbox', label: 'Agreed', property: property.consent },
  { type: 'Rating', label: 'Satisfaction', property: property.rating },
  { type: 'Slider', label: 'Own share', property: property.ownShare },
  {
    type: 'Selection',
    label: 'Type of grant',
    property: property.grantType,
    isRequired: true,
    hasOptions: true,
  },
  { type: 'Dropdown', label: 'District', property: property.district, hasOptions: true },
  { type: 'Selection', label: 'Targets', property: property.targets, hasOptions: true },
  { type: 'Date and time', label: 'Event', property: property.event },
];

/** The fields of the group “Times”: two short ones side by side. */
export const times = {
  begins: { type: 'Date', label: 'Begins', property: property.begins, isRequired: true },
  callAt: { type: 'Time', label: 'Call at', property: property.callAt },
} as const satisfies Readonly<Record<string, BuiltField>>;

/** The properties of the resulting object in the vault; `year` is predefined. */
const delivered: Readonly<Record<number, unknown>> = {
  [property.association]: 'Kuusilahden Soutajat ry',
  [property.businessId]: '1234567-8',
  [property.email]: 'sihteeri@soutajat.example',
  [property.description]: 'Rowing school.',
  [property.members]: 148,
  [property.consent]: true,
  [property.rating]: 4,
  [property.ownShare]: 35,
  [property.begins]: '2027-02-01',
  [property.event]: '2027-05-31 18:05',
  [property.callAt]: '09:30',
  [property.grantType]: 2,
  [property.district]: 3,
  [property.targets]: [1, 3],
  [property.year]: 2028,
};

/** The vault's id of the class. */
async function classId(page: Page): Promise<number | undefined> {
  const structure = (await (await page.request.get('/api/structure')).json()) as {
    readonly classes: readonly { readonly ID: number; readonly Name: string }[];
  };
  return structure.classes.find(({ Name }) => Name === className)?.ID;
}

const answers = [
  ['Association', 'Kuusilahden Soutajat ry'],
  ['Business ID', '1234567-8'],
  ['Email', 'sihteeri@soutajat.example'],
  ['Plan', 'Rowing school.'],
  ['Members', '148'],
] as const;
const targets = ['Children and young people', 'Older people'] as const;

function controlsOf(form: Page) {
  const radios = (name: string): Locator =>
    form.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
  const event = form.getByRole('group', { name: 'Event', exact: true }).getByRole('textbox');
  return {
    box: (name: string): Locator => form.getByRole('textbox', { name, exact: true }),
    agreed: form.getByRole('checkbox', { name: 'Agreed', exact: true }),
    radios,
    target: (name: string): Locator =>
      form.getByRole('group', { name: 'Targets', exact: true }).getByRole('checkbox', { name, exact: true }),
    eventDay: event.first(),
    eventTime: event.last(),
    send: form.getByRole('button', { name: 'Send', exact: true }),
  };
}

/** Answers the form and sends it, as a visitor with a mouse does. */
export async function sendByPointer(form: Page): Promise<void> {
  const { box, agreed, radios, target: choice, eventDay, eventTime, send } = controlsOf(form);
  for (const [name, text] of answers) await box(name).fill(text);
  await agreed.check();
  await radios('Satisfaction').nth(4).check({ force: true });
  await box('Own share').fill('35');
  await radios('Type of grant').nth(1).check();
  await radios('District').nth(2).check();
  for (const name of targets) await choice(name).check();
  await eventDay.fill('31.5.2027');
  await eventTime.fill('18.05');
  await box('Begins').fill('1.2.2027');
  await box('Call at').fill('9.30');
  await send.click();
}

/** Answers the form and sends it by the keyboard alone, from the top of the page to its end. */
export async function sendByKeyboard(form: Page): Promise<void> {
  const { box, agreed, radios, target: choice, eventDay, eventTime, send } = controlsOf(form);
  const tick = async (control: Locator): Promise<void> => {
    await tabTo(form, control);
    await form.keyboard.press('Space');
  };
  /** Space chooses the first one, each arrow the next. */
  const choose = async (name: string, index: number): Promise<void> => {
    await tick(radios(name).first());
    for (let at = 0; at < index; at += 1) await form.keyboard.press('ArrowDown');
  };
  for (const [name, text] of answers) await typeInto(form, box(name), text);
  await tick(agreed);
  await choose('Satisfaction', 4);
  await typeInto(form, box('Own share'), '35');
  await choose('Type of grant', 1);
  await choose('District', 2);
  for (const name of targets) await tick(choice(name));
  await typeInto(form, eventDay, '31.5.2027');
  await typeInto(form, eventTime, '18.05');
  await typeInto(form, box('Begins'), '1.2.2027');
  await typeInto(form, box('Call at'), '930');
  await tabTo(form, send);
  await form.keyboard.press('Enter');
}

interface DeliverySetup {
  readonly page: Page;
  readonly portal: Portal;
  readonly guard: PageGuard;
  readonly browser: Browser;
  /** The administrator of the portal whose vault receives the object: this portal, or the one with the M-Files API. */
  readonly vaultAdministrator: Administrator;
}

/** A visitor opens the form that the editor has published, sends it, and the object of the vault carries the typed values. */
export async function expectDelivered(
  { page, portal, guard, browser, vaultAdministrator }: DeliverySetup,
  send: (form: Page) => Promise<void>,
): Promise<void> {
  guard.allow(portal.url);
  const visitor = await browser.newContext({ baseURL: portal.url, locale: 'en-GB' });
  await visitor.addCookies([{ name: 'selectedLanguage', value: 'gb', url: portal.url }]);
  const form = await visitor.newPage();
  await form.goto(`/form/${new URL(page.url()).pathname.split('/')[3] ?? ''}`);
  await waitForHydration(form);
  await send(form);
  const reference = await referenceOn(form);
  await visitor.close();

  await expect
    .poll(() => vaultAdministrator.findObject(reference), { timeout: deliveredWithinMs })
    .toMatchObject({ objectClass: await classId(page), properties: delivered });
}
