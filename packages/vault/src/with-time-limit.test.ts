import { describe, expect, it } from 'vitest';
import { aFile, anObject, newSubmission, vaultErrorOf } from './contract/contract-objects.ts';
import { VaultError } from './errors.ts';
import { contractStructure } from './contract/contract-structure.ts';
import type { Vault } from './port.ts';
import { withTimeLimit } from './with-time-limit.ts';

function never(): Promise<never> {
  return new Promise(() => undefined);
}

const stuck: Vault = {
  supports: { itemTranslations: false },
  signIn: never,
  findAccount: never,
  endLogin: never,
  readStructure: never,
  listValueListItems: never,
  createObject: never,
  findBySubmission: never,
  checkHealth: never,
};

describe('a time limit', () => {
  it.each<[what: string, call: (vault: Vault) => Promise<unknown>]>([
    ['signIn', (vault) => vault.signIn('maria', 'something')],
    ['findAccount', (vault) => vault.findAccount('1')],
    ['endLogin', (vault) => vault.endLogin('1')],
    ['readStructure', (vault) => vault.readStructure()],
    ['listValueListItems', (vault) => vault.listValueListItems(1000)],
    ['createObject', (vault) => vault.createObject(anObject(contractStructure), [])],
    ['findBySubmission', (vault) => vault.findBySubmission(newSubmission())],
    ['checkHealth', (vault) => vault.checkHealth()],
  ])('ends %s with unreachable when the vault does not respond', async (_what, call) => {
    const error = await vaultErrorOf(call(withTimeLimit(stuck, 5)));

    expect(error).toMatchObject({ code: 'unreachable', retryable: true });
  });

  it('allows a creation the same time again for every file', async () => {
    const vault = withTimeLimit(stuck, 5);

    const { message } = await vaultErrorOf(
      vault.createObject(anObject(contractStructure), [aFile('yksi'), aFile('kaksi')]),
    );

    expect(message).toContain('15 ms');
  });

  it('passes on results and errors of the vault', async () => {
    const responding = {
      ...stuck,
      listValueListItems: () => Promise.resolve([{ id: 1, name: 'Keskusta' }]),
      readStructure: () => Promise.reject(new VaultError('forbidden', 'No.')),
    };
    const vault = withTimeLimit(responding, 1000);

    expect(await vault.listValueListItems(1004)).toEqual([{ id: 1, name: 'Keskusta' }]);
    expect(await vaultErrorOf(vault.readStructure())).toMatchObject({ code: 'forbidden', message: 'No.' });
  });
});
