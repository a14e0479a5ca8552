import { storageTroubleOf } from '@form-portal/storage';
import { beforeAll, expect, it } from 'vitest';
import type { Vault } from '../port.ts';
import { anObject, newSubmission, vaultErrorOf } from './contract-objects.ts';
import type { Given, VaultHarness } from './harness.ts';

/**
 * An unreachable vault fails every call with an error after which a delivery is tried again for as long as it takes: the code, or trouble
 * of the portal's own storage as the cause. After any other, the submission would be set aside, at once or after a day.
 */
export function failuresContract(given: Given, harness: VaultHarness): void {
  let unreachable: Vault;

  beforeAll(async () => {
    unreachable = await harness.startUnreachable();
  });

  it('is healthy while it can be reached', async () => {
    await expect(given().vault.checkHealth()).resolves.toBeUndefined();
  });

  it.each<[what: string, call: (vault: Vault) => Promise<unknown>]>([
    ['signing in', (vault) => vault.signIn('somebody', 'something')],
    ['finding an account', (vault) => vault.findAccount('1')],
    ['reading the structure', (vault) => vault.readStructure()],
    ['listing items', (vault) => vault.listValueListItems(given().structure.properties.lookup)],
    ['creating an object', (vault) => vault.createObject(anObject(given().structure), [])],
    ['finding an object', (vault) => vault.findBySubmission(newSubmission())],
    ['checking its health', (vault) => vault.checkHealth()],
  ])('fails %s with an error that is waited for when the vault is unreachable', async (_what, call) => {
    const error = await vaultErrorOf(call(unreachable));

    const isWaitedFor = error.code === 'unreachable' || storageTroubleOf(error) !== undefined;
    expect({ code: error.code, isWaitedFor }).toEqual({ code: error.code, isWaitedFor: true });
  });
}
