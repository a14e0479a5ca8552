import { freePort } from '../../../packages/storage/src/testing/free-port.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newKeyPair, startDevIdp } from '../../../packages/dev-idp/src/index.ts';
import type { Form } from '@form-portal/domain';
import { signInAdministrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';
import { aForm, aQuestion } from '../forms/forms.ts';
import { test as base } from '../journey.ts';
import { saveSiteSettings } from './municipality.ts';
import { open, waitForHydration } from '../pages/open-page.ts';
import { startPortal } from './portal.ts';
import type { Portal } from './portal.ts';
import type { PortalTexts } from '../texts.ts';

/** A portal with identification, and the identity provider on another site: `localhost` and `127.0.0.1`. */
export interface Identification {
  readonly idp: Awaited<ReturnType<typeof startDevIdp>>;
  /** The environment of the portal. */
  readonly environment: Readonly<Record<string, string>>;
  /** Creates another key of the portal; returns the variables that make it decrypt with both and publish the new one. */
  newKey(): Promise<Readonly<Record<string, string>>>;
}

/** Properties that the settings map, by the setting's name. */
const mappedProperties = {
  etunimet: 1000,
  sukunimi: 1010,
  henkilotunniste: 1030,
  kotimainen_katuosoite: 1001,
};

/** Starts an identity provider for a portal that is started with its environment. */
export async function startIdentification(): Promise<Identification & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-journey-keys-'));
  const write = async (name: string) => {
    const { privateKey, certificate } = newKeyPair(name);
    const key = join(folder, `${name}.key`);
    const cert = join(folder, `${name}.crt`);
    await Promise.all([writeFile(key, privateKey), writeFile(cert, certificate)]);
    return { key, cert };
  };
  const { key, cert } = await write('first');
  const port = String(await freePort());
  const idp = await startDevIdp('127.0.0.1', 0, `http://localhost:${port}/saml/metadata`);
  return {
    idp,
    environment: {
      PORTAL_PORT: port,
      PORTAL_SAML_IDP_METADATA: `${idp.url}/metadata`,
      PORTAL_SAML_SIGNING_KEY: key,
      PORTAL_SAML_SIGNING_CERT: cert,
    },
    newKey: async () => {
      const next = await write('next');
      return {
        PORTAL_SAML_DECRYPTION_KEYS: `${next.key},${key}`,
        PORTAL_SAML_ENCRYPTION_CERT: next.cert,
      };
    },
    close: async () => {
      await idp.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Switches identification on, with every attribute that a form may request. */
export async function mapAttributes(administrator: Administrator): Promise<void> {
  await administrator.saveSettings({ suomifi: { enabled: true, ...mappedProperties } });
}

/** The base of journeys with identification: the worker's portal uses the identity provider, which has no session at first. */
export const test = base.extend<
  { readonly forgetful: undefined },
  { readonly identification: Identification; readonly portal: Portal; readonly administrator: Administrator }
>({
  identification: [
    async ({}, use) => {
      const identification = await startIdentification();
      await use(identification);
      await identification.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ identification }, use) => {
      const portal = await startPortal(identification.environment);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  administrator: async ({ portal }, use) => {
    const administrator = await signInAdministrator(portal);
    await saveSiteSettings(administrator);
    await mapAttributes(administrator);
    await use(administrator);
    await administrator.signOut();
  },
  forgetful: [
    async ({ identification, guard }, use) => {
      guard.allow(identification.idp.url);
      await fetch(`${identification.idp.url}/logout`);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A form with identification: a text that is verified, one that is not, and one without a property. */
export function aGatedForm(changes: Partial<Form> = {}): Form {
  const text = (fi: string, gb: string, property = -1) =>
    aQuestion({
      type: 'text',
      label: { fi, gb },
      ...(property === -1 ? {} : { property, dataType: 1, required: true }),
    });
  const fields = [
    text('Etunimet', 'First names', 1000),
    text('Sukunimi', 'Last name', 1010),
    text('Puhelin', 'Phone', 1002),
    text('Asia', 'Matter'),
  ];
  return aForm(
    { fi: 'Venepaikan vaihto', gb: 'Change of berth' },
    {
      fields,
      identity: { enabled: true, attributes: ['firstNames', 'lastName', 'personalIdentityCode'] },
      ...changes,
    },
  );
}

/** Chooses a person at the identity provider. */
export function person(page: Page, purpose: string): Locator {
  return page.getByRole('link', { name: purpose });
}

/** Ends the sessions of the portal and the identity provider, as time does: no page is notified. */
export async function endSessions(context: BrowserContext, { idp }: Identification): Promise<void> {
  await context.clearCookies({ name: 'sid' });
  await fetch(`${idp.url}/logout`);
}

/** Goes from a form to the identity provider and returns identified as a person. */
export async function identify(page: Page, texts: PortalTexts, purpose: string): Promise<void> {
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await person(page, purpose).click();
  await page.getByRole('textbox').first().waitFor();
  await waitForHydration(page);
}

/** Ends the session of the identified person and identifies another one for a form in a second tab, which it returns. */
export async function identifyInAnotherTab(
  { context, texts, identification }: IdentifiedVisit,
  form: string,
  purpose: string,
): Promise<Page> {
  await endSessions(context, identification);
  const other = await context.newPage();
  await open(other, `/form/${form}`);
  await identify(other, texts, purpose);
  return other;
}

interface IdentifiedVisit {
  readonly context: BrowserContext;
  readonly texts: PortalTexts;
  readonly identification: Identification;
}

export { expect } from '../journey.ts';
