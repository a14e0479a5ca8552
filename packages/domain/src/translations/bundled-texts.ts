import type { FieldType } from '../field-type.ts';
import type { VaultLanguage } from '../vault/structure.ts';
import type { Catalogue, Translation } from './catalogue.ts';
import { protectedLanguages } from './check-catalogue.ts';

function mapLanguages(
  catalogue: Catalogue,
  change: (translation: Translation, code: string) => Translation,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, translation]) => [code, change(translation, code)]),
  );
}

/** The catalogue with the texts that field types bring along, each in the languages the catalogue has. */
export function withFieldTypeTexts(
  catalogue: Catalogue,
  types: readonly Pick<FieldType, 'texts'>[],
): Catalogue {
  const brought = types.flatMap((type) => Object.entries(type.texts));
  return mapLanguages(catalogue, (translation, code) => {
    const own = brought.flatMap(([key, text]) =>
      text[code] === undefined ? [] : [[key, text[code]] as const],
    );
    return { ...translation, texts: { ...Object.fromEntries(own), ...translation.texts } };
  });
}

/**
 * Stored languages together with what this version of the portal brings: a key that was added since gets the bundled text in a
 * bundled language and an empty one, shown as missing, in every other. Stored texts win, empty ones too. gb and fi are always there;
 * a bundled language that was deleted stays away.
 */
export function withBundled(stored: Catalogue, bundled: Catalogue): Catalogue {
  const keys = Object.keys(bundled['gb']?.texts ?? {});
  const nothing = Object.fromEntries(keys.map((key) => [key, '']));
  const lost = protectedLanguages.flatMap((code) => {
    const language = bundled[code];
    return language === undefined || Object.hasOwn(stored, code) ? [] : [[code, language] as const];
  });
  return mapLanguages({ ...Object.fromEntries(lost), ...stored }, (translation, code) => ({
    ...translation,
    texts: { ...(bundled[code]?.texts ?? nothing), ...translation.texts },
  }));
}

/** The catalogue with every language that belongs to none of the vault joined to the vault language of the same name. */
export function withVaultLanguages(catalogue: Catalogue, languages: readonly VaultLanguage[]): Catalogue {
  const ids = new Map(languages.map(({ id, name }) => [name.toLowerCase(), id]));
  return mapLanguages(catalogue, (translation) => {
    const id = translation.translationId === -1 ? ids.get(translation.name.toLowerCase()) : undefined;
    return id === undefined ? translation : { ...translation, translationId: id };
  });
}
