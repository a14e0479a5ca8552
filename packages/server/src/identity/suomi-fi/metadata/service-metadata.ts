import {
  escapeMarkup,
  contactAttributes,
  identityAttributeNames,
  identityAttributes,
  nonDisclosureSamlName,
  wholeNameSamlNames,
} from '@form-portal/domain';
import { serviceLanguages, type DigitalService } from './digital-service.ts';

/** The content of our service's metadata for the identity provider. */
interface ServiceDescription {
  readonly entityId: string;
  readonly acsUrl: string;
  readonly sloUrl: string;
  /** PEM. */
  readonly signingCertificate: string;
  readonly encryptionCertificate: string;
  readonly acceptedLevels: readonly string[];
  /** Null until the file is configured; such metadata can be tried out, but not registered. */
  readonly digitalService: DigitalService | null;
}

type Texts = Readonly<Record<(typeof serviceLanguages)[number], string>>;

const oid = 'urn:oid:1.2.246.517.3003.111';
const uri = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri';
const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings';

/** Metadata of our service with the extensions that the operator requires, in the order of the schema (docs/protocols/suomifi.md#service-metadata). */
export function serviceMetadata(description: ServiceDescription): string {
  const { entityId, digitalService } = description;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:mdattr="urn:oasis:names:tc:SAML:metadata:attribute" xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeMarkup(entityId)}">`,
    entityAttributes(description),
    '<md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    digitalService === null ? '' : uiInformation(digitalService),
    keyDescriptors(description),
    `<md:SingleLogoutService Binding="${bindings}:HTTP-Redirect" Location="${escapeMarkup(description.sloUrl)}"/>`,
    '<md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:transient</md:NameIDFormat>',
    `<md:AssertionConsumerService Binding="${bindings}:HTTP-POST" Location="${escapeMarkup(description.acsUrl)}" index="1" isDefault="true"/>`,
    attributeService(description),
    '</md:SPSSODescriptor>',
    digitalService === null ? '' : organisation(digitalService),
    '</md:EntityDescriptor>\n',
  ].join('');
}

function entityAttributes({ acceptedLevels, digitalService }: ServiceDescription): string {
  const vtj = String(digitalService?.vtjVerificationRequired ?? true);
  const eidas = acceptedLevels.some((level) => level.startsWith('http://eidas.europa.eu/')) ? 'full' : 'none';
  const attributes = [
    entityAttribute('FinnishAuthMethod', 'FinnishAuthMethod', acceptedLevels),
    entityAttribute(`${oid}.3`, 'VtjVerificationRequired', [vtj]),
    entityAttribute(`${oid}.4`, 'SkipEndpointValidationWhenSigned', ['false']),
    entityAttribute(`${oid}.14`, 'EidasSupport', [eidas]),
    entityAttribute(`${oid}.26`, 'CipherName', ['AES-GCM']),
  ];
  return `<md:Extensions><mdattr:EntityAttributes>${attributes.join('')}</mdattr:EntityAttributes></md:Extensions>`;
}

function entityAttribute(name: string, friendlyName: string, values: readonly string[]): string {
  const content = values.map((value) => `<saml:AttributeValue>${escapeMarkup(value)}</saml:AttributeValue>`);
  return `<saml:Attribute Name="${name}" NameFormat="${uri}" FriendlyName="${friendlyName}">${content.join('')}</saml:Attribute>`;
}

function uiInformation({ displayName, description, privacyStatementUrl, logo }: DigitalService): string {
  const logoElement =
    logo === undefined
      ? ''
      : `<mdui:Logo height="${logo.height}" width="${logo.width}">${escapeMarkup(logo.url)}</mdui:Logo>`;
  const texts = [
    inEachLanguage('mdui:DisplayName', displayName),
    inEachLanguage('mdui:Description', description),
    inEachLanguage('mdui:PrivacyStatementURL', privacyStatementUrl),
  ];
  return `<md:Extensions><mdui:UIInfo>${texts.join('')}${logoElement}</mdui:UIInfo></md:Extensions>`;
}

/** A single certificate states no purpose; two state theirs (docs/protocols/suomifi.md#service-metadata). */
function keyDescriptors({ signingCertificate, encryptionCertificate }: ServiceDescription): string {
  if (signingCertificate === encryptionCertificate) return keyDescriptor('', signingCertificate);
  return (
    keyDescriptor(' use="signing"', signingCertificate) +
    keyDescriptor(' use="encryption"', encryptionCertificate)
  );
}

function keyDescriptor(use: string, certificate: string): string {
  const content = certificate.replace(/-----[^-]+-----|\s/g, '');
  return `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${content}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
}

function attributeService({ digitalService, entityId }: ServiceDescription): string {
  const host = new URL(entityId).hostname;
  const names = digitalService?.displayName ?? { fi: host, sv: host, en: host };
  const granted = digitalService?.requestedAttributes;
  const requestedAttributes = identityAttributeNames.filter(
    (name) => granted?.includes(identityAttributes[name].setting) ?? true,
  );
  // A recipient of contact details must know whether they may be used.
  const protection = requestedAttributes.some((name) => contactAttributes.includes(name))
    ? [nonDisclosureSamlName]
    : [];
  const requestedNames = requestedAttributes
    .map((name) => identityAttributes[name])
    .flatMap(({ samlNames, swedishSamlNames }) => [...samlNames, ...swedishSamlNames]);
  const attributes = [...new Set([...requestedNames, ...wholeNameSamlNames, ...protection])].map(
    (name) => `<md:RequestedAttribute Name="${name}" NameFormat="${uri}"/>`,
  );
  return `<md:AttributeConsumingService index="1" isDefault="true">${inEachLanguage('md:ServiceName', names)}${attributes.join('')}</md:AttributeConsumingService>`;
}

function organisation({ organisation: { name, displayName, url }, contacts }: DigitalService): string {
  const people = contacts.map(
    ({ type, firstName, lastName, email }) =>
      `<md:ContactPerson contactType="${type}"><md:GivenName>${escapeMarkup(firstName)}</md:GivenName><md:SurName>${escapeMarkup(lastName)}</md:SurName><md:EmailAddress>mailto:${escapeMarkup(email)}</md:EmailAddress></md:ContactPerson>`,
  );
  const texts = [
    inEachLanguage('md:OrganizationName', name),
    inEachLanguage('md:OrganizationDisplayName', displayName),
    inEachLanguage('md:OrganizationURL', url),
  ];
  return `<md:Organization>${texts.join('')}</md:Organization>${people.join('')}`;
}

function inEachLanguage(element: string, texts: Texts): string {
  return serviceLanguages
    .map((language) => `<${element} xml:lang="${language}">${escapeMarkup(texts[language])}</${element}>`)
    .join('');
}
