import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('isMailAddress', () => {
  it.each(['kirjaamo@kaupunki.fi', 'a.b+c@x-y.example', 'åsa@exämple.fi'])('accepts %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'x',
    'x@y',
    'a b@c.fi',
    'a@b.fi,c@d.fi',
    'A <a@b.fi>',
    'a@b.fi\r\nBcc: c@d.fi',
    `${'a'.repeat(250)}@b.fi`,
  ])('rejects %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
