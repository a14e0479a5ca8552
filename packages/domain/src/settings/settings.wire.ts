import * as z from 'zod/mini';
import { identityAttributeNames, identityAttributes } from '../identity/identity-attributes.ts';
import { localizedTextSchema } from '../text/localized-text.wire.ts';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import type { AccessibilityStatement, IdentityMapping, Settings } from './settings.ts';

// Without a maximum length: whatever an administrator has typed can be read, so that it is kept when two
// people's changes are merged. `checkSettings` refuses what is too long, with a specific problem.
const anyText = z.string();
const anyLocalizedText = localizedTextSchema();

/** The wire value for no property, as everywhere on the wire (specification §3, Field). */
const unmapped = -1;

/**
 * A property id; -1, 0, null, an empty string and absence all mean that nothing is mapped. Numeric strings
 * are accepted.
 */
const propertyIdSchema = z.optional(
  z.union([z.int(), z.null(), z.string().check(z.regex(/^(-1|\d{0,9})$/))]),
);

const statementSchema = z.union([
  anyText,
  z.object({
    organisation: z.optional(anyLocalizedText),
    compliance: z.optional(anyLocalizedText),
    knownGaps: z.optional(anyLocalizedText),
    method: z.optional(anyLocalizedText),
    supervisor: z.optional(anyLocalizedText),
    date: z.optional(anyText),
  }),
]);

/** The site settings in requests and responses (specification §3, Settings; specification D30). */
export const settingsSchema = z.object({
  defaultLanguage: anyText,
  siteName: anyText,
  privacyPolicyUrl: z.optional(z.nullable(anyText)),
  logo: z.optional(z.nullable(z.object({ light: z.optional(anyText), dark: z.optional(anyText) }))),
  theme: z.object({
    primaryColor: anyText,
    primaryTextColor: anyText,
    accentColor: anyText,
    accentTextColor: anyText,
  }),
  suomifi: z.object({
    enabled: z.boolean(),
    ...(Object.fromEntries(
      identityAttributeNames.map((name) => [identityAttributes[name].setting, propertyIdSchema]),
    ) as Record<string, typeof propertyIdSchema>),
  }),
  accessibilityStatement: z.optional(z.nullable(statementSchema)),
  feedbackAddress: z.optional(z.nullable(anyText)),
  helpText: z.optional(z.nullable(anyLocalizedText)),
  maintenanceUntil: z.optional(z.nullable(anyText)),
});

/** {@link settingsSchema} as a type. */
export type SettingsWire = z.infer<typeof settingsSchema>;

/**
 * Parses settings from a request, a backup or the store; trims texts and lower-cases colours. Absent new
 * members count as not set. `checkSettings` checks the rules. Problem code: `request.invalid` with the
 * member's path.
 */
export function settingsFromWire(value: unknown): Result<Settings> {
  const parsed = parseWire(settingsSchema, value);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  return ok({
    defaultLanguage: wire.defaultLanguage,
    siteName: wire.siteName.trim(),
    privacyPolicyUrl: (wire.privacyPolicyUrl ?? '').trim(),
    logo: { light: wire.logo?.light ?? '', dark: wire.logo?.dark ?? '' },
    theme: {
      primary: wire.theme.primaryColor.trim().toLowerCase(),
      primaryText: wire.theme.primaryTextColor.trim().toLowerCase(),
      accent: wire.theme.accentColor.trim().toLowerCase(),
      accentText: wire.theme.accentTextColor.trim().toLowerCase(),
    },
    suomifi: mappingFromWire(wire.suomifi),
    accessibilityStatement: statementFromWire(wire.accessibilityStatement),
    feedbackAddress: (wire.feedbackAddress ?? '').trim(),
    helpText: wire.helpText ?? {},
    maintenanceUntil: (wire.maintenanceUntil ?? '').trim(),
  });
}

/** Converts settings for a response or the store; unset members are omitted, an unmapped attribute is -1. */
export function settingsToWire(settings: Settings): SettingsWire {
  const { theme, logo, accessibilityStatement, feedbackAddress, helpText, maintenanceUntil } = settings;
  return {
    defaultLanguage: settings.defaultLanguage,
    siteName: settings.siteName,
    privacyPolicyUrl: settings.privacyPolicyUrl,
    ...((logo.light !== '' || logo.dark !== '') && { logo }),
    theme: {
      primaryColor: theme.primary,
      primaryTextColor: theme.primaryText,
      accentColor: theme.accent,
      accentTextColor: theme.accentText,
    },
    suomifi: mappingToWire(settings.suomifi),
    ...(accessibilityStatement !== null && {
      accessibilityStatement:
        accessibilityStatement.kind === 'link'
          ? accessibilityStatement.url
          : { ...accessibilityStatement.parts },
    }),
    ...(feedbackAddress !== '' && { feedbackAddress }),
    ...(Object.keys(helpText).length > 0 && { helpText }),
    ...(maintenanceUntil !== '' && { maintenanceUntil }),
  };
}

function mappingFromWire(wire: SettingsWire['suomifi']): IdentityMapping {
  const members: Readonly<Record<string, unknown>> = wire;
  const properties = identityAttributeNames.flatMap((name) => {
    const id = Number(members[identityAttributes[name].setting] ?? unmapped);
    return id === unmapped || id === 0 ? [] : [[name, id]];
  });
  return {
    enabled: wire.enabled,
    properties: Object.fromEntries(properties) as IdentityMapping['properties'],
  };
}

function mappingToWire(mapping: IdentityMapping): SettingsWire['suomifi'] {
  const members = identityAttributeNames.map((name) => [
    identityAttributes[name].setting,
    mapping.properties[name] ?? unmapped,
  ]);
  return { enabled: mapping.enabled, ...(Object.fromEntries(members) as Record<string, number>) };
}

function statementFromWire(wire: SettingsWire['accessibilityStatement']): AccessibilityStatement | null {
  if (wire === undefined || wire === null) return null;
  if (typeof wire === 'string') return wire.trim() === '' ? null : { kind: 'link', url: wire.trim() };
  const {
    organisation = {},
    compliance = {},
    knownGaps = {},
    method = {},
    supervisor = {},
    date = '',
  } = wire;
  return { kind: 'page', parts: { organisation, compliance, knownGaps, method, supervisor, date } };
}
