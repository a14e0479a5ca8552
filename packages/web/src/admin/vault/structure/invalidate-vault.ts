import type { QueryClient } from '@tanstack/react-query';

/** Reads everything from the vault again, here and in the form builder. Resolves once the open pages have it. */
export async function invalidateVault(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['structure'] });
  void client.invalidateQueries({ queryKey: ['forms'] });
  await client.invalidateQueries({ queryKey: ['vault'] });
}
