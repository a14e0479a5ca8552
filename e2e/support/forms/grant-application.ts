import { expect, type Locator, type Page } from '@playwright/test';
import type { Form } from '@form-portal/domain';
import { grantApplication } from '../../../packages/server/src/samples/grant-application.ts';
import { asking } from '../controls/asking.ts';
import type { Asking } from '../controls/asking.ts';
import { chooseFiles } from '../controls/choose-files.ts';
import type { VisitorFile } from './files.ts';
import { copyOf } from './forms.ts';
import { tabTo, typeInto } from '../controls/keyboard.ts';
import { requiredText, type PortalTexts } from '../texts.ts';

/** The vault's properties behind the questions of the sample grant application. */
export const property = {
  applicantType: 1071,
  association: 1046,
  businessId: 1053,
  members: 1054,
  email: 1036,
  contact: 1012,
  phone: 1002,
  callAt: 1011,
  district: 1004,
  grantType: 1047,
  targets: 1051,
  begins: 1049,
  ends: 1050,
  description: 1052,
  otherGrants: 1005,
  sum: 1048,
  costs: 1058,
  ownShare: 1059,
  event: 1061,
  iban: 1062,
  rating: 1015,
  consent: 1055,
  year: 1057,
  receivedThrough: 1069,
} as const;

const optionNames = {
  fi: {
    applicantType: 'Yhdistys',
    district: 'Itäranta',
    grantType: 'Kohdeavustus',
    targets: ['Lapset ja nuoret', 'Ikääntyneet'],
  },
  gb: {
    applicantType: 'Association',
    district: 'Harbour',
    grantType: 'Project grant',
    targets: ['Children and young people', 'Older people'],
  },
  se: {
    applicantType: 'Förening',
    district: 'Östra stranden',
    grantType: 'Projektbidrag',
    targets: ['Barn och unga', 'Äldre'],
  },
} as const;

const addGrant = { fi: 'Lisää avustus', gb: 'Add grant', se: 'Lägg till bidrag' } as const;

const description =
  'Järjestämme soutukoulun lapsille kesäkuussa.\nIltasoudut ikääntyneille kahdesti viikossa.';

/** The required questions, in the order of the form. */
export const required = [
  property.applicantType,
  property.association,
  property.businessId,
  property.email,
  property.grantType,
  property.begins,
  property.description,
  property.sum,
  property.iban,
  property.consent,
] as const;

/** The questions that are bound to no property, by their Finnish label. */
const unbound = {
  isRegistered: 'Yhdistys on rekisteröity',
  registerNumber: 'Rekisterinumero',
  project: 'Hankkeen nimi',
  grantedBy: 'Myöntäjä',
  otherGrant: 'Haettu summa',
  rents: 'Tilavuokrat',
  wages: 'Palkat ja palkkiot',
  ownFunding: 'Oma rahoitus',
} as const;

/** The grant application without pages and requested files, for journeys of a long form of one page. */
export function grantOnOnePage(): Form {
  const { pages: _, layout, attachments, ...form } = copyOf(grantApplication);
  const { requests: __, ...rules } = attachments;
  return {
    ...form,
    layout: layout.map(({ page: ___, ...entry }) => entry),
    attachments: rules,
    checkAnswers: false,
  };
}

/** The label of a question by its Finnish one. */
function labelOf(finnish: string, { language }: PortalTexts): string {
  const field = grantApplication.fields.find(({ label }) => label['fi'] === finnish);
  if (field === undefined) throw new Error(`the form has no field ${finnish}`);
  return requiredText(field.label, language);
}

/** The controls of the grant application on a page. */
export function askingForGrant(page: Page, texts: PortalTexts): Asking {
  return asking(page, grantApplication, texts);
}

/** The button that leads from a page of the grant application, counted from 0, to the next one. */
export function nextOf(page: Page, texts: PortalTexts, index: number): Locator {
  const to = grantApplication.pages?.[index + 1]?.name ?? {};
  return page.getByRole('button', {
    name: texts.text('nextPage', { page: requiredText(to, texts.language) }),
    exact: true,
  });
}

