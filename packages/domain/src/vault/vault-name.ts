import type { LanguageCode } from '../text/localized-text.ts';
import { noVaultLanguage, type Catalogue } from '../translations/catalogue.ts';
import { optionName, type NamedItem } from './option-name.ts';
import type { VaultElementNames, VaultStructure, VaultTranslations } from './structure.ts';

/** The name of a structure element as it is shown. */
interface VaultName {
  readonly text: string;
  /** The portal language it is in; undefined when no portal language is paired with the vault's first language. */
  readonly language: LanguageCode | undefined;
}

/**
 * Names a property, class or object type in a language of the portal, by the vault language paired with it
 * (`translationId`); without a name there, by the element's own name, which is in the vault's first language.
 */
export function vaultName(
  { languages, elementNames }: VaultTranslations,
  kind: keyof VaultElementNames,
  element: NamedItem,
  language: LanguageCode,
  catalogue: Catalogue,
): VaultName {
  const id = catalogue[language]?.translationId ?? noVaultLanguage;
  const translated = elementNames[kind][element.id]?.[id];
  if (translated) return { text: translated, language };
  const first = languages[0]?.id;
  if (id === first) return { text: optionName(element, undefined), language };
  const paired = Object.entries(catalogue).find(([, { translationId }]) => translationId === first);
  return { text: optionName(element, undefined), language: paired?.[0] };
}

/**
 * The structure with its properties, classes and object types named in a language of the portal, as by
 * {@link vaultName}.
 */
export function structureNamedIn(
  structure: VaultStructure,
  language: LanguageCode,
  catalogue: Catalogue,
): VaultStructure {
  const named = <Element extends NamedItem>(
    kind: keyof VaultElementNames,
    elements: readonly Element[],
  ): readonly Element[] =>
    elements.map((element) => ({
      ...element,
      name: vaultName(structure, kind, element, language, catalogue).text,
    }));
  return {
    ...structure,
    properties: named('properties', structure.properties),
    classes: named('classes', structure.classes),
    objectTypes: named('objectTypes', structure.objectTypes),
  };
}
