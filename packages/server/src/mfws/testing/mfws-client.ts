import type { LightMyRequestResponse } from 'fastify';
import { testAdmin, type PortalUnderTest } from '../../testing/app-under-test.ts';

/** A client of the M-Files API that uses only the published protocol. */
export interface MfwsClient {
  /** Sends to a path below `/REST`; an object or list as JSON, a buffer unchanged. */
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The same, and expects success. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the responses of a foreign protocol
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<any>;
}

type Headers = Readonly<Record<string, string>>;

/** The account of ordinary users in these tests. */
export const ordinaryUser = { username: 'aino', password: 'soutu vene 4' } as const;

/** A client that sends `own` headers with every request, and no content type by default. */
export function mfwsClient(given: PortalUnderTest, own: Headers = {}): MfwsClient {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    const payload = Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body);
    return given.portal.app.inject({
      method: method as 'GET',
      url: `/REST/${path}`,
      remoteAddress: '198.51.100.7',
      headers: { ...own, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  }
  return {
    send,
    async call(method, path, body, headers) {
      const response = await send(method, path, body, headers);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
      return response.json();
    },
  };
}

/** The vault's GUID as the service reports it. */
export async function vaultGuid(given: PortalUnderTest): Promise<string> {
  const token = await tokenOf(given, testAdmin);
  const [vault] = await mfwsClient(given, { 'x-authentication': token }).call('GET', 'server/vaults');
  return String(vault.GUID);
}

/** Obtains a token; with `VaultGuid` one for the vault. */
export async function tokenOf(
  given: PortalUnderTest,
  { username, password }: { readonly username: string; readonly password: string },
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = { Username: username, Password: password, ...more };
  const { Value } = await mfwsClient(given).call('POST', 'server/authenticationtokens', body);
  return String(Value);
}

/** A client that is logged in to the vault. */
export async function loggedIn(
  given: PortalUnderTest,
  account: { readonly username: string; readonly password: string } = testAdmin,
  more: Readonly<Record<string, unknown>> = {},
): Promise<MfwsClient> {
  const token = await tokenOf(given, account, { VaultGuid: await vaultGuid(given), ...more });
  return mfwsClient(given, { 'x-authentication': token });
}

/** Creates the ordinary user's account. */
export async function addOrdinaryUser(given: PortalUnderTest): Promise<number> {
  const admin = await given.admin();
  const { username: Username, password: Password } = ordinaryUser;
  const json = { Username, Password, Name: 'Aino Korhonen', Admin: false };
  const response = await admin.post('/api/admin/vault/users', { json });
  if (response.statusCode !== 201) throw new Error(response.body);
  return Number(response.json().ID);
}
