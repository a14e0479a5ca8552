import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noVaultTranslations, type NewVaultObject } from '@form-portal/domain';
import { aFile, newSubmission, vaultErrorOf } from '../../contract/contract-objects.ts';
import { describeVault } from '../../contract/vault-contract.ts';
import type { Vault } from '../../port.ts';
import type { VaultSignOn } from '../../sign-on.ts';
import { VaultError } from '../../errors.ts';
import { createMFilesVault } from './mfiles-vault.ts';
import { realVault } from './testing/real-vault.ts';
import {
  fault,
  startScriptedService,
  type Script,
  type ScriptedService,
  type ScriptedResponse,
} from './testing/scripted-service.ts';

const session = { AccountName: 'portal', UserID: 7, IsAdminUser: false, HasFullControlOfVault: true, New: 1 };
const page = '<!doctype html><title>Log in</title>';
const object: NewVaultObject = {
  objectType: 0,
  class: 2,
  title: 'Yhteydenotto 21.11.2026',
  properties: [],
  submission: newSubmission(),
};

const made: ScriptedResponse = { json: { ObjVer: { Type: 0, ID: 12, Version: 1 }, Title: 'x' } };
const script: Script = {
  'POST /server/authenticationtokens': { json: { Value: 'token' }, setCookie: 'mfilesmsm=b; path=/; secure' },
  'GET /session': { json: session },
  'GET /objects': { json: { Items: [] } },
  'GET /structure/classes/2': { json: { ID: 2, Name: 'Vapaa', NamePropertyDef: 0 } },
  'POST /files': { json: { UploadID: 1, Size: 3, FileInformationType: 0 } },
  'POST /objects/0': made,
};

const ruledClass = {
  ...{ ID: 2, Name: 'Vapaa', NamePropertyDef: 0 },
  AssociatedPropertyDefs: [
    { PropertyDef: 1000, Required: true },
    { PropertyDef: 1001, Required: false },
    { PropertyDef: 1002, Required: true },
  ],
};
const definitions = [
  { ID: 1000, Name: 'Aihe', DataType: 1 },
  { ID: 1001, Name: 'Koko', DataType: 2 },
  { ID: 1002, Name: 'Diaarinumero', DataType: 1, AutomaticValueType: 2 },
];

