import { join } from 'node:path';
import {
  startBreakingProxy,
  type BreakingProxy,
} from '../packages/server/src/mfws/testing/breaking-proxy.ts';
import { account, signIn } from './administrator.ts';
import { PortalProcess, type Environment } from './process.ts';

/** What the vault holds of a submission: an object, by the sizes of its files. */
export type VaultObject = readonly number[];

/** The embedded vault behind its M-Files face, reached through something that breaks. */
export interface ChaosVault {
  readonly process: PortalProcess;
  readonly proxy: BreakingProxy;
  /** The variables of portals that deliver to it. */
  readonly variables: Environment;
  /** Logs in to look; what it answers finds the objects of a submission. */
  readObjects(): Promise<(submission: string) => Promise<readonly VaultObject[]>>;
}

/** Starts it at a port. */
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
      const ask = await logIn(process.url, guid);
      return async (submission) => {
        const { Items } = await ask(`objects?p${property.ID}=${submission}&d=include`);
        return Items.map(({ Files }: { readonly Files: readonly { readonly Size: number }[] }) =>
          Files.map(({ Size }) => Size),
        );
      };
    },
  };
}

/** A login at the face as the administrator, to one vault or to none. */
async function logIn(url: string, vault?: string): Promise<(path: string) => Promise<FaceAnswer>> {
  const { username: Username, password: Password } = account;
  const body = JSON.stringify({ Username, Password, ...(vault === undefined ? {} : { VaultGuid: vault }) });
  const login = await fetch(`${url}/REST/server/authenticationtokens`, { method: 'POST', body });
  const { Value } = await login.json();
  return async (path) => {
    const answer = await fetch(`${url}/REST/${path}`, { headers: { 'x-authentication': Value } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of a foreign protocol
type FaceAnswer = any;
