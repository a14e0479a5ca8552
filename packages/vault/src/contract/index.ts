export { describeVault } from './vault-contract.ts';
export type {
  ContractAccount,
  ContractStructure,
  StoredFile,
  StoredObject,
  VaultHarness,
  VaultUnderTest,
} from './harness.ts';
