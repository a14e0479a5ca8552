import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFile, vaultErrorOf } from '../../contract/contract-objects.ts';
import { describeVault } from '../../contract/vault-contract.ts';
import { VaultError } from '../../errors.ts';
import type { Vault } from '../../port.ts';
import { realVault } from './testing/real-vault.ts';
import { fault, type ScriptedService } from './testing/scripted-service.ts';
import { made, object, startScriptedVault } from './testing/scripted-vault.ts';

describe('the M-Files adapter with a service that replies as recorded', () => {
  let vault: Vault;
  let service: ScriptedService;

  beforeEach(async () => {
    ({ vault, service } = await startScriptedVault());
  });
  afterEach(() => service.stop());

  it('sends what the service requires: braces, a lifetime, a way to log out, token and cookies', async () => {
    await vault.checkHealth();

    expect(service.bodyOf('POST /server/authenticationtokens')).toEqual({
      Username: 'portal',
      Password: 'laituri, 8 tolppaa',
      VaultGuid: '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}',
      Expiration: '2026-11-21T13:00:00.000Z',
      SessionID: expect.any(String),
    });
    expect(service.requests.at(-1)?.headers).toMatchObject({
      'x-authentication': 'token',
      cookie: 'mfilesmsm=b',
    });
  });

  it('creates a document with many files, whose title ends with the GUID when no property stores it', async () => {
    expect(await vault.createObject({ ...object, title: 'ä'.repeat(100) }, [aFile('abc')])).toEqual({
      type: 0,
      id: 12,
    });

    expect(service.bodyOf('POST /objects/0')).toEqual({
      PropertyValues: [
        { PropertyDef: 100, TypedValue: { DataType: 9, Lookup: { Item: 2, Version: -1 } } },
        { PropertyDef: 0, TypedValue: { DataType: 1, Value: `${'ä'.repeat(63)} ${object.submission}` } },
        { PropertyDef: 22, TypedValue: { DataType: 8, Value: false } },
      ],
      Files: [{ UploadID: 1, Title: 'toimintasuunnitelma', Extension: 'txt', Size: 3 }],
    });
  });

  it('logs in and uploads again when the vault has ended its login', async () => {
    const ended = { status: 403, json: { ...fault, IsLoggedToVault: false } };
    service.respondWith({ 'POST /objects/0': [ended, made] });

    expect(await vault.createObject(object, [aFile('abc')])).toEqual({ type: 0, id: 12 });

    expect([service.times('POST /server/authenticationtokens'), service.times('POST /files')]).toEqual([
      2, 2,
    ]);
  });

  it('creates nothing when the caller loses its claim to another process during the uploads', async () => {
    const lost = () => Promise.reject(new VaultError('conflict', 'Another process has taken over.'));

    const refused = vaultErrorOf(vault.createObject(object, [aFile('abc')], lost));

    expect(await refused).toMatchObject({ code: 'conflict' });
    expect([service.times('POST /files'), service.times('POST /objects/0')]).toEqual([1, 0]);
  });

  it('creates nothing twice when the connection breaks after the object was created', async () => {
    service.respondWith({ 'POST /objects/0': { cut: true } });

    expect(await vaultErrorOf(vault.createObject(object, []))).toMatchObject({ code: 'unreachable' });
    expect(service.times('POST /objects/0')).toBe(1);
    service.respondWith({
      'GET /objects': { json: { Items: [{ ObjVer: { Type: 0, ID: 12, Version: 1 } }] } },
    });

    expect(await vault.createObject(object, [])).toEqual({ type: 0, id: 12 });
    expect(service.times('POST /objects/0')).toBe(1);
  });

  it('requests more of a list that the vault truncates, in either response shape', async () => {
    const path = 'GET /structure/properties/1008/valuelist/items';
    const items = Array.from({ length: 501 }, (_, id) => ({ ID: id, Name: String(id), HasOwner: false }));
    service.respondWith({ [path]: [{ json: items.slice(0, 500) }, { json: items }] });

    expect(await vault.listValueListItems(1008)).toHaveLength(501);
    service.respondWith({
      [path]: [{ json: { Items: items.slice(0, 9), MoreResults: true } }, { json: { Items: items } }],
    });

    expect(await vault.listValueListItems(1008)).toHaveLength(501);
  });

  it('shortens names that M-Files itself would not take', async () => {
    const Name = 'ä'.repeat(999) + '😀'.repeat(500_000);
    service.respondWith({
      'GET /structure/properties': { json: [{ ID: 1008, Name, DataType: 9, ValueList: 1 }] },
      'GET /structure/objecttypes': { json: [{ ID: 0, Name }] },
      'GET /structure/classes': { json: [{ ID: 2 }] },
      'GET /structure/classes/2': { json: { ID: 2, Name, NamePropertyDef: 0 } },
      'GET /structure/properties/1008/valuelist/items': { json: [{ ID: 1, Name }] },
    });
    const short = `${'ä'.repeat(999)}\uFFFD`;

    const { objectTypes, classes, properties } = await vault.readStructure();
    const items = await vault.listValueListItems(1008);

    expect([...objectTypes, ...classes, ...properties, ...items].map(({ name }) => name)).toEqual(
      Array.from({ length: 4 }, () => short),
    );
  });

  it('fails when the vault never returns the whole list', async () => {
    const json = { Items: [{ ID: 1, Name: 'x' }], MoreResults: true };
    service.respondWith({ 'GET /structure/properties/1008/valuelist/items': { json } });

    expect(await vaultErrorOf(vault.listValueListItems(1008))).toMatchObject({
      code: 'unexpected-response',
      message: expect.stringContaining('more than 50000 items'),
    });
  });
});

// A real server, when one is available (docs/m-files.md#7-testing-the-adapter-on-a-real-server).
const real = realVault(process.env);
if (real !== undefined) describeVault('the M-Files adapter against the vault at VAULT_TEST_URL', real);
