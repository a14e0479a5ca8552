import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const portal = 'https://forms.example.org';

describe('isSameOrigin', () => {
  it.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }, true, true],
    ['HEAD', { origin: 'https://evil.example' }, true, true],
    ['POST', { 'sec-fetch-site': 'same-origin' }, true, true],
    ['POST', { 'sec-fetch-site': 'same-site' }, true, false],
    ['POST', { 'sec-fetch-site': 'none' }, true, false],
    ['DELETE', { 'sec-fetch-site': 'cross-site', origin: portal }, true, false],
    ['POST', { origin: portal }, true, true],
    ['POST', { origin: 'https://forms.example.org.evil.example' }, false, false],
    ['POST', { origin: 'http://forms.example.org' }, false, false],
    ['POST', { origin: 'null' }, false, false],
    ['POST', {}, true, false],
    ['POST', {}, false, true],
  ])('returns for %s with %j and session %s: %s', (method, headers, hasSession, expected) => {
    expect(isSameOrigin({ method, headers, hasSession }, portal)).toBe(expected);
  });
});
