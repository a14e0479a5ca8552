import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vaultErrorOf } from '../../contract/contract-objects.ts';
import type { Vault } from '../../port.ts';
import { fault, type ScriptedResponse, type ScriptedService } from './testing/scripted-service.ts';
import { object, startScriptedVault } from './testing/scripted-vault.ts';

const page = '<!doctype html><title>Log in</title>';
const ruledClass = {
  ID: 2,
  Name: 'Vapaa',
  NamePropertyDef: 0,
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

describe('the M-Files adapter with a service that refuses an object', () => {
  let vault: Vault;
  let service: ScriptedService;

  beforeEach(async () => {
    ({ vault, service } = await startScriptedVault());
  });
  afterEach(() => service.stop());

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
    ['which property its message names', 'The value of “Koko” is not allowed.', [{ id: 1001, name: 'Koko' }]],
    ['which property its message gives by number', 'Invalid: property 1000.', [{ id: 1000, name: 'Aihe' }]],
    ['only the class, when its message names none', 'Refused.', [null]],
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

  it('finds in the structure what a refused object lacks, except what the vault sets itself', async () => {
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

  it('reports that the class of the object no longer exists', async () => {
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
});
