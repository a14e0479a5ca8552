import { noVaultTranslations, parseGuid } from '@form-portal/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractStructure, VaultHarness } from '../../../contract/harness.ts';
import type { Vault } from '../../../port.ts';
import type { MFilesConfig } from '../mfiles-config.ts';
import { createMFilesVault } from '../mfiles-vault.ts';
import { countObjects, logIn, readObject } from './past-the-adapter.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the vault must contain, by name (docs/m-files.md#7-testing-the-adapter-on-a-real-server). */
const names = {
  otherObjectType: 'Portal test type',
  plainClass: 'Portal test plain',
  strictClass: 'Portal test strict',
  submission: 'Portal test submission',
  properties: {
    text: 'Portal test text',
    multiLineText: 'Portal test lines',
    integer: 'Portal test integer',
    floating: 'Portal test floating',
    date: 'Portal test date',
    time: 'Portal test time',
    timestamp: 'Portal test timestamp',
    boolean: 'Portal test boolean',
    lookup: 'Portal test lookup',
    multiLookup: 'Portal test lookups',
  },
} as const;

const timeoutMs = 60_000;

/** The harness of a real M-Files vault; undefined unless `VAULT_TEST_URL` is set. Throws when a related variable is missing. */
export function realVault(environment: Environment): VaultHarness | undefined {
  const url = environment['VAULT_TEST_URL'];
  if (!url) return undefined;
  const read = (name: string): string => {
    const value = environment[`VAULT_TEST_${name}`];
    if (!value) throw new Error(`VAULT_TEST_URL is set, but VAULT_TEST_${name} is not.`);
    return value;
  };
  const account = (prefix: string) => ({
    username: read(`${prefix}USERNAME`),
    password: read(`${prefix}PASSWORD`),
    name: read(`${prefix}NAME`),
  });
  const service = account('');
  const administrator = account('ADMIN_');
  const timeZone = environment['VAULT_TEST_TIME_ZONE'] ?? 'Europe/Helsinki';
  const vaultGuid = parseGuid(read('VAULT'));
  if (vaultGuid === undefined) throw new Error('VAULT_TEST_VAULT is not a GUID.');
  let cacheDir: string;
  const vaultAt = (address: string, submissionProperty: number | null, folder = 'kept'): Vault => {
    const config: MFilesConfig = {
      url: address,
      vault: vaultGuid,
      submissionProperty,
      timeZone,
      cacheDir: join(cacheDir, folder),
      username: service.username,
      password: service.password,
      administrators: null,
      translationsFile: null,
      objectUrl: null,
    };
    const translations = noVaultTranslations;
    return createMFilesVault(config, { now: () => new Date(), timeoutMs, translations }).vault;
  };
  return {
    async start() {
      cacheDir = await mkdtemp(join(tmpdir(), 'real-vault-'));
      const { structure, submission } = await findStructure(vaultAt(url, null));
      const reader = await logIn({ url, vault: read('VAULT'), ...administrator });
      return {
        vault: vaultAt(url, submission),
        structure,
        administrator,
        ordinary: service,
        disabled: { ...account('DISABLED_'), id: read('DISABLED_ID') },
        openAgain: () => Promise.resolve(vaultAt(url, submission, 'opened again')),
        readObject: (ref) => readObject(reader, ref, timeZone),
        countObjects: (type) => countObjects(reader, type, [structure.plainClass, structure.strictClass]),
      };
    },
    startUnreachable: () => Promise.resolve(vaultAt('http://127.0.0.1:1/REST', null, 'unreachable')),
    stop: () => rm(cacheDir, { recursive: true, force: true }),
  };
}

/** Finds the vault's numbers for the names above. */
async function findStructure(vault: Vault) {
  const { properties, classes, objectTypes } = await vault.readStructure();
  const idOf = (
    elements: readonly { readonly id: number; readonly name: string }[],
    name: string,
  ): number => {
    const found = elements.find((element) => element.name === name);
    if (found === undefined) throw new Error(`The vault has no element named “${name}”.`);
    return found.id;
  };
  const property = (name: keyof typeof names.properties) => idOf(properties, names.properties[name]);
  const ids: ContractStructure['properties'] = {
    text: property('text'),
    multiLineText: property('multiLineText'),
    integer: property('integer'),
    floating: property('floating'),
    date: property('date'),
    time: property('time'),
    timestamp: property('timestamp'),
    boolean: property('boolean'),
    lookup: property('lookup'),
    multiLookup: property('multiLookup'),
  };
  const [first, second, third, ...more] = await vault.listValueListItems(ids.lookup);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error(`The value list of “${names.properties.lookup}” has fewer than three items.`);
  const list = properties.find(({ id }) => id === ids.lookup)?.valueList ?? 0;
  const structure: ContractStructure = {
    objectType: 0,
    otherObjectType: idOf(objectTypes, names.otherObjectType),
    plainClass: idOf(classes, names.plainClass),
    strictClass: idOf(classes, names.strictClass),
    properties: ids,
    items: [first, second, third, ...more],
    workflows: [],
    states: [],
    translatedItem: { list, language: 0, name: '' },
  };
  return { structure, submission: idOf(properties, names.submission) };
}
