import type { Guid, VaultObjectRef, VaultTranslations } from '@form-portal/domain';
import {
  structureFromWire,
  structureToWire,
  valueListItemsFromWire,
  valueListItemsToWire,
} from '@form-portal/domain/wire';
import type { DiagnosedVault } from '../../diagnostics/diagnosed-vault.ts';
import type { Vault } from '../../port.ts';
import type { VaultSignOn } from '../../sign-on.ts';
import { createAccounts } from './accounts.ts';
import { findObject, createObject } from './deliver-object.ts';
import type { Service } from './http/login.ts';
import { createResponseCache, noCache, type ResponseCache } from './response-cache.ts';
import { listItems } from './list-items.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import { readStructure } from './read-structure.ts';
import { createServiceAccount, type ServiceAccount } from './service-account.ts';
import { createSignOn } from './sign-on.ts';
import { accessDiagnostics, errorFindings, findingVariables, removeObject } from './mfiles-diagnostics.ts';
import { sessionSchema } from './wire/session.wire.ts';

const structureCodec = { toWire: structureToWire, fromWire: structureFromWire };
const itemsCodec = { toWire: valueListItemsToWire, fromWire: valueListItemsFromWire };

interface Deps {
  readonly now: () => Date;
  /** Time limit of one exchange (ms). */
  readonly timeoutMs: number;
  readonly translations: VaultTranslations;
}

/** A vault in M-Files, reached through its web service, and its single sign-on. */
export function createMFilesVault(
  config: MFilesConfig,
  deps: Deps,
): { readonly vault: Vault; readonly signOn: VaultSignOn } {
  const connection = connect(config, deps);
  const accounts = createAccounts(connection.service, config);
  const responses = createResponseCache(config.cacheDir);
  return {
    vault: { ...serviceAccountVault(config, { ...deps, ...connection, responses }), ...accounts },
    signOn: createSignOn(connection.service, accounts),
  };
}

/** The same vault for the vault check: it logs in again and uses no cached responses. */
export function createMFilesDiagnostics(config: MFilesConfig, deps: Deps): DiagnosedVault {
  const connection = { ...deps, ...connect(config, deps), responses: noCache };
  return {
    access: accessDiagnostics({ ...connection, config }),
    errorFindings,
    variables: findingVariables,
    vault: serviceAccountVault(config, connection),
    removeObject: (ref) => removeObject(connection.account, ref),
  };
}

interface Connection {
  readonly service: Service;
  readonly account: ServiceAccount;
}

function connect(config: MFilesConfig, { now, timeoutMs }: Deps): Connection {
  const service = { url: config.url, vault: config.vault, timeoutMs, now };
  return { service, account: createServiceAccount(service, config) };
}

interface ServiceAccountVaultDeps extends Connection {
  readonly responses: ResponseCache;
  readonly translations: VaultTranslations;
}

/** The part of the vault that the service account does: everything except signing people in. */
function serviceAccountVault(
  config: MFilesConfig,
  { account, responses, translations }: ServiceAccountVaultDeps,
): Omit<Vault, 'signIn' | 'findAccount' | 'endLogin'> {
  const oneAtATime = createQueuePerSubmission();
  return {
    supports: { itemTranslations: translations.languages.length > 0 },
    readStructure: async () => ({
      ...(await responses.read('structure', structureCodec, () => account.run(readStructure))),
      ...translations,
    }),
    listValueListItems: (property) =>
      responses.read(`items-${String(property)}`, itemsCodec, () =>
        account.run((login) => listItems(login, property)),
      ),
    createObject: (object, files, confirmClaim) =>
      oneAtATime(object.submission, () =>
        account.run((login) => createObject(login, config, { object, files, confirmClaim })),
      ),
    findBySubmission: (submission) => account.run((login) => findObject(login, config, submission)),
    checkHealth: () =>
      account.run(async ({ request }) => {
        await request(sessionSchema, { method: 'GET', path: 'session' });
      }),
  };
}

/** Serialises creations for one submission, so that the second finds the first one's object (specification D11). */
function createQueuePerSubmission() {
  const last = new Map<Guid, Promise<unknown>>();
  return async (submission: Guid, work: () => Promise<VaultObjectRef>): Promise<VaultObjectRef> => {
    const before = last.get(submission) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(submission, mine);
    try {
      return await mine;
    } finally {
      if (last.get(submission) === mine) last.delete(submission);
    }
  };
}
