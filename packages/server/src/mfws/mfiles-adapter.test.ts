import { dataTypes, parseGuid, type DataType, type Result } from '@form-portal/domain';
import {
  createVault,
  type VaultAdministration,
  type VaultAdapterDeps,
  type MFilesConfig,
  type Vault,
} from '@form-portal/vault';
import {
  contractAccounts,
  describeVault,
  readStoredObject,
  type ContractStructure,
  type VaultHarness,
} from '@form-portal/vault/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { vaultGuid } from './testing/mfws-client.ts';

const { administrator, ordinary, disabled } = contractAccounts;
const service = { username: 'portal', password: 'laituri, 8 tolppaa', name: 'Form Portal' };

const timeoutMs = 20_000;
const timeZone = 'Europe/Helsinki';

// On one engine: the M-Files API and the vault behind it are tested on both.
describe('the M-Files adapter', () => {
  describeVault('against the M-Files API of a portal, over HTTP', mfilesApiHarness());
});

/** The M-Files API of a whole portal at its own address; stored objects are read bypassing that API. */
function mfilesApiHarness(): VaultHarness {
  let portal: PortalUnderTest;
  return {
    async start() {
      portal = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' });
      const address = await portal.portal.app.listen({ port: 0, host: '127.0.0.1' });
      const { administration } = await createVault(
        { adapter: 'embedded', timeZone },
        depsOf(portal),
        timeoutMs,
      );
      if (administration === undefined) throw new Error('The embedded vault can be administered.');
      const { structure, submission } = await addStructure(administration);
      const account = async (user: typeof service, admin: boolean, enabled = true): Promise<string> =>
        String(valueOf(await administration.saveUser(null, { ...user, admin, enabled })));
      await account(administrator, true);
      await account(ordinary, false);
      await account(service, false);
      const disabledId = await account(disabled, true, false);
      const translations = await translationsFile(portal, structure);
      const open = () => adapterTo(portal, `${address}/REST`, submission, translations);
      return {
        vault: await open(),
        openAgain: open,
        structure,
        administrator,
        ordinary,
        disabled: { ...disabled, id: disabledId },
        readObject: (ref) => readStoredObject(administration, ref),
        countObjects: (type) => countObjects(administration, type),
      };
    },
    // Nothing listens on port 1.
    startUnreachable: () => adapterTo(portal, 'http://127.0.0.1:1/REST', null, null),
    stop: () => portal.close(),
  };
}

function depsOf({ portal, system }: PortalUnderTest): VaultAdapterDeps {
  const { database, blobs } = portal.storage;
  return { ...system, database, blobs };
}

async function adapterTo(
  given: PortalUnderTest,
  url: string,
  submissionProperty: number | null,
  translationsFile: string | null,
): Promise<Vault> {
  const mfiles: MFilesConfig = {
    url,
    submissionProperty,
    timeZone,
    vault: parseGuid(await vaultGuid(given))!,
    username: service.username,
    password: service.password,
    administrators: null,
    cacheDir: join(given.config.dataDir, 'mfiles', String(submissionProperty)),
    translationsFile,
    objectUrl: null,
  };
  const { vault } = await createVault({ adapter: 'mfiles', ...mfiles }, depsOf(given), timeoutMs);
  return vault;
}

/** Languages and translated names, which the service does not provide (specification D35). */
async function translationsFile(
  { config }: PortalUnderTest,
  { translatedItem: { list, language, name }, items: [{ id }] }: ContractStructure,
): Promise<string> {
  const file = join(config.dataDir, 'translations.json');
  const Language = [{ ID: language, Name: 'English' }];
  const ValueListItems = { [list]: { [id]: { [language]: name } } };
  await writeFile(file, JSON.stringify({ Language, ValueListItems }));
  return file;
}

async function addStructure(administration: VaultAdministration) {
  const list = valueOf(await administration.saveValueList(null, { name: 'Vaihtoehdot' }));
  const item = async (name: string) => ({
    id: valueOf(await administration.saveItem(list, null, { name })),
    name,
  });
  const items = [await item('Kolmas'), await item('Ensimmäinen'), await item('Toinen')] as const;
  const property = async (name: string, dataType: DataType, valueList: number | null = null) =>
    valueOf(await administration.saveProperty(null, { name, dataType, valueList }));
  const properties: ContractStructure['properties'] = {
    text: await property('Teksti', dataTypes.text),
    multiLineText: await property('Rivit', dataTypes.multiLineText),
    integer: await property('Luku', dataTypes.integer),
    floating: await property('Desimaaliluku', dataTypes.floating),
    date: await property('Päivä', dataTypes.date),
    time: await property('Aika', dataTypes.time),
    timestamp: await property('Ajankohta', dataTypes.timestamp),
    boolean: await property('Kyllä vai ei', dataTypes.boolean),
    lookup: await property('Valinta', dataTypes.lookup, list),
    multiLookup: await property('Valinnat', dataTypes.multiSelectLookup, list),
  };
  const workflow = valueOf(await administration.saveItem(7, null, { name: 'Lupakäsittely' }));
  valueOf(await administration.saveItem(8, null, { name: 'Vireillä', owner: workflow }));
  const submission = await property('Lähetyksen tunnus', dataTypes.text);
  const aClass = async (name: string, required: readonly number[]) =>
    valueOf(
      await administration.saveClass(null, {
        name,
        objectType: 0,
        properties: required.map((id) => ({ id, required: true })),
      }),
    );
  const structure: ContractStructure = {
    objectType: 0,
    otherObjectType: valueOf(await administration.saveObjectType(null, { name: 'Asia' })),
    plainClass: await aClass('Vapaa', []),
    strictClass: await aClass('Tarkka', [properties.text, properties.lookup]),
    properties,
    items,
    workflows: ['Lupakäsittely'],
    states: ['Vireillä'],
    translatedItem: { list, language: 2, name: 'Third' },
  };
  return { structure, submission };
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

async function countObjects(administration: VaultAdministration, type: number): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = (await administration.listObjects({ type, limit: 200, cursor }))!;
    count += page.items.length;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return count;
}
