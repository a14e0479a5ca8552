import { dataTypeName, noProperty, wordSearch } from '@form-portal/domain';
import { Combobox } from '@form-portal/ui';
import { useMemo } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useVaultNameTag } from '../vault-names.ts';
import { useEditor } from './editor-context.tsx';
import { StructurePlaceholder } from './structure-placeholder.tsx';
import type { VaultProperty } from '@form-portal/domain';
import type { ReactElement, Ref } from 'react';

export interface PropertyPickerProps {
  readonly id: string;
  readonly label?: string;
  readonly describedBy?: string;
  /** The id of the chosen property; `noProperty` for none. */
  readonly property: number;
  readonly isOffered: (property: VaultProperty) => boolean;
  /** The label of choosing no property; absent: a property is required. */
  readonly none?: string;
  readonly onChoose: (property: number | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Picks a vault property, searched by name, data type or id; a placeholder with a retry while the structure is missing (specification §8). */
export function PropertyPicker(props: PropertyPickerProps): ReactElement {
  const { id, label, describedBy, property, none, onChoose, ref } = props;
  const { text } = useI18n();
  const structure = useEditor((_, env) => env.structure);
  const choices = useChoices(props);
  if (structure === null) return <StructurePlaceholder isLate />;
  return (
    <Combobox
      id={id}
      {...(ref === undefined ? {} : { ref })}
      label={label}
      describedBy={describedBy}
      choices={choices}
      chosen={property === noProperty && none === undefined ? null : String(property)}
      placeholder={none ?? text('admin.settings.choose')}
      openLabel={text('admin.panel.showProperties')}
      nothingFound={text('admin.panel.noPropertyFound')}
      searchBy={wordSearch}
      onChoose={(key) => onChoose(Number(key) === noProperty ? null : Number(key))}
    />
  );
}

function useChoices({ property, isOffered, none }: PropertyPickerProps) {
  const { text, compare } = useI18n();
  const structure = useEditor((_, env) => env.structure);
  const catalogue = useEditor((_, env) => env.catalogue);
  const tagOf = useVaultNameTag(structure, catalogue);
  return useMemo(() => {
    const properties = structure?.properties ?? [];
    const offered = properties
      .filter((candidate) => isOffered(candidate) || candidate.id === property)
      .sort((one, other) => compare(one.name, other.name))
      .map((candidate) => ({
        key: String(candidate.id),
        name: candidate.name,
        lang: tagOf('properties', candidate),
        note: `${text(`admin.dataType.${dataTypeName(candidate.dataType)}`)} · ${candidate.id}`,
      }));
    const isUnknown = property !== noProperty && !properties.some(({ id }) => id === property);
    const unknown = {
      key: String(property),
      name: text('admin.settings.unknownId', { id: String(property) }),
    };
    const nothing = none === undefined ? [] : [{ key: String(noProperty), name: none }];
    return [...nothing, ...(isUnknown ? [unknown] : []), ...offered];
  }, [structure, property, isOffered, none, text, compare, tagOf]);
}
