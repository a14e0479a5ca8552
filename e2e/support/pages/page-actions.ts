import type { Page } from '@playwright/test';
import { contactForm } from '../../../packages/server/src/samples/contact-form.ts';
import type { Administrator } from '../portal/administrator.ts';
import { chooseButton, chooseFiles } from '../controls/choose-files.ts';
import { askingForContact, fillContact } from '../forms/contact-form.ts';
import { aPdf, aPicture, aProgram } from '../forms/files.ts';
import { copyOf } from '../forms/forms.ts';
import { askingForGrant, grantOnOnePage } from '../forms/grant-application.ts';
import { open, openForm } from './open-page.ts';
import type { PageGuard } from './page-guard.ts';
import type { Portal } from '../portal/portal.ts';
import type { PortalTexts } from '../texts.ts';

/** The fixtures that these actions use. */
export interface JourneyFixtures {
  readonly page: Page;
  readonly texts: PortalTexts;
  readonly portal: Portal;
  readonly administrator: Administrator;
  readonly guard: PageGuard;
}

/** Sends a long form of one page without an answer. */
export async function sendEmpty({ page, texts, administrator }: JourneyFixtures): Promise<void> {
  await openForm(page, administrator, grantOnOnePage());
  await askingForGrant(page, texts).send.click();
  await page.getByRole('alertdialog').waitFor();
}

/** Opens a separate copy of the contact form and answers the required questions. */
export async function fill({ page, texts, administrator }: JourneyFixtures): Promise<void> {
  await openForm(page, administrator, copyOf(contactForm));
  await fillContact(page, texts, 'Satamakadun 5 kohdalla on kuoppa.');
}

/** Attaches two files that are accepted and two that are refused. */
export async function attach({ page, texts }: JourneyFixtures): Promise<void> {
  await chooseFiles(page, chooseButton(page, texts), [
    aPicture('kuoppa-satamakatu-5-kesakuun-ensimmaisena-paivana.png'),
    aPicture('lahikuva.png'),
    aProgram('kartta.exe'),
    aPdf('selvitys.pdf'),
  ]);
  await page.getByText(texts.text('filesRejected', { n: 2 })).waitFor({ state: 'attached' });
}

/** Sends the contact form. */
export async function send({ page, texts }: JourneyFixtures): Promise<void> {
  await askingForContact(page, texts).send.click();
}

/** Tries to sign in as the portal's administrator. */
export async function signIn({ page, portal, texts }: JourneyFixtures, password: string): Promise<void> {
  await open(page, `${portal.url}/login`);
  await page.getByLabel(texts.text('username')).fill(portal.admin.username);
  await page.getByLabel(texts.text('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.text('login') }).click();
}
