import { noProperty, type DisplayLocale, type VaultStructure } from '@form-portal/domain';

/** The name of a property, or a text that says why there is none. While the structure is not loaded, it is unknown whether the property exists. */
export function propertyName(
  propertyId: number,
  structure: VaultStructure | null,
  text: DisplayLocale['text'],
): string {
  if (propertyId === noProperty) return text('admin.settings.predefinedNotChosen');
  if (structure === null) return text('admin.settings.propertyId', { id: String(propertyId) });
  const property = structure.properties.find(({ id }) => id === propertyId);
  return property?.name ?? text('admin.settings.unknownId', { id: String(propertyId) });
}
