import { describe, expect, it } from 'vitest';
import { idpMetadata } from '../testing/suomi-fi-under-test.ts';
import { idpEntityId, keys } from '../testing/test-idp.ts';
import { readIdpMetadata } from './idp-metadata.ts';

const at = new Date('2026-11-20T12:00:00Z');
const sound = idpMetadata();
const withoutSpace = (pem: string) => pem.replace(/\s/g, '');

describe('readIdpMetadata', () => {
  it('reads names, addresses and every certificate that may sign', () => {
    const idp = readIdpMetadata(sound, at);

    expect(idp).toMatchObject({
      entityId: idpEntityId,
      signOnUrl: 'https://idp.example.org/idp/profile/SAML2/Redirect/SSO',
      logoutUrl: 'https://idp.example.org/idp/profile/SAML2/Redirect/SLO',
      logoutResponseUrl: 'https://idp.example.org/idp/profile/SAML2/Redirect/SLO',
    });
    expect(idp.certificates.map(withoutSpace)).toEqual(
      [keys.idp, keys.idpNext].map(({ certificate }) => withoutSpace(certificate)),
    );
  });

  it('accepts comments, a declaration and a period of validity that has not ended', () => {
    const text = sound.replace(' entityID', ' validUntil="2026-11-21T00:00:00Z" entityID');

    expect(
      readIdpMetadata(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->${text}`, at),
    ).toEqual({ ...readIdpMetadata(sound, at), validUntil: Date.parse('2026-11-21T00:00:00Z') });
  });

  it('takes little time, however many comments begin and never end', () => {
    const started = performance.now();

    expect(() => readIdpMetadata('<!--'.repeat(500_000), at)).toThrow('well-formed');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('reads where responses go when that is another address', () => {
    const text = sound.replace(
      'Redirect/SLO"',
      'Redirect/SLO" ResponseLocation="https://idp.example.org/answers"',
    );

    expect(readIdpMetadata(text, at).logoutResponseUrl).toBe('https://idp.example.org/answers');
  });

  it('leaves out certificates that are for encryption', () => {
    const text = sound.replace('use="signing"', 'use="encryption"');

    expect(readIdpMetadata(text, at).certificates.map(withoutSpace)).toEqual([
      withoutSpace(keys.idpNext.certificate),
    ]);
  });

  it.each<readonly [string, string, string]>([
    ['no XML', 'hello', 'well-formed'],
    ['a page that says 404', '<!doctype html><html></html>', 'well-formed'],
    ['a document type', `<!DOCTYPE x [<!ENTITY e "x">]>${sound}`, 'well-formed'],
    [
      'the description of a service',
      sound.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'),
      'one identity provider',
    ],
    ['several of them', `<x>${sound}${sound}</x>`, 'one identity provider'],
    [
      'one that has expired',
      sound.replace(' entityID', ' validUntil="2026-11-20T00:00:00Z" entityID'),
      'valid until',
    ],
    ['one without a name', sound.replace(/entityID="[^"]+"/, ''), 'entityID'],
    [
      'one without certificates',
      sound.replaceAll(/<md:KeyDescriptor.*?<\/md:KeyDescriptor>/gs, ''),
      'certificate',
    ],
    ['one with an invalid certificate', sound.replace(/MII\w+/, 'xxxx'), 'certificate'],
    ['one that cannot sign on', sound.replace('SingleSignOnService', 'Other'), 'SingleSignOnService'],
    ['one that cannot log out', sound.replace('SingleLogoutService', 'Other'), 'SingleLogoutService'],
    ['one with another binding only', sound.replaceAll('HTTP-Redirect', 'HTTP-POST'), 'HTTP-Redirect'],
    [
      'one with a javascript: address',
      sound.replace('https://idp.example.org/idp/profile/SAML2/Redirect/SSO', 'javascript:alert(1)'),
      'not a web address',
    ],
  ])('refuses %s and says why', (_, text, reason) => {
    expect(() => readIdpMetadata(text, at)).toThrow(reason);
  });
});
