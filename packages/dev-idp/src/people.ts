/** A person who can be identified: SAML attributes and the level of assurance. */
export interface Person {
  readonly id: string;
  /** What this person is for in tests. */
  readonly purpose: string;
  readonly level: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const finnishSubstantial = 'http://ftn.ficora.fi/2017/loa2';
const register = 'urn:oid:1.2.246.517.2002.2';
const eidas = 'http://eidas.europa.eu/attributes/naturalperson';

/** All values are fictitious; the codes are test codes with individual numbers from 900. */
function finnish(code: string, first: string, last: string): Person['attributes'] {
  const called = first.split(' ')[0] ?? first;
  return {
    'urn:oid:1.2.246.21': code,
    'urn:oid:2.5.4.3': `${last} ${first}`,
    'urn:oid:2.16.840.1.113730.3.1.241': `${called} ${last}`,
    'urn:oid:2.5.4.42': called,
    'urn:oid:2.5.4.4': last,
    [`${eidas}/CurrentGivenName`]: first,
    [`${register}.26`]: '1',
  };
}

const contacts = {
  [`${register}.18`]: '091',
  [`${register}.19`]: 'Helsinki',
  [`${register}.20`]: 'Helsingfors',
  [`${register}.4`]: 'Koekatu 1 A 2',
  [`${register}.5`]: 'Provgatan 1 A 2',
  [`${register}.6`]: '00100',
  [`${register}.7`]: 'HELSINKI',
  [`${register}.8`]: 'HELSINGFORS',
  'urn:oid:0.9.2342.19200300.100.1.3': 'somebody@example.org',
};

function person(id: string, purpose: string, attributes: Person['attributes']): Person {
  return { id, purpose, level: finnishSubstantial, attributes };
}

/** The test persons. */
export const people: readonly Person[] = [
  person('ordinary', 'An ordinary person with an address and an e-mail', {
    ...finnish('210281-9988', 'Nordea Helena', 'Demo'),
    ...contacts,
  }),
  person('abroad', 'An address abroad, another citizenship', {
    ...finnish('040265-9985', 'Matti Olavi', 'Ulkomaalainen'),
    [`${register}.11`]: 'Storgatan 5',
    [`${register}.12`]: '111 22 Stockholm, Ruotsi',
    [`${register}.13`]: '111 22 Stockholm, Sverige',
    [`${register}.26`]: '',
  }),
  person('protected', 'Non-disclosure, though contacts are sent nevertheless', {
    ...finnish('260991-999R', 'Tuulia', 'Suojattu'),
    ...contacts,
    [`${register}.27`]: '1',
  }),
  {
    ...person('eidas', 'Identified in another country of the Union', {
      [`${eidas}/PersonIdentifier`]: 'DE/FI/Ab12-34_56',
      [`${eidas}/CurrentFamilyName`]: 'Müller',
      [`${eidas}/CurrentGivenName`]: 'Jürgen Łukasz',
      [`${eidas}/DateOfBirth`]: '1975-04-30',
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
