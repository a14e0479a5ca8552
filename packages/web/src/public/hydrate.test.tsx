import { expect, it } from 'vitest';

it('the script of a page without its root says what is missing', async () => {
  await expect(import('./hydrate.tsx')).rejects.toThrow('Root element not found');
});
