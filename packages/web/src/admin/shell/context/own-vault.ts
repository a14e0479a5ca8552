import { createContext, use } from 'react';

/** Whether the vault is administered by the portal; other vaults are read-only here. */
export const OwnVaultContext = createContext(true);

/** Whether the vault is administered by the portal. */
export function useOwnsVault(): boolean {
  return use(OwnVaultContext);
}