describe('the M-Files adapter with a service that replies as recorded', () => {
  let service: ScriptedService;
  let vault: Vault;
  let signOn: VaultSignOn;

  beforeEach(async () => {
    service = await startScriptedService(script);
    const translations = noVaultTranslations;
    const now = () => new Date('2026-11-21T12:00:00Z');
    ({ vault, signOn } = createMFilesVault(service.config, { now, timeoutMs: 5000, translations }));
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

  it.each<[what: string, response: ScriptedResponse, code: string]>([
    [
      'a login that was ended twice',
      { status: 403, json: { ...fault, IsLoggedToApplication: false } },
      'credentials-rejected',
    ],
    ['an account that the vault does not admit', { status: 403, json: fault }, 'vault-closed'],
    ['no right', { status: 403, json: { ...fault, IsLoggedToVault: true } }, 'forbidden'],
    ['a proxy’s 403', { status: 403, html: page }, 'unexpected-response'],
    ['a refusal', { status: 500, json: { ...fault, IsLoggedToVault: true } }, 'invalid-object'],
    ['a failure of the web server', { status: 500, html: page }, 'unexpected-response'],
    ['too large a request', { status: 413, html: page }, 'invalid-object'],
    ['a web server’s 404', { status: 404, html: page }, 'unexpected-response'],
    ['too many requests', { status: 429, html: page }, 'busy'],
    ['a vault that is down', { status: 503, html: page }, 'busy'],
    ['a gateway', { status: 502, html: page }, 'unreachable'],
    ['a login page', { status: 200, html: page }, 'unexpected-response'],
    ['another shape', { status: 200, json: { ObjVer: 'none' } }, 'unexpected-response'],
    ['a redirect', { status: 302, html: page }, 'unexpected-response'],
  ])('reports %s while it creates an object', async (_what, one, code) => {
    service.respondWith({ 'POST /objects/0': one });

    expect(await vaultErrorOf(vault.createObject(object, []))).toMatchObject({ code });
  });

  it.each<[what: string, words: string, parts: readonly unknown[]]>([
    ['which property its words name', 'The value of “Koko” is not allowed.', [{ id: 1001, name: 'Koko' }]],
    ['which property its words number', 'Invalid: property 1000.', [{ id: 1000, name: 'Aihe' }]],
    ['only the class, when its words name none', 'Refused.', [null]],
  ])('says %s', async (_what, Message, properties) => {
    service.respondWith({
      'POST /objects/0': { status: 500, json: { ...fault, Message, IsLoggedToVault: true } },
      'GET /structure/classes/2': { json: ruledClass },
      'GET /structure/properties': { json: definitions },
    });
    const written = { propertyDef: 1000, value: { dataType: 1, value: 'Melonta' } } as const;

    expect(await vaultErrorOf(vault.createObject({ ...object, properties: [written] }, []))).toMatchObject({
      refused: properties.map((property) => ({
        class: { id: 2, name: 'Vapaa' },
        property,
        reason: 'other',
      })),
    });
  });

  it('asks the structure what a refused object lacks, but for what the vault sets itself', async () => {
    service.respondWith({
      'POST /objects/0': { status: 500, json: { ...fault, IsLoggedToVault: true } },
      'GET /structure/classes/2': { json: ruledClass },
      'GET /structure/properties': { json: definitions },
    });
    const unknown = { propertyDef: 1099, value: { dataType: 1, value: 'Melonta' } } as const;

    const { refused } = await vaultErrorOf(vault.createObject({ ...object, properties: [unknown] }, []));

    expect(refused.map(({ property, reason }) => [property, reason])).toEqual([
      [{ id: 1099, name: '' }, 'unknown'],
      [{ id: 1000, name: 'Aihe' }, 'missing'],
    ]);
  });

  it('says that the class of the object is gone', async () => {
    service.respondWith({
      'GET /structure/classes/2': { status: 404, json: { ...fault, IsLoggedToVault: true } },
    });

    expect(await vaultErrorOf(vault.createObject(object, []))).toMatchObject({
      refused: [{ class: { id: 2, name: '' }, property: null, reason: 'unknown' }],
    });
  });

  it('keeps the vault’s own words, but not the submitted values', async () => {
    const Message = 'Property 1000 does not take "131052-308T".';
    service.respondWith({
      'POST /objects/0': { status: 500, json: { ...fault, Message, IsLoggedToVault: true } },
    });
    const written = { propertyDef: 1000, value: { dataType: 1, value: '131052-308T' } } as const;

    expect(await vaultErrorOf(vault.createObject({ ...object, properties: [written] }, []))).toMatchObject({
      message: 'Property 1000 does not take "…". (POST /objects/0, HTTP 500)',
    });
  });

  it('reports the reasons nested in a fault, once each', async () => {
    const Exception = {
      Message: 'Access denied.',
      InnerException: {
        Message: 'Access denied.',
        InnerException: { Message: 'Your license is for reading only.' },
      },
    };
    const json = { ...fault, Message: 'Access denied.', Exception, IsLoggedToVault: true };
    service.respondWith({ 'POST /objects/0': { status: 403, json } });

    expect(await vaultErrorOf(vault.createObject(object, []))).toMatchObject({
      code: 'forbidden',
      message: 'Access denied. Your license is for reading only. (POST /objects/0, HTTP 403)',
    });
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

  it('fails when the vault never returns the whole list', async () => {
    const json = { Items: [{ ID: 1, Name: 'x' }], MoreResults: true };
    service.respondWith({ 'GET /structure/properties/1008/valuelist/items': { json } });

    expect(await vaultErrorOf(vault.listValueListItems(1008))).toMatchObject({
      code: 'unexpected-response',
      message: expect.stringContaining('more than 50000 items'),
    });
  });

  it('logs out an account that signs out, and ends the previous login on a new sign-in', async () => {
    service.respondWith({
      'POST /session': { json: { Value: true } },
      'GET /server/status': { json: { Successful: true } },
    });
    await vault.signIn('maria', 'x');
    await vault.signIn('maria', 'x');
    await expect.poll(() => service.times('POST /session')).toBe(1);
    expect(await vault.findAccount('7')).toMatchObject({ id: '7' });

    await vault.endLogin('7');

    expect(service.times('POST /session')).toBe(2);
    expect(await vault.findAccount('7')).toBeUndefined();
  });

  it('uses the current login when the previous one has ended in the meantime', async () => {
    const ended = { status: 403, json: { ...fault, IsLoggedToApplication: false } };
    await vault.signIn('maria', 'x');
    const { promise: after, resolve } = Promise.withResolvers<void>();
    service.respondWith({ 'GET /session': [{ ...ended, after }, { json: session }] });

    const asked = vault.findAccount('7');
    await expect.poll(() => service.times('GET /session')).toBe(2);
    await vault.signIn('maria', 'x');
    resolve();

    expect(await asked).toMatchObject({ id: '7' });
    expect(await vault.findAccount('7')).toMatchObject({ id: '7' });
  });

  it('asks the vault about an account for every call, and once for those at the same moment', async () => {
    const gone = { status: 403, json: { ...fault, IsLoggedToApplication: false } };
    await vault.signIn('maria', 'x');
    const [one, other] = await Promise.all([vault.findAccount('7'), vault.findAccount('7')]);
    expect(one).toEqual(other);
    expect(service.times('GET /session')).toBe(2);

    service.respondWith({ 'GET /session': { json: { ...session, HasFullControlOfVault: false } } });
    expect(await vault.findAccount('7')).toMatchObject({ admin: false });
    service.respondWith({ 'GET /session': gone });
    expect(await vault.findAccount('7')).toBeUndefined();
  });

  it('refuses wrong credentials although the service issues a token for them', async () => {
    service.respondWith({ 'GET /session': { status: 403, json: { ...fault, IsLoggedToVault: false } } });

    expect(await vault.signIn('maria', 'wrong')).toBeUndefined();
  });

  it.each(['Kirjautuminen – Äänekoski', 'Вход'])(
    'sends the single sign-on configuration “%s” in UTF-8, which headers of Node cannot hold unencoded',
    async (Name) => {
      const Configuration = {
        ClientID: 'portal',
        AuthorizationEndpoint: 'https://a',
        TokenEndpoint: 'https://t',
      };
      service.respondWith({
        'GET /server/authenticationprotocols': { json: [{ Name, Protocol: 'OAuth 2.0', Configuration }] },
      });

      await signOn.signIn('token');

      // Node reads each byte of a header as a character.
      const sent = String(service.requests.at(-1)?.headers['x-authconfig']);
      expect(Buffer.from(sent, 'latin1').toString('utf8')).toBe(Name);
    },
  );
});

// A real server, when one is available (docs/m-files.md, Testing the adapter on a real server).
const real = realVault(process.env);
if (real !== undefined) describeVault('the M-Files adapter against the vault at VAULT_TEST_URL', real);
