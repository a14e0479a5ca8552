import { noProperty, type DisplayLocale, type VaultStructure } from '@form-portal/domain';

/** The name of a property, or a text that says why there is none. While the structure is not loaded, it is unknown whether the property exists. */
export function propertyName(
  id: number,
  structure: VaultStructure | null,
  text: DisplayLocale['text'],
): string {
  if (id === noProperty) return text('admin.settings.predefinedNotChosen');
  if (structure === null) return text('admin.settings.propertyId', { id: String(id) });
  const property = structure.properties.find((one) => one.id === id);
  return property?.name ?? text('admin.settings.unknownId', { id: String(id) });
}
