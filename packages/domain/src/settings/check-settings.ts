import { email } from '../formats/email.ts';
import { identityAttributeNames, identityAttributes } from '../identity/identity-attributes.ts';
import { isWritten, type LanguageCode, type LocalizedText } from '../text/localized-text.ts';
import type { Problem } from '../problems/problem.ts';
import { isHexColour } from '../theme/colour.ts';
import { epochMilliseconds, parseVaultDate } from '../time/vault-date-time.ts';
import { firstCustomProperty } from '../vault/built-in-ids.ts';
import type { VaultProperty } from '../vault/structure.ts';
import { logoPath, type SiteLogo } from './logo.ts';
import type {
  AccessibilityStatement,
  IdentityMapping,
  Settings,
  StatementParts,
  ThemeColours,
} from './settings.ts';
import { isLinkAddress, isWebAddress } from './web-address.ts';

/**
 * Maximum lengths of settings texts in UTF-16 units (specification §9; `longText` is the portal's own
 * limit).
 */
export const settingsLimits = { siteName: 250, address: 2000, longText: 5000 } as const;

/**
 * Returns why settings may not be saved (specification §5, Site settings; specification D30). Problem
 * codes: `settings.site-name-too-long`, `settings.privacy-url-invalid`, `settings.privacy-url-too-long`,
 * `settings.logo-unknown`, `settings.colour-invalid`, `settings.language-unknown`, `settings.statement-url-invalid`,
 * `settings.statement-blank`, `settings.statement-date-invalid`, `settings.feedback-invalid`,
 * `settings.text-too-long`, `settings.property-invalid`, `settings.maintenance-invalid`.
 */
export function checkSettings(settings: Settings, languages: readonly LanguageCode[]): readonly Problem[] {
  return [
    ...checkSiteName(settings.siteName),
    ...checkPrivacyPolicyUrl(settings.privacyPolicyUrl),
    ...checkLogo(settings.logo),
    ...checkColours(settings.theme),
    ...checkDefaultLanguage(settings.defaultLanguage, languages),
    ...checkMappedIds(settings.suomifi),
    ...checkStatement(settings.accessibilityStatement),
    ...checkFeedbackAddress(settings.feedbackAddress),
    ...checkLongText('helpText', settings.helpText),
    ...checkMaintenance(settings.maintenanceUntil),
  ];
}

function checkSiteName(siteName: string): readonly Problem[] {
  const max = settingsLimits.siteName;
  if (siteName.length <= max) return [];
  return [{ code: 'settings.site-name-too-long', path: 'siteName', params: { max } }];
}

/**
 * Returns why an address may not be used for the privacy policy; an empty one is allowed and means no link.
 */
export function checkPrivacyPolicyUrl(address: string): readonly Problem[] {
  const path = 'privacyPolicyUrl';
  const max = settingsLimits.address;
  if (address.length > max) return [{ code: 'settings.privacy-url-too-long', path, params: { max } }];
  return address === '' || isLinkAddress(address) ? [] : [{ code: 'settings.privacy-url-invalid', path }];
}

function checkLogo(logo: SiteLogo): readonly Problem[] {
  return (['light', 'dark'] as const)
    .filter((mode) => logo[mode] !== '' && !logoPath.test(logo[mode]))
    .map((mode) => ({ code: 'settings.logo-unknown', path: `logo.${mode}` }));
}

function checkColours(colours: ThemeColours): readonly Problem[] {
  return (['primary', 'primaryText', 'accent', 'accentText'] as const)
    .filter((name) => !isHexColour(colours[name]))
    .map((name) => ({
      code: 'settings.colour-invalid',
      path: `theme.${name}`,
      params: { value: colours[name].slice(0, 40) },
    }));
}

/** Returns why a language may not be the default: it is not in the catalogue. */
export function checkDefaultLanguage(
  language: LanguageCode,
  languages: readonly LanguageCode[],
): readonly Problem[] {
  if (languages.includes(language)) return [];
  return [
    {
      code: 'settings.language-unknown',
      path: 'defaultLanguage',
      params: { language: language.slice(0, 40) },
    },
  ];
}

function checkMappedIds(mapping: IdentityMapping): readonly Problem[] {
  return identityAttributeNames
    .filter((name) => {
      const id = mapping.properties[name];
      return id !== undefined && !(Number.isSafeInteger(id) && id >= firstCustomProperty);
    })
    .map((name) => ({
      code: 'settings.property-invalid',
      path: `suomifi.${identityAttributes[name].setting}`,
    }));
}

/**
 * Checks that identity attributes are mapped to suitable vault properties: custom text properties, for
 * citizenship also boolean ones (specification §5, Form settings). Problem code for any other mapping:
 * `settings.property-invalid`.
 */
export function checkMappingAgainstVault(
  mapping: IdentityMapping,
  properties: readonly VaultProperty[],
): readonly Problem[] {
  return identityAttributeNames
    .filter((name) => {
      const id = mapping.properties[name];
      const property = properties.find((candidate) => candidate.id === id);
      return (
        id !== undefined &&
        (property === undefined || !identityAttributes[name].dataTypes.includes(property.dataType))
      );
    })
    .map((name) => ({
      code: 'settings.property-invalid',
      path: `suomifi.${identityAttributes[name].setting}`,
    }));
}

function checkStatement(statement: AccessibilityStatement | null): readonly Problem[] {
  if (statement === null) return [];
  const path = 'accessibilityStatement';
  if (statement.kind === 'page') return checkStatementParts(statement.parts, path);
  const isValid = statement.url.length <= settingsLimits.address && isWebAddress(statement.url);
  return isValid ? [] : [{ code: 'settings.statement-url-invalid', path }];
}

function checkStatementParts(parts: StatementParts, path: string): readonly Problem[] {
  const names = ['organisation', 'compliance', 'knownGaps', 'method', 'supervisor'] as const;
  const texts = names.every((name) => !isWritten(parts[name]))
    ? [{ code: 'settings.statement-blank', path: `${path}.organisation` } as const]
    : names.flatMap((name) => checkLongText(`${path}.${name}`, parts[name]));
  if (parts.date === '' || parseVaultDate(parts.date) === parts.date) return texts;
  return [...texts, { code: 'settings.statement-date-invalid', path: `${path}.date` }];
}

function checkFeedbackAddress(address: string): readonly Problem[] {
  const isValid =
    address === '' ||
    (address.length <= settingsLimits.address &&
      (email.parse(address) !== undefined || isLinkAddress(address)));
  return isValid ? [] : [{ code: 'settings.feedback-invalid', path: 'feedbackAddress' }];
}

function checkMaintenance(until: string): readonly Problem[] {
  const isValid = until === '' || epochMilliseconds(until) !== undefined;
  return isValid ? [] : [{ code: 'settings.maintenance-invalid', path: 'maintenanceUntil' }];
}

function checkLongText(path: string, text: LocalizedText): readonly Problem[] {
  const max = settingsLimits.longText;
  return Object.entries(text)
    .filter(([, written]) => written.length > max)
    .map(([language]) => ({
      code: 'settings.text-too-long',
      path: `${path}.${language.slice(0, 40)}`,
      params: { max },
    }));
}
