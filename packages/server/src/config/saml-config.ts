import { isConfidentialAddress } from '@form-portal/vault';
import type { Values } from './read-variables.ts';

/** Identification by Suomi.fi; files are paths. */
export interface SamlConfig {
  /** A file or a web address. */
  readonly idpMetadata: string;
  readonly entityId: string;
  readonly signingKey: string;
  readonly signingCertificate: string;
  readonly decryptionKeys: readonly string[];
  readonly encryptionCertificate: string;
  /** Class references of the accepted levels of assurance. */
  readonly acceptedLevels: readonly string[];
  /** Null: not described yet, so the metadata cannot be registered. */
  readonly digitalService: string | null;
}

/** The configuration, null when identification is off, and its problems. */
interface SamlConfigResult {
  readonly saml: SamlConfig | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Lets anybody identify as anybody, for the operator's test environment only (docs/protocols/suomifi.md#service-metadata). */
const testMethod = 'urn:oid:1.2.246.517.3002.110.999';

/** Reads the variables `PORTAL_SAML_*`: identification is on when the identity provider's metadata is set. */
export function readSamlConfig(values: Values, publicUrl: string, isProduction: boolean): SamlConfigResult {
  const {
    PORTAL_SAML_IDP_METADATA: idpMetadata,
    PORTAL_SAML_SIGNING_KEY: signingKey,
    PORTAL_SAML_SIGNING_CERT: signingCertificate,
    PORTAL_SAML_ACCEPTED_LEVELS: acceptedLevels,
    PORTAL_SAML_DIGITAL_SERVICE: digitalService,
  } = values;
  if (idpMetadata === null) return { saml: null, problems: [], warnings: unusedWarnings(values) };
  const missing = Object.entries({
    PORTAL_SAML_SIGNING_KEY: signingKey,
    PORTAL_SAML_SIGNING_CERT: signingCertificate,
  }).flatMap(([name, value]) =>
    value === null ? [`${name} is not set, but PORTAL_SAML_IDP_METADATA is; expected a PEM file`] : [],
  );
  const problems = [...missing, ...problemsOf(idpMetadata, acceptedLevels, isProduction)];
  if (signingKey === null || signingCertificate === null || problems.length > 0)
    return { saml: null, problems, warnings: [] };
  const saml: SamlConfig = {
    idpMetadata,
    entityId: values.PORTAL_SAML_ENTITY_ID ?? `${publicUrl}/saml/metadata`,
    signingKey,
    signingCertificate,
    decryptionKeys: values.PORTAL_SAML_DECRYPTION_KEYS ?? [signingKey],
    encryptionCertificate: values.PORTAL_SAML_ENCRYPTION_CERT ?? signingCertificate,
    acceptedLevels,
    digitalService,
  };
  return { saml, problems: [], warnings: warningsOf(saml) };
}

function problemsOf(
  idpMetadata: string,
  acceptedLevels: readonly string[],
  isProduction: boolean,
): readonly string[] {
  const problems: string[] = [];
  if (/^http:/i.test(idpMetadata) && !isConfidentialAddress(idpMetadata))
    problems.push(`PORTAL_SAML_IDP_METADATA is '${idpMetadata}'; expected a file or an https address`);
  if (isProduction && acceptedLevels.includes(testMethod))
    problems.push(`PORTAL_SAML_ACCEPTED_LEVELS lists the test method ${testMethod}; remove it in production`);
  return problems;
}

function warningsOf({ acceptedLevels, digitalService }: SamlConfig): readonly string[] {
  const warnings: string[] = [];
  if (acceptedLevels.includes(testMethod))
    warnings.push('PORTAL_SAML_ACCEPTED_LEVELS lists the test method: anybody can identify as anybody');
  if (digitalService === null)
    warnings.push(
      'PORTAL_SAML_DIGITAL_SERVICE is not set: the metadata cannot be registered with the operator yet',
    );
  return warnings;
}

function unusedWarnings(values: Values): readonly string[] {
  return Object.entries({
    PORTAL_SAML_ENTITY_ID: values.PORTAL_SAML_ENTITY_ID,
    PORTAL_SAML_SIGNING_KEY: values.PORTAL_SAML_SIGNING_KEY,
    PORTAL_SAML_SIGNING_CERT: values.PORTAL_SAML_SIGNING_CERT,
    PORTAL_SAML_DIGITAL_SERVICE: values.PORTAL_SAML_DIGITAL_SERVICE,
  }).flatMap(([name, value]) =>
    value === null
      ? []
      : [`${name} is set, but PORTAL_SAML_IDP_METADATA is not: Suomi.fi identification is off`],
  );
}
