import { describeDatabase } from '@form-portal/storage/testing';
import { describeVault } from '../../contract/vault-contract.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import type { VaultTables } from './tables.ts';
import { embeddedHarness, testMigrations } from './testing/embedded-harness.ts';

describeDatabase<VaultTables>('embedded vault', testMigrations, (given) => {
  describeVault('alone', embeddedHarness(given));
});

describeDatabase<VaultTables>('embedded vault', testMigrations, (given) => {
  describeVault(
    'within a time limit',
    embeddedHarness(given, (vault) => withTimeLimit(vault, 10_000)),
  );
});
