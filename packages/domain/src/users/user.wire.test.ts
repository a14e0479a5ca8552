import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityAttributeNames } from '../identity/identity-attributes.ts';
import type { User } from './user.ts';
import { userFromWire, userToWire } from './user.wire.ts';

const anyAttributes = fc.dictionary(fc.constantFrom(...identityAttributeNames), fc.string({ minLength: 1 }), {
  noNullPrototype: true,
});

const anyUser: fc.Arbitrary<User> = fc.oneof(
  fc.record({ type: fc.constantFrom('mfiles', 'cloud'), name: fc.string(), admin: fc.boolean() }),
  fc.record({
    type: fc.constant('saml'),
    name: fc.string(),
    admin: fc.constant(false),
    attributes: anyAttributes,
  }),
) as fc.Arbitrary<User>;

describe('a user on the wire', () => {
  it('has name, type, admin and, for Suomi.fi users, attributes with their wire names', () => {
    const attributes = {
      birthDate: '1981-02-21',
      foreignTownAndCountry: 'Tartto, Viro',
      finnishCitizenship: '1',
    };

    expect(userToWire({ type: 'mfiles', name: 'Maria Lehto', admin: true })).toEqual({
      name: 'Maria Lehto',
      type: 'mfiles',
      admin: true,
    });
    expect(userToWire({ type: 'saml', name: 'Tessa Testilä', admin: false, attributes })).toEqual({
      name: 'Tessa Testilä',
      type: 'saml',
      admin: false,
      saml_attributes: {
        syntyma_aika: '1981-02-21',
        ulkomainen_paikkakunta_ja_valtio: 'Tartto, Viro',
        suomen_kansalaisuus: '1',
      },
    });
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        expect(userFromWire(JSON.parse(JSON.stringify(userToWire(user))))).toEqual({ ok: true, value: user });
      }),
    );
  });

  it('identified by Suomi.fi is never an administrator, whatever the wire says', () => {
    const read = userFromWire({
      name: 'Tessa',
      type: 'saml',
      admin: true,
      saml_attributes: { sukunimi: '' },
    });

    expect(read).toEqual({ ok: true, value: { type: 'saml', name: 'Tessa', admin: false, attributes: {} } });
  });

  it.each([[null], ['admin'], [{ name: 'x', type: 'root', admin: true }], [{ name: 'x', type: 'mfiles' }]])(
    'is refused for %j',
    (value) => {
      expect(userFromWire(value)).toMatchObject({ ok: false, problems: [{ code: 'request.invalid' }] });
    },
  );
});
