import { expect, it } from 'vitest';
import { probableAddress } from './email-typo.ts';

it.each([
  ['aino@gmial.com', 'aino@gmail.com'],
  ['aino@gmai.com', 'aino@gmail.com'],
  ['aino@gmaill.com', 'aino@gmail.com'],
  ['aino@gmail.con', 'aino@gmail.com'],
  ['aino@gmail.co', 'aino@gmail.com'],
  ['Aino@HOTMIAL.COM', 'Aino@hotmail.com'],
  ['aino@outlok.com', 'aino@outlook.com'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(probableAddress(typed)).toBe(meant);
});

it.each([
  'aino@gmail.com',
  'aino@mail.com',
  'aino@hotmail.fi',
  'aino@hotmail.se',
  'aino@hotmail.es',
  'aino@hotmail.dk',
  'aino@yahoo.es',
  'aino@mail.fi',
  'aino@kuopio.fi',
  'aino@fi',
  'gmial.com',
  '',
])('suggests nothing for "%s"', (typed) => {
  expect(probableAddress(typed)).toBeUndefined();
});
