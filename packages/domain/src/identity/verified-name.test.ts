import { expect, it } from 'vitest';
import { verifiedName } from './verified-name.ts';

it.each([
  [{ firstNames: 'Aino Maria', lastName: 'Korhonen' }, 'Aino Maria Korhonen'],
  [{ lastName: 'Korhonen' }, 'Korhonen'],
  [{ firstNames: 'Aino' }, 'Aino'],
  [{ email: 'aino@example.com' }, null],
])('the verified name of %j is %j', (values, name) => {
  expect(verifiedName(values)).toBe(name);
});
