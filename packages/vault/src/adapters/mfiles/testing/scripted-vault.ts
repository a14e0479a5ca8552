import { noVaultTranslations, type NewVaultObject } from '@form-portal/domain';
import { newSubmission } from '../../../contract/contract-objects.ts';
import type { Vault } from '../../../port.ts';
import type { VaultSignOn } from '../../../sign-on.ts';
import { createMFilesVault } from '../mfiles-vault.ts';
import {
  startScriptedService,
  type Script,
  type ScriptedResponse,
  type ScriptedService,
} from './scripted-service.ts';

/** The adapter, its single sign-on and the service that both call. */
export interface ScriptedVault {
  readonly vault: Vault;
  readonly signOn: VaultSignOn;
  readonly service: ScriptedService;
}

/** What the service says of an account that is logged in. */
export const session = {
  AccountName: 'portal',
  UserID: 7,
  IsAdminUser: false,
  HasFullControlOfVault: true,
  New: 1,
};

/** A document for the class of the script. */
export const object: NewVaultObject = {
  objectType: 0,
  class: 2,
  title: 'Yhteydenotto 21.11.2026',
  properties: [],
  submission: newSubmission(),
};

/** The response to the creation of an object. */
export const made: ScriptedResponse = { json: { ObjVer: { Type: 0, ID: 12, Version: 1 }, Title: 'x' } };

const script: Script = {
  'POST /server/authenticationtokens': { json: { Value: 'token' }, setCookie: 'mfilesmsm=b; path=/; secure' },
  'GET /session': { json: session },
  'GET /objects': { json: { Items: [] } },
  'GET /structure/classes/2': { json: { ID: 2, Name: 'Vapaa', NamePropertyDef: 0 } },
  'POST /files': { json: { UploadID: 1, Size: 3, FileInformationType: 0 } },
  'POST /objects/0': made,
};

/** Starts the adapter with a service that responds as recorded; the test stops the service. */
export async function startScriptedVault(): Promise<ScriptedVault> {
  const service = await startScriptedService(script);
  const translations = noVaultTranslations;
  const now = () => new Date('2026-11-21T12:00:00Z');
  return { service, ...createMFilesVault(service.config, { now, timeoutMs: 5000, translations }) };
}
