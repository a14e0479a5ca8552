import { join } from 'node:path';
import {
  startBreakingProxy,
  type BreakingProxy,
} from '../packages/server/src/mfws/testing/breaking-proxy.ts';
import { account, signIn } from './administrator.ts';
import { PortalProcess, type Environment } from './process.ts';

/** An object of the vault, as the sizes of its files. */
export type VaultObject = readonly number[];

/** The embedded vault behind its M-Files API, reached through a proxy that injects failures. */
export interface ChaosVault {
  readonly process: PortalProcess;
  readonly proxy: BreakingProxy;
  /** The variables of portals that deliver to it. */
  readonly variables: Environment;
  /** Logs in for reading; the returned function finds the objects of a submission. */
  readObjects(): Promise<(submission: string) => Promise<readonly VaultObject[]>>;
}

/** Starts the vault on a port. */
export async function startVault(port: number, workFolder: string): Promise<ChaosVault> {
  const process = new PortalProcess('vault', port, workFolder, {
    PORTAL_DATA_DIR: join(workFolder, 'vault'),
    PORTAL_ADMIN_USERNAME: account.username,
    PORTAL_ADMIN_PASSWORD: account.password,
    PORTAL_SAMPLE_FORMS: 'false',
    PORTAL_MFWS: 'true',
  });
  await process.start();
  const admin = await signIn(process.url);
  const property = await admin.post('/api/admin/vault/properties', { Name: 'Submission', DataType: 1 });
  const proxy = await startBreakingProxy(process.url, () => Promise.resolve());
  const [{ GUID: guid }] = await (await logIn(process.url))('server/vaults');
  return {
    process,
    proxy,
    variables: {
      PORTAL_VAULT: 'mfiles',
      PORTAL_MFILES_URL: proxy.url,
      PORTAL_MFILES_VAULT: guid,
      PORTAL_MFILES_USERNAME: account.username,
      PORTAL_MFILES_PASSWORD: account.password,
      PORTAL_MFILES_SUBMISSION_PROPERTY: String(property.ID),
    },
    async readObjects() {
      const read = await logIn(process.url, guid);
      return async (submission) => {
        const { Items } = await read(`objects?p${property.ID}=${submission}&d=include`);
        return Items.map(({ Files }: { readonly Files: readonly { readonly Size: number }[] }) =>
          Files.map(({ Size }) => Size),
        );
      };
    },
  };
}

/** A login at the face as the administrator, to one vault or to none. */
async function logIn(url: string, vault?: string): Promise<(path: string) => Promise<FaceResponse>> {
  const { username: Username, password: Password } = account;
  const body = JSON.stringify({ Username, Password, ...(vault === undefined ? {} : { VaultGuid: vault }) });
  const login = await fetch(`${url}/REST/server/authenticationtokens`, { method: 'POST', body });
  const { Value } = await login.json();
  return async (path) => {
    const response = await fetch(`${url}/REST/${path}`, { headers: { 'x-authentication': Value } });
    if (!response.ok) throw new Error(`${path} responds ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- responses of a foreign protocol
type FaceResponse = any;
