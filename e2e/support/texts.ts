import {
  languageTagOf,
  translator,
  withFieldTypeTexts,
  type LanguageCode,
  type LocalizedText,
  type Translate,
} from '@form-portal/domain';
import { bundledCatalogue, type BundledLanguage } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';

/** A language that journeys run in: their forms are written in it. */
export type JourneyLanguage = 'fi' | 'gb' | 'se';

/** Every bundled language, for screens of the portal's own texts. */
export const bundledLanguages = Object.keys(bundledCatalogue) as readonly BundledLanguage[];

const catalogue = withFieldTypeTexts(bundledCatalogue, fieldTypes.all);

/** The portal's own texts in one language. */
export interface PortalTexts<Language extends BundledLanguage = JourneyLanguage> {
  readonly language: Language;
  readonly languageTag: string;
  readonly text: Translate;
}

/** The portal's texts in a language. */
export function portalTextsIn<Language extends BundledLanguage>(language: Language): PortalTexts<Language> {
  return {
    language,
    languageTag: languageTagOf(language),
    text: translator(catalogue, language, 'fi'),
  };
}

/** A text of a form in a language that it has. */
export function requiredText(text: LocalizedText, language: LanguageCode): string {
  const found = text[language];
  if (found === undefined || found === '')
    throw new Error(`not written in ${language}: ${JSON.stringify(text)}`);
  return found;
}

/** A sentence as a heading: without its full stop. */
export function asTitle(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
