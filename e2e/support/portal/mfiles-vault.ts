import { freePort } from '../../../packages/storage/src/testing/free-port.ts';
import { request } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPortal } from './portal.ts';
import { signOnVariables, startProvider } from './single-sign-on.ts';
import type { APIRequestContext } from '@playwright/test';
import type { Portal } from './portal.ts';
import type { Provider } from './single-sign-on.ts';

/** Two portals: one whose vault has the M-Files API, and one that uses it as its vault. */
export interface PortalAndVault {
  /** The vault's identity provider. It stops with the vault. */
  readonly provider: Provider;
  readonly vault: Portal;
  /** Administered by the vault's own administrator. */
  readonly portal: Portal;
}

const account = {
  Username: 'form-portal',
  Name: 'Form Portal',
  Password: 'laituri, 8 tolppaa',
  Admin: false,
};

/**
 * Starts both, set up as described in docs/m-files.md: a dedicated account, a property for submissions, a file of translations. The vault
 * offers single sign-on, which is not configured in the portal.
 */
export async function startPortalAndVault(): Promise<PortalAndVault> {
  const port = String(await freePort());
  const provider = await startProvider(port);
  const vault = await startPortal({ PORTAL_MFWS: 'true', ...signOnVariables(provider) });
  const calls = await request.newContext({ baseURL: vault.url, extraHTTPHeaders: { origin: vault.url } });
  await post(calls, '/api/session', vault.admin);
  await post(calls, '/api/admin/vault/users', account);
  const property = await post(calls, '/api/admin/vault/properties', { Name: 'Submission GUID', DataType: 1 });
  const structure = (await (await calls.get('/api/structure')).json()) as { readonly translations: unknown };
  const names = join(vault.dataDir, 'names.json');
  await writeFile(names, JSON.stringify(structure.translations));
  const portal = await startPortal({
    PORTAL_PORT: port,
    PORTAL_VAULT: 'mfiles',
    PORTAL_MFILES_URL: `${vault.url}/REST`,
    PORTAL_MFILES_VAULT: await vaultGuid(calls, vault),
    PORTAL_MFILES_USERNAME: account.Username,
    PORTAL_MFILES_PASSWORD: account.Password,
    PORTAL_MFILES_SUBMISSION_PROPERTY: String(property['ID']),
    PORTAL_MFILES_TRANSLATIONS: names,
  });
  await calls.dispose();
  const stop: Portal['stop'] = async (options) => {
    await vault.stop(options);
    await provider.close();
  };
  return { provider, vault: { ...vault, stop }, portal: { ...portal, admin: vault.admin } };
}

async function post(
  calls: APIRequestContext,
  path: string,
  data: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await calls.post(path, { data });
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

async function vaultGuid(calls: APIRequestContext, { admin }: Portal): Promise<string> {
  const credentials = { Username: admin.username, Password: admin.password };
  const { Value } = await post(calls, '/REST/server/authenticationtokens', credentials);
  const headers = { 'x-authentication': String(Value) };
  const vaults = (await (await calls.get('/REST/server/vaults', { headers })).json()) as readonly {
    readonly GUID: string;
  }[];
  return vaults[0]?.GUID ?? '';
}
