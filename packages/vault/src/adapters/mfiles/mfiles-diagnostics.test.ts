import { noVaultTranslations, vaultFindings, type VaultDiagnosticStep } from '@form-portal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runVaultDiagnostics } from '../../diagnostics/run-vault-diagnostics.ts';
import { newSubmission } from '../../contract/contract-objects.ts';
import { createMFilesDiagnostics } from './mfiles-vault.ts';
import {
  fault,
  startScriptedService,
  type Script,
  type ScriptedService,
} from './testing/scripted-service.ts';

const session = {
  AccountName: 'portal',
  UserID: 7,
  IsAdminUser: false,
  HasFullControlOfVault: false,
  CanCreateobjects: true,
  LicenseAllowsModifications: true,
  isReadOnlyLicense: false,
};
const ref = { ObjVer: { Type: 0, ID: 12, Version: 1 } };
const refused = (status: number, Message: string) => ({
  status,
  json: { ...fault, Message, IsLoggedToVault: true },
});
const notIn = (Message: string, IsLoggedToApplication: boolean) => ({
  status: 403,
  json: { ...fault, Message, IsLoggedToApplication, IsLoggedToVault: false },
});

/** A vault that is set up correctly. */
const script: Script = {
  'GET /server/status': { json: { Successful: true } },
  'POST /server/authenticationtokens': { json: { Value: 'token' } },
  'GET /session': { json: session },
  'GET /structure/properties/1234': { json: { ID: 1234, Name: 'Submission GUID', DataType: 1 } },
  'GET /structure/properties': { json: [{ ID: 0, Name: 'Name or title', DataType: 1 }] },
  'GET /structure/objecttypes': { json: [{ ID: 0, Name: 'Document' }] },
  'GET /structure/classes': { json: [{ ID: 2 }] },
  'GET /structure/classes/2': { json: { ID: 2, Name: 'Application', NamePropertyDef: 0 } },
  'POST /objects/0': { json: ref },
  // Searched for before it is created, and found afterwards.
  'GET /objects': [{ json: { Items: [] } }, { json: { Items: [ref] } }],
  'POST /objects/0/12/deleted': { json: ref },
  'POST /objects/0/12/latest': { json: { Value: true } },
};

describe('the check of a vault in M-Files', () => {
  let service: ScriptedService;
  beforeEach(async () => {
    service = await startScriptedService(script);
  });
  afterEach(() => service.stop());

  async function check(changed: Script) {
    service.respondWith(changed);
    const config = { ...service.config, submissionProperty: 1234 };
    const translations = noVaultTranslations;
    const diagnosed = createMFilesDiagnostics(config, {
      now: () => new Date(),
      timeoutMs: 5000,
      translations,
    });
    return runVaultDiagnostics(diagnosed, { newGuid: newSubmission, pause: () => Promise.resolve() });
  }

  it('finds nothing wrong in a vault that is set up correctly', async () => {
    const results = await check({});

    expect(results.map(({ code }) => vaultFindings[code].state)).toEqual(Array(9).fill('ok'));
    expect(service.times('POST /objects/0')).toBe(1);
  });

  it.each<[what: string, changed: Script, step: VaultDiagnosticStep, code: string]>([
    [
      'that the account may not create objects',
      { 'GET /session': { json: { ...session, CanCreateobjects: false } } },
      'rights',
      'may-not-create',
    ],
    [
      'a licence that only reads',
      { 'GET /session': { json: { ...session, isReadOnlyLicense: true } } },
      'licence',
      'licence-reads-only',
    ],
    [
      'a licence that allows no changes',
      { 'GET /session': { json: { ...session, LicenseAllowsModifications: false } } },
      'licence',
      'licence-reads-only',
    ],
    [
      'that the vault does not report its licence',
      { 'GET /session': { json: { AccountName: 'portal', UserID: 7 } } },
      'licence',
      'licence-untold',
    ],
    [
      'an account that the server refuses',
      { 'GET /session': notIn('Login to application failed', false) },
      'account',
      'account-refused',
    ],
    [
      'an account that gets no licence for the vault',
      { 'GET /session': notIn('Login to vault failed', true) },
      'account',
      'vault-closed',
    ],
    [
      'no right to the class',
      { 'POST /objects/0': refused(403, 'You do not have sufficient rights.') },
      'create',
      'class-forbidden',
    ],
    [
      'an object that breaks a rule of the vault',
      { 'POST /objects/0': refused(500, 'The property "Year" must not be empty.') },
      'create',
      'refused',
    ],
    ['a vault without a class', { 'GET /structure/classes': { json: [] } }, 'structure', 'no-class'],
    [
      'that the account may not delete',
      { 'POST /objects/0/12/deleted': refused(403, 'You do not have sufficient rights.') },
      'remove',
      'not-removed',
    ],
    [
      'that the account may not destroy',
      { 'POST /objects/0/12/latest': refused(403, 'You do not have sufficient rights.') },
      'remove',
      'removed-to-bin',
    ],
    [
      'a vault that is down',
      { 'GET /server/status': { status: 503, html: '<h1>Service unavailable</h1>' } },
      'reach',
      'busy',
    ],
    [
      'a sign-in page in front of the service',
      { 'GET /server/status': { html: '<title>Log in</title>' } },
      'reach',
      'other-service',
    ],
    [
      'a search that does not work',
      { 'GET /objects': [{ json: { Items: [] } }, refused(404, 'Not found.')] },
      'find',
      'other-service',
    ],
  ])('reports %s', async (_what, changed, step, code) => {
    const results = await check(changed);

    expect(results.find((one) => one.step === step)?.code).toBe(code);
  });

  it('keeps the vault’s own words for the operator', async () => {
    const results = await check({ 'POST /objects/0': refused(403, 'You do not have sufficient rights.') });

    expect(results.find(({ step }) => step === 'create')).toMatchObject({
      params: { name: 'Application' },
      reason: 'You do not have sufficient rights. (POST /objects/0, HTTP 403)',
    });
    expect(results.slice(-2).map(({ code }) => code)).toEqual(['not-tried', 'not-tried']);
  });
});
