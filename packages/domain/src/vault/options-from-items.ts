import type { Option } from '../form/form.ts';
import type { Catalogue } from '../translations/catalogue.ts';
import { optionName } from './option-name.ts';
import type { ValueListItem, ValueListItemNames } from './structure.ts';

/** The item names of one value list: item id → vault language id → name. */
export type ItemNames = ValueListItemNames[number];

/**
 * A field's options out of the items of a value list, in the list's order (specification D28). Every language of the portal gets a name:
 * the one of the vault language it names by `translationId`, else by the fallback of section 9.
 */
export function optionsFromItems(
  items: readonly ValueListItem[],
  names: ItemNames | undefined,
  catalogue: Catalogue,
): readonly Option[] {
  const languages = Object.entries(catalogue);
  return items.map((item) => {
    const ofItem = names?.[item.id];
    const name = languages.map(([code, { translationId }]) => [
      code,
      optionName(item, ofItem?.[translationId]),
    ]);
    return { id: item.id, name: Object.fromEntries(name) };
  });
}
