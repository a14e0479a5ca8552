import { dataTypes, findText } from '@form-portal/domain';
import type { Answer, DisplayLocale, Field, LanguageCode, Option } from '@form-portal/domain';

/**
 * Whether the field accepts only one option; any data type other than a single lookup accepts several
 * (specification §3).
 */
export function isSingleChoice(field: Field): boolean {
  return field.dataType === dataTypes.lookup;
}

/** An option's name, and its language when it is another than the page's. */
export interface OptionName {
  readonly text: string;
  readonly language: LanguageCode | undefined;
}

/**
 * Returns the name of an option by the fallback rule, else its id (specification D28: forms keep the names
 * of options that no longer exist).
 */
export function displayedOption(option: Option, locale: DisplayLocale): OptionName {
  const { text, language } = findText(option.name, locale.language, locale.defaultLanguage);
  const isForeign = text !== '' && language !== locale.language;
  return { text: text || String(option.id), language: isForeign ? language : undefined };
}

/** Returns the option ids of an answer; empty when it is not a list of ids. */
export function chosenIds(answer: Answer): readonly number[] {
  return typeof answer === 'object' && answer !== null ? answer : [];
}
