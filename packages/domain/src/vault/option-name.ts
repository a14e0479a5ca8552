/** An item as its name is looked for; `translated` is the vault's name in the wanted language, undefined where it has none. */
export interface NamedItem {
  readonly id: number;
  readonly name: string;
}

/** The name of an option: the translated name, else the item's own, else its id as text (specification §9). */
export function optionName(item: NamedItem, translated: string | undefined): string {
  if (translated !== undefined && translated !== '') return translated;
  return item.name === '' ? String(item.id) : item.name;
}
