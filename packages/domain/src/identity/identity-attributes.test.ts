import { describe, expect, it } from 'vitest';
import {
  identityAttributeNames,
  identityAttributes,
  identityDisplayOrder,
  isFinnishCitizen,
} from './identity-attributes.ts';

describe('the identity attribute table', () => {
  it.each([
    ['personalIdentityCode', 'Henkilotunniste', 'henkilotunniste', 'henkilotunniste'],
    ['lastName', 'Sukunimi', 'sukunimi', 'sukunimi'],
    ['firstNames', 'Etunimet', 'etunimet', 'etunimet'],
    ['birthDate', 'Syntymaaika', 'syntymaaika', 'syntyma_aika'],
    ['homeMunicipality', 'Kotikunta', 'kotikunta', 'kotikunta'],
    ['domesticStreetAddress', 'KotimainenKatuosoite', 'kotimainen_katuosoite', 'kotimainen_katuosoite'],
    ['domesticPostalCode', 'KotimainenPostinumero', 'kotimainen_postinumero', 'kotimainen_postinumero'],
    [
      'domesticTown',
      'KotimainenPostitoimipaikka',
      'kotimainen_postitoimipaikka',
      'kotimainen_postitoimipaikka',
    ],
    ['foreignStreetAddress', 'UlkomainenKatuosoite', 'ulkomainen_katuosoite', 'ulkomainen_katuosoite'],
    [
      'foreignTownAndCountry',
      'UlkomainenPaikkakuntaValtio',
      'ulkomainen_paikkakunta_valtio',
      'ulkomainen_paikkakunta_ja_valtio',
    ],
    ['email', 'Sahkoposti', 'sahkoposti', 'sahkoposti'],
    ['finnishCitizenship', 'SuomenKansalaisuus', 'suomen_kansalaisuus', 'suomen_kansalaisuus'],
  ] as const)(
    'represents %s as %s in forms, %s in settings and %s in sessions',
    (name, formFlag, setting, session) => {
      expect(identityAttributes[name]).toMatchObject({ formFlag, setting, session });
    },
  );

  it.each(['formFlag', 'setting', 'session', 'labelKey'] as const)('never repeats a %s', (column) => {
    const spellings = identityAttributeNames.map((name) => identityAttributes[name][column]);

    expect(new Set(spellings).size).toBe(identityAttributeNames.length);
  });

  it('allows only citizenship for a boolean property', () => {
    const withBoolean = identityAttributeNames.filter((name) =>
      identityAttributes[name].dataTypes.includes(8),
    );

    expect(withBoolean).toEqual(['finnishCitizenship']);
    expect(identityAttributeNames.every((name) => identityAttributes[name].dataTypes.includes(1))).toBe(true);
  });

  it('shows every attribute once in the popup', () => {
    expect([...identityDisplayOrder].sort()).toEqual([...identityAttributeNames].sort());
    expect(identityDisplayOrder.slice(0, 3)).toEqual(['personalIdentityCode', 'firstNames', 'lastName']);
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['true', false],
  ])('reads citizenship %j as %s', (received, meaning) => {
    expect(isFinnishCitizen(received)).toBe(meaning);
  });
});
