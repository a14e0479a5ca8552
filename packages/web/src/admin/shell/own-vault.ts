import { createContext, use } from 'react';

/** Whether the vault is the portal's own, to be administered here; another one is read only. */
export const OwnVaultContext = createContext(true);

/** Whether the vault is administered here. */
export function useOwnsVault(): boolean {
  return use(OwnVaultContext);
}
