import type { IdentityAttribute } from '../identity/identity-attributes.ts';
import type { LanguageCode, LocalizedText } from '../text/localized-text.ts';
import { epochMilliseconds } from '../time/vault-date-time.ts';
import type { SiteLogo } from './logo.ts';

/** The four theme colours that an administrator chooses, each `#rrggbb` in lower case. */
export interface ThemeColours {
  readonly primary: string;
  readonly primaryText: string;
  readonly accent: string;
  readonly accentText: string;
}

/** The vault property of each identity attribute; unmapped attributes are absent. */
export interface IdentityMapping {
  readonly enabled: boolean;
  readonly properties: Readonly<Partial<Record<IdentityAttribute, number>>>;
}

/**
 * The sections of the built-in accessibility statement (specification D30); every text is markdown without
 * raw HTML.
 */
export interface StatementParts {
  readonly organisation: LocalizedText;
  readonly compliance: LocalizedText;
  readonly knownGaps: LocalizedText;
  readonly method: LocalizedText;
  readonly supervisor: LocalizedText;
  /** `YYYY-MM-DD`; empty when not stated. */
  readonly date: string;
}

/** The accessibility statement: an external address, or the page built from its sections. */
export type AccessibilityStatement =
  { readonly kind: 'link'; readonly url: string } | { readonly kind: 'page'; readonly parts: StatementParts };

/** Site-wide settings chosen by administrators. */
export interface Settings {
  readonly defaultLanguage: LanguageCode;
  /** At most 250 characters. */
  readonly siteName: string;
  /** At most 2000 characters; empty for no link. */
  readonly privacyPolicyUrl: string;
  readonly logo: SiteLogo;
  readonly theme: ThemeColours;
  readonly suomifi: IdentityMapping;
  /** Null when not shown. */
  readonly accessibilityStatement: AccessibilityStatement | null;
  /** An e-mail or web address; empty when not shown. */
  readonly feedbackAddress: string;
  /** Markdown by language, shown next to the list and the forms; empty when not shown. */
  readonly helpText: LocalizedText;
  /** Until when forms can be read but not sent, ISO 8601 UTC; empty when no maintenance is announced. */
  readonly maintenanceUntil: string;
}

/**
 * Until when maintenance lasts, ISO 8601 UTC; undefined when there is none at the moment `now`, in milliseconds since
 * 1970-01-01T00:00Z.
 */
export function maintenanceAt(
  { maintenanceUntil }: Pick<Settings, 'maintenanceUntil'>,
  now: number,
): string | undefined {
  return now < (epochMilliseconds(maintenanceUntil) ?? 0) ? maintenanceUntil : undefined;
}
