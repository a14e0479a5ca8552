import { VaultError } from '@form-portal/vault';

/** The vault's response, or the substitute while the vault is unreachable. */
export async function unlessUnreachable<T>(ask: () => Promise<T>, substitute: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VaultError && error.retryable) return substitute;
    throw error;
  }
}
