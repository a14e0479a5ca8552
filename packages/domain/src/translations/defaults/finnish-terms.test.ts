import { expect, it } from 'vitest';
import { fi } from './fi/index.ts';

it.each([
  ['arvoluettelo', /arvolist|arvojoukko/i],
  ['objekti', /koh(?:de|te)/i],
  ['maakoodi', /maatunnu/i],
])('the Finnish texts use %s and no synonym of it', (_term, synonyms) => {
  const others = Object.entries(fi).filter(([, text]) => synonyms.test(text));

  expect(others).toEqual([]);
});
