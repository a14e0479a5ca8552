import { expect, it } from 'vitest';
import { addressesIn } from './forwarded-for.ts';

it.each([
  ['203.0.113.5', ['203.0.113.5']],
  ['203.0.113.5, 10.0.0.1', ['203.0.113.5', '10.0.0.1']],
  ['203.0.113.5:40001', ['203.0.113.5']],
  ['2001:db8::5', ['2001:db8::5']],
  ['[2001:db8::5]:40001,10.0.0.1:80', ['2001:db8::5', '10.0.0.1']],
  ['203.0.113.5, 131052-308T, 198.51.100.1', ['198.51.100.1']],
  ['unknown', []],
  ['203.0.113.5, ', []],
  ['', []],
])('X-Forwarded-For: %j has the addresses %j', (header, addresses) => {
  expect(addressesIn(header)).toEqual(addresses);
});
