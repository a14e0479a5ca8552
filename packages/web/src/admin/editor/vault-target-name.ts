import type { DisplayLocale, Form, VaultStructure } from '@form-portal/domain';

/** The names of a form's object type and class, with a text for what the vault does not have; empty while the structure is not loaded. */
export function vaultTargetName(
  { objectType, class: classId }: Pick<Form, 'objectType' | 'class'>,
  structure: VaultStructure | null,
  text: DisplayLocale['text'],
): string {
  if (structure === null) return '';
  const nameIn = (elements: VaultStructure['objectTypes' | 'classes'], elementId: number): string =>
    elements.find(({ id }) => id === elementId)?.name ??
    text('admin.settings.unknownId', { id: String(elementId) });
  const typeName = nameIn(structure.objectTypes, objectType);
  return classId === null ? typeName : `${typeName}, ${nameIn(structure.classes, classId)}`;
}
