import { expect, it } from 'vitest';
import { mfilesObjectAddress } from './object-address.ts';

it('an object opens at the configured web address, with its numbers in it', () => {
  const template = 'https://vault.example.org/view?object={type}-{id}#{id}';

  expect(mfilesObjectAddress(template, { type: 101, id: 12 })).toBe(
    'https://vault.example.org/view?object=101-12#12',
  );
  expect(mfilesObjectAddress(null, { type: 0, id: 12 })).toBeNull();
});
