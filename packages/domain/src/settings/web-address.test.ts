import { describe, expect, it } from 'vitest';
import { feedbackLink, isLinkAddress, isWebAddress } from './web-address.ts';

describe('an address', () => {
  it.each([
    'https://kuusilahti.example/tietosuoja',
    'http://localhost:3000/x?y=1#z',
    'HTTPS://Äänekoski.example',
  ])('of the web: %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
    expect(isLinkAddress(text)).toBe(true);
  });

  it('of a link may also be an e-mail address', () => {
    expect(isLinkAddress('mailto:kirjaamo@kuusilahti.example?subject=Palaute')).toBe(true);
    expect(isWebAddress('mailto:kirjaamo@kuusilahti.example')).toBe(false);
  });

  it.each([
    '',
    'kuusilahti.example',
    '/tietosuoja',
    '//kuusilahti.example',
    'https://',
    'https:kuusilahti.example',
    'http://[::1',
    'https://kuusi lahti.example',
    ' https://kuusilahti.example',
    'https://kuusilahti.example\n',
    'java\tscript:alert(1)',
    'javascript:alert(1)//https://kuusilahti.example',
    'data:text/html,https://kuusilahti.example',
    'ftp://kuusilahti.example',
    'mailto:',
    'mailto:kirjaamo',
  ])('is never %j', (text) => {
    expect(isLinkAddress(text)).toBe(false);
  });

  it.each([
    ['palaute@kuusilahti.example', 'mailto:palaute@kuusilahti.example'],
    ['mailto:palaute@kuusilahti.example', 'mailto:palaute@kuusilahti.example'],
    ['https://kuusilahti.example/palaute', 'https://kuusilahti.example/palaute'],
    ['https://some.example/@kuusilahti', 'https://some.example/@kuusilahti'],
    ['', ''],
  ])('for feedback: %j links to %j', (address, link) => {
    expect(feedbackLink(address)).toBe(link);
  });
});
