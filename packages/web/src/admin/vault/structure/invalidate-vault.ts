import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything from the vault, also for the form builder. Resolves once the open pages have it. */
export async function invalidateVault(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['structure'] });
  void client.invalidateQueries({ queryKey: ['forms'] });
  await client.invalidateQueries({ queryKey: ['vault'] });
}
