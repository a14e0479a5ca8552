import { expect, it } from 'vitest';

it('the script says what is missing when a page has no root', async () => {
  await expect(import('./hydrate.tsx')).rejects.toThrow('Root element not found');
});
