import type { I18n } from '../../shared/i18n/i18n.ts';
import type { FormOverview } from '@form-portal/domain/wire';

/** The forms whose name in any language, or whose class, contains every word of the search; sorted by the name shown on the page. */
export function matchingForms(
  forms: readonly FormOverview[],
  wanted: string,
  { textOf, compare, languageTag }: Pick<I18n, 'textOf' | 'compare' | 'languageTag'>,
): readonly FormOverview[] {
  const words = wanted.toLocaleLowerCase(languageTag).split(/\s+/).filter(Boolean);
  const hasAll = ({ name, className, classNames }: FormOverview): boolean => {
    const named = [...Object.values(name), className ?? '', ...Object.values(classNames)];
    const searched = named.join('\n').toLocaleLowerCase(languageTag);
    return words.every((word) => searched.includes(word));
  };
  return forms.filter(hasAll).sort((one, other) => compare(textOf(one.name), textOf(other.name)));
}
