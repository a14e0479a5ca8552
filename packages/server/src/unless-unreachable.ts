import { VaultError } from '@form-portal/vault';

/** What the vault answers, or the substitute while it cannot be reached: nobody waits for it who can do without. */
export async function unlessUnreachable<T>(ask: () => Promise<T>, substitute: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VaultError && error.retryable) return substitute;
    throw error;
  }
}
