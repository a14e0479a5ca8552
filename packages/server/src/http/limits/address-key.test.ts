import { describe, expect, it } from 'vitest';
import { addressGroup, createHashKey } from './address-key.ts';

describe('addressGroup', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('groups %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('createHashKey', () => {
  it('returns other keys for another secret, and keeps parts apart', () => {
    const hashKey = createHashKey(Buffer.from('one'));

    expect(hashKey('a', 'b')).toBe(createHashKey(Buffer.from('one'))('a', 'b'));
    expect(hashKey('a', 'b')).not.toBe(createHashKey(Buffer.from('two'))('a', 'b'));
    expect(hashKey('a', 'b')).not.toBe(hashKey('ab'));
  });
});
