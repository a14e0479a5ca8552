import {
  languageTagOf,
  translator,
  withFieldTypeTexts,
  type LanguageCode,
  type LocalizedText,
  type Translate,
} from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';

/** A language that journeys run in. */
export type JourneyLanguage = keyof typeof bundledCatalogue;

/** Every bundled language, for journeys that hold in each. */
export const journeyLanguages = Object.keys(bundledCatalogue) as readonly JourneyLanguage[];

const catalogue = withFieldTypeTexts(bundledCatalogue, fieldTypes.all);

/** The portal's own texts in one language. */
export interface PortalTexts {
  readonly language: JourneyLanguage;
  readonly languageTag: string;
  readonly text: Translate;
}

/** The portal's texts in a language. */
export function portalTextsIn(language: JourneyLanguage): PortalTexts {
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
