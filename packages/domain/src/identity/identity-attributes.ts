/** The identity attributes that a form may ask for, by the portal's own name; one row each in the table below. */
export const identityAttributeNames = [
  'personalIdentityCode',
  'lastName',
  'firstNames',
  'birthDate',
  'homeMunicipality',
  'domesticStreetAddress',
  'domesticPostalCode',
  'domesticTown',
  'foreignStreetAddress',
  'foreignTownAndCountry',
  'email',
  'finnishCitizenship',
] as const;

/** The portal's name of an identity attribute. */
export type IdentityAttribute = (typeof identityAttributeNames)[number];
