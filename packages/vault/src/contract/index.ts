export { contractAccounts } from './contract-accounts.ts';
export { describeVault } from './vault-contract.ts';
export { readStoredObject } from './read-stored-object.ts';
export type {
  ContractAccount,
  ContractStructure,
  StoredFile,
  StoredObject,
  VaultHarness,
  VaultUnderTest,
} from './harness.ts';
