import type { IdentityAttribute } from '../identity/identity-attributes.ts';
import type { LanguageCode, LocalizedText } from '../localized-text.ts';

/** The four colours an administrator chooses, each `#rrggbb` in lower case. */
export interface ThemeColours {
  readonly primary: string;
  readonly primaryText: string;
  readonly accent: string;
  readonly accentText: string;
}

/** Which vault property each identity attribute goes to; an attribute that is not mapped is absent. */
export interface IdentityMapping {
  readonly enabled: boolean;
  readonly properties: Readonly<Partial<Record<IdentityAttribute, number>>>;
}

/** The parts of the built-in accessibility statement (specification D30); every text is markdown without raw HTML. */
export interface StatementParts {
  readonly organisation: LocalizedText;
  readonly compliance: LocalizedText;
  readonly knownGaps: LocalizedText;
  readonly method: LocalizedText;
  readonly supervisor: LocalizedText;
  /** `YYYY-MM-DD`; empty when not told. */
  readonly date: string;
}

/** Where the accessibility statement is: an outside address, or the page built from its parts. */
export type AccessibilityStatement =
  { readonly kind: 'link'; readonly url: string } | { readonly kind: 'page'; readonly parts: StatementParts };

/** What an administrator decides for the whole site. */
export interface Settings {
  readonly defaultLanguage: LanguageCode;
  /** At most 250 characters. */
  readonly siteName: string;
  /** At most 2000 characters; empty: no link. */
  readonly privacyPolicyUrl: string;
  readonly theme: ThemeColours;
  readonly suomifi: IdentityMapping;
  /** Null: not shown. */
  readonly accessibilityStatement: AccessibilityStatement | null;
  /** An e-mail address or a web address; empty: not shown. */
  readonly feedbackAddress: string;
  /** Markdown by language, shown beside the list and the forms; empty: not shown. */
  readonly helpText: LocalizedText;
}
