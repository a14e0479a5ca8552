import { isLookup, newPropertyDataTypes } from '@form-portal/domain';
import { isSameLanguage } from '../structure/same-language.ts';
import type {
  AdministeredLanguage,
  DataType,
  LocalizedText,
  PageContext,
  PropertyDraft,
  StructureElementDraft,
} from '@form-portal/domain';

/** The inputs of the dialog. */
export interface NewPropertyInput {
  readonly names: StructureElementDraft;
  readonly dataType: DataType;
  /** The value list of a lookup; null: a new one. */
  readonly list: number | null;
  /** The items of a new value list, one per line. */
  readonly items: string;
}

/** The data types of new properties among those that a field may have, in the field's order; none stands for all. */
export function fittingDataTypes(offered: readonly DataType[]): readonly DataType[] {
  return offered.length === 0
    ? newPropertyDataTypes
    : offered.filter((dataType) => newPropertyDataTypes.includes(dataType));
}

/**
 * The names that a field's label suggests in the vault's languages. A vault language without a language of the site gets an empty name;
 * the first one falls back to `shownLabel`.
 */
export function suggestedNames(
  vaultLanguages: readonly AdministeredLanguage[],
  siteLanguages: PageContext['languages'],
  label: LocalizedText,
  shownLabel: string,
): StructureElementDraft {
  const labelIn = (tag: string): string => {
    const language = siteLanguages.find(({ languageTag }) => isSameLanguage(languageTag, tag));
    return language === undefined ? '' : (label[language.code] ?? '');
  };
  const [first] = vaultLanguages;
  const firstLabel = first === undefined ? '' : labelIn(first.tag);
  return {
    name: firstLabel.trim() === '' ? shownLabel : firstLabel,
    names: Object.fromEntries(vaultLanguages.map(({ id, tag }) => [id, labelIn(tag)])),
  };
}

/** The property to create. Only a lookup has a value list, and only a new list has items; empty lines are ignored. */
export function propertyDraftOf({ names, dataType, list, items }: NewPropertyInput): PropertyDraft {
  const hasNewList = isLookup(dataType) && list === null;
  return {
    ...names,
    dataType,
    valueList: isLookup(dataType) ? list : null,
    ...(hasNewList && { items: items.split('\n').filter((line) => line.trim() !== '') }),
  };
}
