import { afterAll, beforeAll, describe } from 'vitest';
import { createObjectContract } from './create-object.contract.ts';
import { failuresContract } from './failures.contract.ts';
import { filesContract } from './files.contract.ts';
import type { VaultHarness, VaultUnderTest } from './harness.ts';
import { idempotencyContract } from './idempotency.contract.ts';
import { otherProcessContract } from './other-process.contract.ts';
import { signInContract } from './sign-in.contract.ts';
import { structureContract } from './structure.contract.ts';
import { valueListsContract } from './value-lists.contract.ts';

/** Everything that the product relies on, run on any adapter or wrapper. */
export function describeVault(name: string, harness: VaultHarness): void {
  describe(name, () => {
    let started: VaultUnderTest;
    const given = (): VaultUnderTest => started;

    beforeAll(async () => {
      started = await harness.start();
    });
    afterAll(() => harness.stop());

    describe('sign-in', () => signInContract(given));
    describe('structure', () => structureContract(given));
    describe('value lists', () => valueListsContract(given));
    describe('creating objects', () => createObjectContract(given));
    describe('files', () => filesContract(given));
    describe('idempotency', () => idempotencyContract(given));
    describe('another process', () => otherProcessContract(given));
    describe('failures', () => failuresContract(given, harness));
  });
}
