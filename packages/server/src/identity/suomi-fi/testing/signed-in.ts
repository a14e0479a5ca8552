import { newId } from '@form-portal/dev-idp';
import type { TestClient } from '../../../testing/test-client.ts';
import type { SuomiFiUnderTest } from './suomi-fi-under-test.ts';

/** A browser in which somebody is identified, and the identity provider's names for that session. */
export interface SignedIn {
  readonly browser: TestClient;
  readonly nameId: string;
  readonly sessionIndex: string;
}

/** Identifies a person no other test has used. */
export async function signedIn(given: SuomiFiUnderTest): Promise<SignedIn> {
  const person = { nameId: newId().repeat(6), sessionIndex: newId() };
  return { browser: await given.identified({ assertion: person }), ...person };
}

/** Whether the session still exists. */
export async function isSignedIn({ browser }: Pick<SignedIn, 'browser'>): Promise<boolean> {
  return (await browser.get('/saml/session')).json().user !== null;
}
