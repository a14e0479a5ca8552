import { expect } from 'vitest';
import type { PortalUnderTest } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** The credentials of an ordinary account. */
export const aino = { username: 'aino', password: 'soutu vene 4' } as const;

/** Its other members, as administrators save them. */
export const ordinary = { Username: 'aino', Name: 'Aino Korhonen', Admin: false } as const;

/** The path of all accounts. */
export const users = '/api/admin/vault/users';

/** A session in a list. */
export interface Listed {
  readonly ID: string;
  readonly Kind: string;
  readonly User: string;
  readonly Address: string;
  readonly UserAgent: string;
  readonly Current: boolean;
}

/** Creates the account and returns its id. */
export async function addAino(given: PortalUnderTest): Promise<number> {
  const json = { ...ordinary, Password: aino.password };
  return (await (await given.admin()).post(users, { json })).json().ID;
}

/** Opens a browser, from a new address by default, in which the account is signed in. */
export async function signedInAsAino(given: PortalUnderTest, address?: string): Promise<TestClient> {
  const browser = given.client(address);
  const response = await browser.post('/api/session', {
    json: aino,
    headers: { 'user-agent': 'Firefox/140' },
  });
  expect(response.statusCode).toBe(200);
  return browser;
}

/** Lists sessions, by default a person’s own. */
export const listAt = async (
  browser: TestClient,
  path = '/api/account/sessions',
): Promise<readonly Listed[]> => (await browser.get(path)).json().Items;

/** Whether anybody is signed in in a browser. */
export const isSignedIn = async (browser: TestClient) =>
  (await browser.get('/api/session')).json().user !== null;
