import { structureNamedIn, vaultName } from '@form-portal/domain';
import { useMemo } from 'react';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import type { Catalogue, NamedItem, VaultElementNames, VaultStructure } from '@form-portal/domain';

/** The vault's structure, named in the reader's language where the vault has the names in it (specification D35). */
export function useNamedStructure(
  structure: VaultStructure | null,
  catalogue: Catalogue | undefined,
): VaultStructure | null {
  const { language } = useI18n();
  return useMemo(
    () =>
      structure === null || catalogue === undefined
        ? structure
        : structureNamedIn(structure, language, catalogue),
    [structure, catalogue, language],
  );
}

/** Returns the tag of the language that an element of the structure is named in; undefined when it is the reader's, or not known. */
export function useVaultNameTag(
  structure: VaultStructure | null,
  catalogue: Catalogue | undefined,
): (kind: keyof VaultElementNames, element: NamedItem) => string | undefined {
  const { language, tagOf } = useI18n();
  return useMemo(
    () => (kind, element) => {
      if (structure === null || catalogue === undefined) return undefined;
      const nameLanguage = vaultName(structure, kind, element, language, catalogue).language;
      return nameLanguage === undefined || nameLanguage === language ? undefined : tagOf(nameLanguage);
    },
    [structure, catalogue, language, tagOf],
  );
}
