import type { FieldType } from '../field-type/field-type.ts';
import type { VaultLanguage } from '../vault/structure.ts';
import { firstCodeOf, noVaultLanguage, type Catalogue, type Translation } from './catalogue.ts';
import { hasLanguage, permanentLanguages } from './check-catalogue.ts';

function mapLanguages(
  catalogue: Catalogue,
  change: (translation: Translation, code: string) => Translation,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, translation]) => [code, change(translation, code)]),
  );
}

/** Adds the texts of field types to the catalogue, in the languages it has. */
export function withFieldTypeTexts(
  catalogue: Catalogue,
  types: readonly Pick<FieldType, 'texts'>[],
): Catalogue {
  const typeTexts = types.flatMap((type) => Object.entries(type.texts));
  return mapLanguages(catalogue, (translation, code) => {
    const inLanguage = typeTexts.flatMap(([key, text]) =>
      text[code] === undefined ? [] : [[key, text[code]] as const],
    );
    return { ...translation, texts: { ...Object.fromEntries(inLanguage), ...translation.texts } };
  });
}

/**
 * Merges stored languages with those bundled in this version: a new key gets the bundled text in a bundled
 * language, whatever its code is now, and an empty one, shown as missing, in every other. Stored texts take
 * precedence, even empty ones. gb and Finnish are always present; no other language is added, since it may be
 * deleted.
 */
export function withBundled(stored: Catalogue, bundled: Catalogue): Catalogue {
  const keys = Object.keys(bundled['gb']?.texts ?? {});
  const emptyTexts = Object.fromEntries(keys.map((key) => [key, '']));
  const missing = permanentLanguages.flatMap((code) => {
    const language = bundled[code];
    return language === undefined || hasLanguage(stored, code) ? [] : [[code, language] as const];
  });
  return mapLanguages({ ...Object.fromEntries(missing), ...stored }, (translation, code) => ({
    ...translation,
    texts: { ...(bundled[firstCodeOf(code, translation)]?.texts ?? emptyTexts), ...translation.texts },
  }));
}

/** Removes the texts of languages; stored like this, they show the bundled texts of later versions. */
export function withoutTexts(catalogue: Catalogue): Catalogue {
  return mapLanguages(catalogue, (translation) => ({ ...translation, texts: {} }));
}

/** Pairs every language that has no vault language with the vault language of the same name. */
export function withVaultLanguages(catalogue: Catalogue, languages: readonly VaultLanguage[]): Catalogue {
  const ids = new Map(languages.map(({ id, name }) => [name.toLowerCase(), id]));
  return mapLanguages(catalogue, (translation) => {
    const id =
      translation.translationId === noVaultLanguage ? ids.get(translation.name.toLowerCase()) : undefined;
    return id === undefined ? translation : { ...translation, translationId: id };
  });
}
