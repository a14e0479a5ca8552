export type { NewVaultFile, Vault, VaultAccount, VaultSupports } from './port.ts';
export { VaultError, type VaultErrorCode } from './errors.ts';
