import type { PropertyValue } from '@form-portal/domain';
import { dataTypes } from '@form-portal/domain';

/** How a vault formats values for people. */
export interface ValueDisplay {
  /** BCP 47: the vault's first language. */
  readonly languageTag: string;
  /** Current item names of the property's list. */
  readonly itemNames: ReadonlyMap<number, string>;
}

const yesAndNo: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  fi: ['Kyllä', 'Ei'],
  sv: ['Ja', 'Nej'],
};

/** Formats a value for people. A deleted item shows as its id. */
export function displayValue(value: PropertyValue, { languageTag, itemNames }: ValueDisplay): string {
  const itemName = (item: number): string => itemNames.get(item) ?? String(item);
  switch (value.dataType) {
    case dataTypes.boolean: {
      const [yes, no] = yesAndNo[languageTag] ?? ['Yes', 'No'];
      return value.value ? yes : no;
    }
    case dataTypes.floating:
      return new Intl.NumberFormat(languageTag, { maximumFractionDigits: 15 }).format(value.value);
    case dataTypes.integer:
    case dataTypes.integer64:
      return String(value.value);
    case dataTypes.date:
      return displayDate(value.value, languageTag);
    case dataTypes.timestamp: {
      const [date = '', time = ''] = value.value.split(' ');
      return `${displayDate(date, languageTag)} ${time}`;
    }
    case dataTypes.lookup:
      return itemName(value.value);
    case dataTypes.multiSelectLookup:
      return value.value.map(itemName).join('; ');
    case dataTypes.text:
    case dataTypes.multiLineText:
    case dataTypes.time:
      return value.value;
  }
}

function displayDate(date: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
