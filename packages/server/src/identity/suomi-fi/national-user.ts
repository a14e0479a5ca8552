import {
  contactAttributes,
  finnishCodeSamlName,
  identityAttributeNames,
  identityAttributes,
  nonDisclosureSamlName,
  parseVaultDate,
  readPersonalIdentityCode,
  wholeNameSamlNames,
  type IdentityAttribute,
  type IdentityValues,
  type NationalUser,
} from '@form-portal/domain';
import { orRefuse, refuseUnless } from '../identity-refusal.ts';
import type { SuomiFiLanguage } from './suomi-fi-language.ts';

/** Attributes of an assertion by their SAML names, none of them empty. */
type ReceivedAttributes = ReadonlyMap<string, string>;

/** An identified person. */
interface IdentifiedPerson {
  readonly user: NationalUser;
  /** Whether the check character of the personal identity code is wrong, which is logged but not refused. */
  readonly hasWrongCheckCharacter: boolean;
}

/** Country of origin, country of destination, identifier (eIDAS SAML attribute profile 2.2.3). */
const eidasIdentifier = /^[A-Z]{2}\/[A-Z]{2}\/\S{1,256}$/;

/** Reads the identified person from an assertion's attributes: check 12 of docs/protocols/suomifi.md#response. */
export function nationalUser(received: ReceivedAttributes, language: SuomiFiLanguage): IdentifiedPerson {
  const pairs = identityAttributeNames.flatMap((attribute) => {
    const value = received.get(samlNameOf(attribute, received, language) ?? '');
    return value === undefined || isWithheld(attribute, received) ? [] : [[attribute, value] as const];
  });
  const values: IdentityValues = { ...Object.fromEntries(pairs), ...codeAndBirthDate(received) };
  const wholeName = wholeNameSamlNames.flatMap((name) => received.get(name) ?? [])[0];
  const { firstNames = '', lastName = '' } = values;
  const name = wholeName ?? `${firstNames} ${lastName}`.trim();
  const code = readPersonalIdentityCode(received.get(finnishCodeSamlName) ?? '');
  return {
    user: { type: 'saml', name, admin: false, attributes: withoutEmpty(values) },
    hasWrongCheckCharacter: code?.hasRightCheckCharacter === false,
  };
}

/** The first SAML name of an attribute that has a value; for people who read Swedish, Swedish variants come first. */
function samlNameOf(
  attribute: IdentityAttribute,
  received: ReceivedAttributes,
  language: SuomiFiLanguage,
): string | undefined {
  const { samlNames, swedishSamlNames } = identityAttributes[attribute];
  const names = language === 'sv' ? [...swedishSamlNames, ...samlNames] : samlNames;
  return names.find((name) => received.has(name));
}

function isWithheld(attribute: IdentityAttribute, received: ReceivedAttributes): boolean {
  const nonDisclosure = received.get(nonDisclosureSamlName) ?? '0';
  return !['0', 'false'].includes(nonDisclosure) && contactAttributes.includes(attribute);
}

function codeAndBirthDate(received: ReceivedAttributes): IdentityValues {
  const finnish = received.get(finnishCodeSamlName);
  if (finnish !== undefined) {
    const { code, birthDate } = orRefuse(readPersonalIdentityCode(finnish), 'identity.code-invalid');
    return { personalIdentityCode: code, birthDate };
  }
  const [, foreignName = ''] = identityAttributes.personalIdentityCode.samlNames;
  const foreign = orRefuse(received.get(foreignName), 'identity.missing');
  refuseUnless(eidasIdentifier.test(foreign), 'identity.code-invalid');
  const [dateName = ''] = identityAttributes.birthDate.samlNames;
  return { personalIdentityCode: foreign, birthDate: parseVaultDate(received.get(dateName) ?? '') ?? '' };
}

function withoutEmpty(values: IdentityValues): IdentityValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
