import type { DisplayLocale, Form, VaultStructure } from '@form-portal/domain';

/** The names of a form's object type and class, with a text for what the vault does not have; empty while the structure is not loaded. */
export function targetName(
  { objectType, class: classId }: Pick<Form, 'objectType' | 'class'>,
  structure: VaultStructure | null,
  text: DisplayLocale['text'],
): string {
  if (structure === null) return '';
  const nameIn = (elements: VaultStructure['objectTypes' | 'classes'], id: number): string =>
    elements.find((one) => one.id === id)?.name ?? text('admin.settings.unknownId', { id: String(id) });
  const ofClass = classId === null ? [] : [nameIn(structure.classes, classId)];
  return [nameIn(structure.objectTypes, objectType), ...ofClass].join(', ');
}
