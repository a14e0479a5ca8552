export type { NewVaultFile, Vault, VaultAccount, VaultSupports } from './port.ts';
export { VaultError, type VaultErrorCode } from './errors.ts';
export { createVault, readVaultConfig, vaultAdapterNames, type VaultConfig } from './create-vault.ts';
export type { OpenVault, VaultAdapterDeps } from './adapter.ts';
export { isConfidentialAddress } from './shared/confidential-address.ts';
export { runVaultDiagnostics } from './diagnostics/run-vault-diagnostics.ts';
export type { DiagnosedVault } from './diagnostics/diagnosed-vault.ts';
export type { VaultSignOn, VaultSignOnConfiguration } from './sign-on.ts';
export { withTimeLimit } from './with-time-limit.ts';
export type {
  VaultAdministration,
  OpenVaultFile,
  VaultObjectDetails,
  VaultObjectFile,
  VaultObjectPage,
  VaultObjectProperty,
  VaultObjectQuery,
  VaultObjectReading,
  VaultObjectSummary,
  VaultObjectTexts,
} from './administration.ts';
export type { StructureAdministration } from './structure-administration.ts';
export type {
  VaultObjects,
  ObjectChange,
  ObjectDraft,
  SearchCondition,
  SearchOperator,
  VaultObjectVersion,
  VaultSearch,
  VaultVersionProperty,
  VaultViewer,
} from './vault-objects.ts';
export type { MFilesConfig } from './adapters/mfiles/mfiles-config.ts';
export type { VaultTables } from './adapters/embedded/tables.ts';
export { embeddedVaultMigrations } from './adapters/embedded/migrations/embedded-vault-migrations.ts';
export { demoClasses, demoLists, demoObjectTypes } from './adapters/embedded/demo/ids.ts';
export { demoStructure } from './adapters/embedded/demo/demo-structure.ts';
