/** A person who can be identified: SAML attributes and the level of assurance. */
export interface Person {
  readonly id: string;
  /** What this person is for in tests. */
  readonly purpose: string;
  readonly level: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const finnishSubstantial = 'http://ftn.ficora.fi/2017/loa2';
// Attributes of the Finnish population register.
const register = 'urn:oid:1.2.246.517.2002.2';
const eidas = 'http://eidas.europa.eu/attributes/naturalperson';

/** Names of the SAML attributes (Suomi.fi e-Identification, attribute list). */
const saml = {
  personalIdentityCode: 'urn:oid:1.2.246.21',
  wholeName: 'urn:oid:2.5.4.3',
  displayName: 'urn:oid:2.16.840.1.113730.3.1.241',
  givenName: 'urn:oid:2.5.4.42',
  lastName: 'urn:oid:2.5.4.4',
  email: 'urn:oid:0.9.2342.19200300.100.1.3',
  streetAddress: `${register}.4`,
  streetAddressInSwedish: `${register}.5`,
  postalCode: `${register}.6`,
  town: `${register}.7`,
  townInSwedish: `${register}.8`,
  streetAddressAbroad: `${register}.11`,
  townAndCountryAbroad: `${register}.12`,
  townAndCountryAbroadInSwedish: `${register}.13`,
  municipalityNumber: `${register}.18`,
  municipality: `${register}.19`,
  municipalityInSwedish: `${register}.20`,
  finnishCitizenship: `${register}.26`,
  nonDisclosure: `${register}.27`,
  eidasCode: `${eidas}/PersonIdentifier`,
  eidasLastName: `${eidas}/CurrentFamilyName`,
  /** Sent for people with a Finnish code too. */
  firstNames: `${eidas}/CurrentGivenName`,
  birthDate: `${eidas}/DateOfBirth`,
} as const;

/** All values are fictitious; the codes are test codes with individual numbers from 900. */
function finnish(code: string, first: string, last: string): Person['attributes'] {
  const givenName = first.split(' ')[0] ?? first;
  return {
    [saml.personalIdentityCode]: code,
    [saml.wholeName]: `${last} ${first}`,
    [saml.displayName]: `${givenName} ${last}`,
    [saml.givenName]: givenName,
    [saml.lastName]: last,
    [saml.firstNames]: first,
    [saml.finnishCitizenship]: '1',
  };
}

const contacts = {
  [saml.municipalityNumber]: '091',
  [saml.municipality]: 'Helsinki',
  [saml.municipalityInSwedish]: 'Helsingfors',
  [saml.streetAddress]: 'Koekatu 1 A 2',
  [saml.streetAddressInSwedish]: 'Provgatan 1 A 2',
  [saml.postalCode]: '00100',
  [saml.town]: 'HELSINKI',
  [saml.townInSwedish]: 'HELSINGFORS',
  [saml.email]: 'somebody@example.org',
};

function person(id: string, purpose: string, attributes: Person['attributes']): Person {
  return { id, purpose, level: finnishSubstantial, attributes };
}

/** The test people. */
export const people: readonly Person[] = [
  person('ordinary', 'An ordinary person with an address and an e-mail', {
    ...finnish('210281-9988', 'Nordea Helena', 'Demo'),
    ...contacts,
  }),
  person('abroad', 'An address abroad, another citizenship', {
    ...finnish('040265-9985', 'Matti Olavi', 'Ulkomaalainen'),
    [saml.streetAddressAbroad]: 'Storgatan 5',
    [saml.townAndCountryAbroad]: '111 22 Stockholm, Ruotsi',
    [saml.townAndCountryAbroadInSwedish]: '111 22 Stockholm, Sverige',
    [saml.finnishCitizenship]: '',
  }),
  person('protected', 'Non-disclosure order; contact details are sent all the same', {
    ...finnish('260991-999R', 'Tuulia', 'Suojattu'),
    ...contacts,
    [saml.nonDisclosure]: '1',
  }),
  {
    ...person('eidas', 'Identified in another EU country', {
      [saml.eidasCode]: 'DE/FI/Ab12-34_56',
      [saml.eidasLastName]: 'Müller',
      [saml.firstNames]: 'Jürgen Łukasz',
      [saml.birthDate]: '1975-04-30',
    }),
    level: 'http://eidas.europa.eu/LoA/high',
  },
  person('markup', 'Names that look like markup', {
    ...finnish('010280-952L', '<b>Tessa</b> &amp;', `O'Test"ilä <script>alert(1)</script>`),
  }),
  person('long', 'Names of 100 characters', {
    ...finnish('261298-998X', 'Ä'.repeat(100), 'Ölandinen '.repeat(10).trim().padEnd(100, 'ö')),
  }),
  person('new-sign', 'A century sign of 2023', finnish('010190Y999W', 'Uusi', 'Merkki')),
];
