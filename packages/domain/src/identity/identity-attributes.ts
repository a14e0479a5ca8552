import { dataTypes, type DataType } from '../vault/data-type.ts';

/**
 * The identity attributes that a form may request, by the portal's own name; each has one row in the table
 * below.
 */
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

/** The definition of one identity attribute (specification D2). */
export interface IdentityAttributeRow {
  /** Member of a form's `SuomiFi` on the wire. */
  readonly formFlag: string;
  /** Member of the settings' `suomifi` on the wire. */
  readonly setting: string;
  /** Member of a user's `saml_attributes` on the wire. */
  readonly session: string;
  /** SAML attribute names that carry it; the first one that is present and not empty is used. */
  readonly samlNames: readonly string[];
  /** Names that take precedence when the visitor's language is Swedish. */
  readonly swedishSamlNames: readonly string[];
  /** Text key of its label. */
  readonly labelKey: `identity.${IdentityAttribute}`;
  /** Data types of the vault properties it may be mapped to (specification §5, Form settings). */
  readonly dataTypes: readonly DataType[];
}

// Attributes of the Finnish population register: urn:oid:1.2.246.517.2002.2.x (Suomi.fi e-Identification,
// attribute list).
const register = 'urn:oid:1.2.246.517.2002.2';
const eidas = 'http://eidas.europa.eu/attributes/naturalperson';

/** SAML name of the Finnish personal identity code; people identified by eIDAS do not have it. */
export const finnishCodeSamlName = 'urn:oid:1.2.246.21';

/** SAML names of the full name in one text: calling name and surname, else surname and all first names. */
export const wholeNameSamlNames: readonly string[] = ['urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3'];

/** SAML name of the non-disclosure for safety reasons; `1` when it is in force. */
export const nonDisclosureSamlName = `${register}.27`;

/**
 * Attributes that reveal where a person lives or how to contact them. Under a non-disclosure for safety
 * reasons (Act 661/2009, section 36) they are ignored even if they were sent.
 */
export const contactAttributes: readonly IdentityAttribute[] = [
  'homeMunicipality',
  'domesticStreetAddress',
  'domesticPostalCode',
  'domesticTown',
  'foreignStreetAddress',
  'foreignTownAndCountry',
  'email',
];

const textOnly = [dataTypes.text] as const;

/**
 * The table of identity attributes: the three wire names, the SAML names of Suomi.fi and, for people
 * without a Finnish code, those of eIDAS. Finnish identification methods send no birth date: it is derived
 * from the personal identity code.
 */
export const identityAttributes: Readonly<Record<IdentityAttribute, IdentityAttributeRow>> = {
  personalIdentityCode: {
    formFlag: 'Henkilotunniste',
    setting: 'henkilotunniste',
    session: 'henkilotunniste',
    samlNames: [finnishCodeSamlName, `${eidas}/PersonIdentifier`],
    swedishSamlNames: [],
    labelKey: 'identity.personalIdentityCode',
    dataTypes: textOnly,
  },
  lastName: {
    formFlag: 'Sukunimi',
    setting: 'sukunimi',
    session: 'sukunimi',
    samlNames: ['urn:oid:2.5.4.4', `${eidas}/CurrentFamilyName`],
    swedishSamlNames: [],
    labelKey: 'identity.lastName',
    dataTypes: textOnly,
  },
  firstNames: {
    formFlag: 'Etunimet',
    setting: 'etunimet',
    session: 'etunimet',
    samlNames: [`${eidas}/CurrentGivenName`, 'urn:oid:2.5.4.42'],
    swedishSamlNames: [],
    labelKey: 'identity.firstNames',
    dataTypes: textOnly,
  },
  birthDate: {
    formFlag: 'Syntymaaika',
    setting: 'syntymaaika',
    session: 'syntyma_aika',
    samlNames: [`${eidas}/DateOfBirth`],
    swedishSamlNames: [],
    labelKey: 'identity.birthDate',
    dataTypes: textOnly,
  },
  homeMunicipality: {
    formFlag: 'Kotikunta',
    setting: 'kotikunta',
    session: 'kotikunta',
    samlNames: [`${register}.19`, `${register}.18`],
    swedishSamlNames: [`${register}.20`],
    labelKey: 'identity.homeMunicipality',
    dataTypes: textOnly,
  },
  domesticStreetAddress: {
    formFlag: 'KotimainenKatuosoite',
    setting: 'kotimainen_katuosoite',
    session: 'kotimainen_katuosoite',
    samlNames: [`${register}.4`],
    swedishSamlNames: [`${register}.5`],
    labelKey: 'identity.domesticStreetAddress',
    dataTypes: textOnly,
  },
  domesticPostalCode: {
    formFlag: 'KotimainenPostinumero',
    setting: 'kotimainen_postinumero',
    session: 'kotimainen_postinumero',
    samlNames: [`${register}.6`],
    swedishSamlNames: [],
    labelKey: 'identity.domesticPostalCode',
    dataTypes: textOnly,
  },
  domesticTown: {
    formFlag: 'KotimainenPostitoimipaikka',
    setting: 'kotimainen_postitoimipaikka',
    session: 'kotimainen_postitoimipaikka',
    samlNames: [`${register}.7`],
    swedishSamlNames: [`${register}.8`],
    labelKey: 'identity.domesticTown',
    dataTypes: textOnly,
  },
  foreignStreetAddress: {
    formFlag: 'UlkomainenKatuosoite',
    setting: 'ulkomainen_katuosoite',
    session: 'ulkomainen_katuosoite',
    samlNames: [`${register}.11`],
    swedishSamlNames: [],
    labelKey: 'identity.foreignStreetAddress',
    dataTypes: textOnly,
  },
  foreignTownAndCountry: {
    formFlag: 'UlkomainenPaikkakuntaValtio',
    setting: 'ulkomainen_paikkakunta_valtio',
    session: 'ulkomainen_paikkakunta_ja_valtio',
    samlNames: [`${register}.12`, `${register}.14`],
    swedishSamlNames: [`${register}.13`],
    labelKey: 'identity.foreignTownAndCountry',
    dataTypes: textOnly,
  },
  email: {
    formFlag: 'Sahkoposti',
    setting: 'sahkoposti',
    session: 'sahkoposti',
    samlNames: ['urn:oid:0.9.2342.19200300.100.1.3'],
    swedishSamlNames: [],
    labelKey: 'identity.email',
    dataTypes: textOnly,
  },
  finnishCitizenship: {
    formFlag: 'SuomenKansalaisuus',
    setting: 'suomen_kansalaisuus',
    session: 'suomen_kansalaisuus',
    samlNames: [`${register}.26`],
    swedishSamlNames: [],
    labelKey: 'identity.finnishCitizenship',
    dataTypes: [dataTypes.text, dataTypes.boolean],
  },
};

/** Display order of identity attributes wherever they are listed (specification §3). */
export const identityDisplayOrder: readonly IdentityAttribute[] = [
  'personalIdentityCode',
  'firstNames',
  'lastName',
  'birthDate',
  'homeMunicipality',
  'email',
  'finnishCitizenship',
  'domesticStreetAddress',
  'domesticPostalCode',
  'domesticTown',
  'foreignStreetAddress',
  'foreignTownAndCountry',
];

/** Whether a received citizenship means Finnish; any other value does not (specification §3). */
export function isFinnishCitizen(received: string): boolean {
  return received === '1';
}
