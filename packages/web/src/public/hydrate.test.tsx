import { expect, it } from 'vitest';

it('the script of a page without its root says what is missing (§8 Page root missing at start-up)', async () => {
  await expect(import('./hydrate.tsx')).rejects.toThrow('Root element not found');
});
