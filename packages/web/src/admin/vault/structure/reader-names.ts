import { isSameLanguage } from './same-language.ts';
import type { AdministeredLanguage, StructureElement } from '@form-portal/domain';

/** A name of the vault as it is shown. */
export interface ShownName {
  readonly text: string;
  /** The tag of its language; undefined when it is in the reader's, or not known. */
  readonly lang: string | undefined;
}

/**
 * Names elements of the vault in the reader's language where the vault has their names in it, otherwise in the vault's first language
 * (specification D27).
 */
export function readerNames(
  languages: readonly AdministeredLanguage[],
  readerTag: string,
): (element: Pick<StructureElement, 'name' | 'names'>) => ShownName {
  const readers = languages.find(({ tag }) => isSameLanguage(tag, readerTag));
  const first = languages.find(({ builtIn }) => builtIn);
  return ({ name, names }) => {
    const translated = readers === undefined ? '' : (names[readers.id] ?? '');
    if (translated !== '') return { text: translated, lang: undefined };
    return { text: name, lang: readers === first ? undefined : first?.tag || undefined };
  };
}
