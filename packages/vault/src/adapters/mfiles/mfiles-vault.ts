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
import { findObject, makeObject } from './deliver-object.ts';
import type { Service } from './http/login.ts';
import { createKeptAnswers, nothingKept, type KeptAnswers } from './kept-answers.ts';
import { listItems } from './list-items.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import { readStructure } from './read-structure.ts';
import { createServiceAccount, type ServiceAccount } from './service-account.ts';
import { createSignOn } from './sign-on.ts';
import { accessDiagnostics, removeObject } from './mfiles-diagnostics.ts';
import { sessionSchema } from './wire/session.wire.ts';

const structureCodec = { toWire: structureToWire, fromWire: structureFromWire };
const itemsCodec = { toWire: valueListItemsToWire, fromWire: valueListItemsFromWire };

interface Collaborators {
  readonly now: () => Date;
  /** Time limit of one exchange (ms). */
  readonly timeoutMs: number;
  readonly translations: VaultTranslations;
}

/** A vault in M-Files, reached through its web service, and its single sign-on. */
export function createMFilesVault(
  config: MFilesConfig,
  collaborators: Collaborators,
): { readonly vault: Vault; readonly signOn: VaultSignOn } {
  const connection = connect(config, collaborators);
  const accounts = createAccounts(connection.service, config);
  const answers = createKeptAnswers(config.cacheDir);
  return {
    vault: { ...deliveriesOf(config, { ...collaborators, ...connection, answers }), ...accounts },
    signOn: createSignOn(connection.service, accounts),
  };
}

/** The same vault for the vault check: it logs in anew and uses no stored answers. */
export function createMFilesDiagnostics(config: MFilesConfig, collaborators: Collaborators): DiagnosedVault {
  const connection = { ...collaborators, ...connect(config, collaborators), answers: nothingKept };
  return {
    access: accessDiagnostics({ ...connection, config }),
    vault: deliveriesOf(config, connection),
    removeObject: (ref) => removeObject(connection.account, ref),
  };
}

interface Connection {
  readonly service: Service;
  readonly account: ServiceAccount;
}

function connect(config: MFilesConfig, { now, timeoutMs }: Collaborators): Connection {
  const service = { url: config.url, vault: config.vault, timeoutMs, now };
  return { service, account: createServiceAccount(service, config) };
}

interface Parts extends Connection {
  readonly answers: KeptAnswers;
  readonly translations: VaultTranslations;
}

function deliveriesOf(
  config: MFilesConfig,
  { account, answers, translations }: Parts,
): Omit<Vault, 'signIn' | 'findAccount' | 'endLogin'> {
  const oneAtATime = createTurns();
  return {
    supports: { itemTranslations: translations.languages.length > 0, administration: false },
    readStructure: async () => ({
      ...(await answers.ask('structure', structureCodec, () => account.run(readStructure))),
      ...translations,
    }),
    listValueListItems: (property) =>
      answers.ask(`items-${String(property)}`, itemsCodec, () =>
        account.run((login) => listItems(login, property)),
      ),
    createObject: (object, files, confirm) =>
      oneAtATime(object.submission, () =>
        account.run((login) => makeObject(login, config, { object, files, confirm })),
      ),
    findBySubmission: (submission) => account.run((login) => findObject(login, config, submission)),
    checkHealth: () =>
      account.run(async ({ ask }) => {
        await ask(sessionSchema, { method: 'GET', path: 'session' });
      }),
  };
}

/** Serializes creations for one submission, so that the second finds the first one's object (specification D11). */
function createTurns() {
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
