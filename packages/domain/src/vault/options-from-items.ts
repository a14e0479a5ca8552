import type { Option } from '../form/form.ts';
import type { Catalogue } from '../translations/catalogue.ts';
import { optionName } from './option-name.ts';
import type { ValueListItem, ValueListItemNames } from './structure.ts';

/** The item names of one value list: item id → vault language id → name. */
export type ItemNames = ValueListItemNames[number];

/**
 * Converts the items of a value list to options in list order (specification D28). Every language of the
 * portal gets a name: that of the vault language paired with it by `translationId`, else by the fallback of
 * specification §9.
 */
export function optionsFromItems(
  items: readonly ValueListItem[],
  names: ItemNames | undefined,
  catalogue: Catalogue,
): readonly Option[] {
  const languages = Object.entries(catalogue);
  return items.map((item) => {
    const namesOfItem = names?.[item.id];
    const name = languages.map(([code, { translationId }]) => [
      code,
      optionName(item, namesOfItem?.[translationId]),
    ]);
    return { id: item.id, name: Object.fromEntries(name) };
  });
}
