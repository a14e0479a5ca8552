import type { IdentityValues } from '../users/user.ts';

/**
 * A fictitious person with every attribute, for trying forms. The individual number of the code is one that
 * is never assigned permanently (900–999).
 */
export const exampleIdentity: Required<IdentityValues> = {
  personalIdentityCode: '010190-900P',
  lastName: 'Esimerkki',
  firstNames: 'Meri Aino',
  birthDate: '1990-01-01',
  homeMunicipality: 'Kuusilahti',
  domesticStreetAddress: 'Esimerkkikatu 1 A 2',
  domesticPostalCode: '00100',
  domesticTown: 'Kuusilahti',
  foreignStreetAddress: 'Näidistänav 1',
  foreignTownAndCountry: 'Tallinna, Viro',
  email: 'meri.esimerkki@example.com',
  finnishCitizenship: '1',
};
