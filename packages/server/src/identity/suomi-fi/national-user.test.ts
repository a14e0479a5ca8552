import { people } from '@form-portal/dev-idp';
import { describe, expect, it } from 'vitest';
import { nationalUser } from './national-user.ts';

const receivedOf = (id: string, changes: Readonly<Record<string, string>> = {}) => {
  const all = { ...people.find((person) => person.id === id)?.attributes, ...changes };
  return new Map(Object.entries(all).filter(([, value]) => value !== ''));
};
const attributesOf = (id: string, changes?: Readonly<Record<string, string>>) =>
  nationalUser(receivedOf(id, changes), 'fi').user.attributes;

describe('nationalUser', () => {
  it('reads an ordinary person', () => {
    expect(nationalUser(receivedOf('ordinary'), 'fi')).toEqual({
      user: {
        type: 'saml',
        name: 'Nordea Demo',
        admin: false,
        attributes: {
          personalIdentityCode: '210281-9988',
          lastName: 'Demo',
          firstNames: 'Nordea Helena',
          birthDate: '1981-02-21',
          homeMunicipality: 'Helsinki',
          domesticStreetAddress: 'Koekatu 1 A 2',
          domesticPostalCode: '00100',
          domesticTown: 'HELSINKI',
          email: 'somebody@example.org',
          finnishCitizenship: '1',
        },
      },
      hasWrongCheckCharacter: false,
    });
  });

  it('reads the Swedish one of double names for people who read Swedish', () => {
    expect(nationalUser(receivedOf('ordinary'), 'sv').user.attributes).toMatchObject({
      homeMunicipality: 'Helsingfors',
      domesticStreetAddress: 'Provgatan 1 A 2',
      domesticTown: 'HELSINGFORS',
      domesticPostalCode: '00100',
    });
  });

  it('falls back to the number of the municipality, with its zeros', () => {
    const nameless = { 'urn:oid:1.2.246.517.2002.2.19': '' };

    expect(attributesOf('ordinary', nameless).homeMunicipality).toBe('091');
  });

  it('reads an address abroad, and leaves out what is empty', () => {
    expect(attributesOf('abroad')).toMatchObject({
      foreignStreetAddress: 'Storgatan 5',
      foreignTownAndCountry: '111 22 Stockholm, Ruotsi',
    });
    expect(Object.keys(attributesOf('abroad'))).not.toContain('finnishCitizenship');
  });

  it.each(['1', 'true', 'yes'])(
    'drops everything that reveals where a protected person lives (non-disclosure %s)',
    (nonDisclosure) => {
      const attributes = attributesOf('protected', { 'urn:oid:1.2.246.517.2002.2.27': nonDisclosure });

      expect(Object.keys(attributes).sort()).toEqual(
        ['birthDate', 'finnishCitizenship', 'firstNames', 'lastName', 'personalIdentityCode'].sort(),
      );
    },
  );

  it.each(['0', 'false'])('includes contacts when the non-disclosure is %s', (nonDisclosure) => {
    const attributes = attributesOf('ordinary', { 'urn:oid:1.2.246.517.2002.2.27': nonDisclosure });

    expect(attributes.domesticTown).toBe('HELSINKI');
  });

  it('reads somebody identified in another country (eIDAS)', () => {
    expect(nationalUser(receivedOf('eidas'), 'en')).toEqual({
      user: {
        type: 'saml',
        name: 'Jürgen Łukasz Müller',
        admin: false,
        attributes: {
          personalIdentityCode: 'DE/FI/Ab12-34_56',
          lastName: 'Müller',
          firstNames: 'Jürgen Łukasz',
          birthDate: '1975-04-30',
        },
      },
      hasWrongCheckCharacter: false,
    });
  });

  it('leaves out a birth date that is not a date', () => {
    const date = { 'http://eidas.europa.eu/attributes/naturalperson/DateOfBirth': '30.4.1975' };

    expect(Object.keys(attributesOf('eidas', date))).not.toContain('birthDate');
  });

  it('keeps names as they are: markup, and a hundred characters', () => {
    expect(attributesOf('markup').firstNames).toBe('<b>Tessa</b> &amp;');
    expect(attributesOf('long').lastName).toHaveLength(100);
  });

  it.each([
    ['new-sign', '010190Y999W', '1990-01-01'],
    ['protected', '260991-999R', '1991-09-26'],
  ])('reads the birth date of %s out of the code %s', (id, code, birthDate) => {
    expect(attributesOf(id)).toMatchObject({ personalIdentityCode: code, birthDate });
  });

  it.each([
    ['010190a999w', '010190A999W', '2090-01-01'],
    [' 131052-308T ', '131052-308T', '1952-10-13'],
  ])('reads the code %j in capitals, without blanks', (sent, code, birthDate) => {
    const attributes = attributesOf('ordinary', { 'urn:oid:1.2.246.21': sent });

    expect(attributes).toMatchObject({ personalIdentityCode: code, birthDate });
  });

  it('reports a wrong check character', () => {
    const wrong = receivedOf('ordinary', { 'urn:oid:1.2.246.21': '210281-9987' });

    expect(nationalUser(wrong, 'fi').hasWrongCheckCharacter).toBe(true);
  });
});
