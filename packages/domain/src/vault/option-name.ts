/** An element of the vault with its own name. */
export interface NamedItem {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns the name of an option: the translated name, else the item's own, else its id as text
 * (specification §9). `translated` is the vault's name in the requested language, undefined when there is
 * none.
 */
export function optionName(item: NamedItem, translated: string | undefined): string {
  if (translated !== undefined && translated !== '') return translated;
  return item.name === '' ? String(item.id) : item.name;
}