/** Answers every question page by page with the keyboard alone; `onFirst` is called after the first answer. */
export async function fillWithKeyboard(
  page: Page,
  texts: PortalTexts,
  onFirst: () => Promise<void> = async () => undefined,
): Promise<void> {
  const ask = askingForGrant(page, texts);
  const names = optionNames[texts.language];
  const type = (id: number, text: string) => typeInto(page, ask.box(id), text);
  const typeUnbound = (finnish: string, text: string) =>
    typeInto(page, page.getByRole('textbox', { name: labelOf(finnish, texts), exact: true }), text);
  const goToNextPage = async (index: number) => {
    await tabTo(page, nextOf(page, texts, index));
    await page.keyboard.press('Enter');
    const heading = requiredText(grantApplication.pages?.[index + 1]?.name ?? {}, texts.language);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };

  await tabTo(page, ask.group(property.applicantType).getByRole('radio').first());
  await arrowTo(page, ask, property.applicantType, names.applicantType);
  await type(property.association, 'Kuusilahden Soutajat ry');
  await onFirst();
  await type(property.businessId, '1234567-1');
  await type(property.members, '148');
  await tabTo(page, page.getByRole('checkbox', { name: labelOf(unbound.isRegistered, texts), exact: true }));
  await page.keyboard.press('Space');
  await typeUnbound(unbound.registerNumber, '123.456');
  await type(property.email, 'sihteeri@kuusilahdensoutajat.example');
  await type(property.contact, 'Aino Korhonen');
  await type(property.phone, '040 123 4567');
  await type(property.callAt, '930');
  await tabTo(page, ask.group(property.district).getByRole('radio').first());
  await arrowTo(page, ask, property.district, names.district);
  await goToNextPage(0);

  await tabTo(page, ask.group(property.grantType).getByRole('radio').first());
  await arrowTo(page, ask, property.grantType, names.grantType);
  await typeUnbound(unbound.project, 'Soutukoulu');
  for (const target of names.targets) {
    await tabTo(page, ask.option(property.targets, target));
    await page.keyboard.press('Space');
  }
  await type(property.begins, '1.2.2027');
  await type(property.ends, '30.11.2027');
  await type(property.description, description);
  const event = ask.group(property.event);
  await typeInto(
    page,
    event.getByRole('textbox', { name: texts.text('fieldType.datetime.date') }),
    '31.5.2027',
  );
  await typeInto(page, event.getByRole('textbox', { name: texts.text('fieldType.datetime.time') }), '18.05');
  await goToNextPage(1);

  await typeUnbound(unbound.rents, '10 000');
  await typeUnbound(unbound.wages, '2345,67 €');
  await tabTo(page, page.getByRole('button', { name: addGrant[texts.language], exact: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Seurasäätiö');
  await typeUnbound(unbound.otherGrant, '1 500');
  await typeUnbound(unbound.ownFunding, '6345.67');
  await type(property.sum, '4 500 €');
  await tabTo(page, ask.track(property.ownShare));
  for (const key of ['PageUp', 'PageUp', 'PageUp', ...Array.from({ length: 5 }, () => 'ArrowRight')])
    await page.keyboard.press(key);
  await type(property.iban, 'fi21 1234 5600 0007 85');
  await goToNextPage(2);

  await tabTo(page, ask.tick(property.consent));
  await page.keyboard.press('Space');
  await tabTo(page, ask.group(property.rating).getByRole('radio').first());
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
}

/** Attaches a file to the first request and marks the second to come later. */
export async function answerRequests(page: Page, texts: PortalTexts, file: VisitorFile): Promise<void> {
  const [plan, accounts] = (grantApplication.attachments.requests ?? []).map(({ name }) =>
    requiredText(name, texts.language),
  );
  const choose = page.getByRole('button', {
    name: `${texts.text('requestedFile.choose')} ${plan ?? ''}`,
  });
  await chooseFiles(page, choose, [file]);
  const later = page.getByRole('button', {
    name: `${texts.text('requestedFile.sayLater')} ${accounts ?? ''}`,
  });
  await tabTo(page, later);
  await page.keyboard.press('Enter');
  await expect(later).toBeHidden();
}

/** Moves to an option of a radio group with the arrow keys; the first one has the focus. */
async function arrowTo(page: Page, ask: Asking, id: number, name: string): Promise<void> {
  const option = ask.option(id, name);
  await page.keyboard.press('Space');
  while (!(await option.isChecked())) await page.keyboard.press('ArrowDown');
}

/** The properties of the resulting object in the vault. */
export function grantedProperties(ask: Asking, { language }: PortalTexts): Readonly<Record<number, unknown>> {
  const names = optionNames[language];
  return {
    [property.applicantType]: ask.optionId(property.applicantType, names.applicantType),
    [property.association]: 'Kuusilahden Soutajat ry',
    [property.businessId]: '1234567-1',
    [property.members]: 148,
    [property.email]: 'sihteeri@kuusilahdensoutajat.example',
    [property.contact]: 'Aino Korhonen',
    [property.phone]: '+358401234567',
    [property.callAt]: '09:30',
    [property.district]: ask.optionId(property.district, names.district),
    [property.grantType]: ask.optionId(property.grantType, names.grantType),
    [property.targets]: names.targets.map((name) => ask.optionId(property.targets, name)),
    [property.begins]: '2027-02-01',
    [property.ends]: '2027-11-30',
    [property.description]: description,
    [property.otherGrants]: expect.stringMatching(/^Seurasäätiö; \D*1\D500\D*$/),
    [property.sum]: 4500,
    [property.costs]: 12345.67,
    [property.ownShare]: 35,
    [property.event]: '2027-05-31 18:05',
    [property.iban]: 'FI2112345600000785',
    [property.rating]: 4,
    [property.consent]: true,
    [property.year]: 2027,
    [property.receivedThrough]: 1,
  };
}
