import { necessityOf } from '@form-portal/domain/edit';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Field, Group, Guid, LocalizedText } from '@form-portal/domain';

/** The name of a field's block: “Avustuksen tyyppi, Select, required, short, 1 of 6 in group Avustus” (docs/design.md#blocks). */
export function useFieldBlockName(field: Field): string {
  const { text } = useAdminLanguage();
  const name = useElementName(field.label, 'admin.unnamedField');
  const isMissing = useIsTranslationMissing(field.label);
  const position = usePositionText(field.guid);
  const { labelKey } = useEditorStore().env().fieldTypes.get(field.type);
  return [
    name,
    text(labelKey),
    ...(necessityOf(field) === 'required' ? [text('admin.canvas.required')] : []),
    text(field.width === 'narrow' ? 'admin.canvas.short' : 'admin.canvas.long'),
    ...(field.shown === false ? [text('admin.trial.unseen')] : []),
    ...(isMissing ? [text('admin.canvas.textMissing')] : []),
    ...position,
  ].join(', ');
}

/** The name of a group's block: “Avustus, Group, position 2 of 4 in the form”. */
export function useGroupBlockName(group: Group): string {
  const { text } = useAdminLanguage();
  const name = useElementName(group.name, 'admin.unnamedGroup');
  const position = usePositionText(group.guid);
  return [name, text('admin.canvas.group'), ...position].join(', ');
}

/** The title of an element in the form's language, else a replacement for an unnamed element. */
export function useElementName(
  title: LocalizedText,
  unnamed: 'admin.canvas.untitled' | `admin.unnamed${'Field' | 'Group' | 'Page' | 'Request'}`,
): string {
  const name = useI18n().textOf(title).trim();
  const { text } = useAdminLanguage();
  return name === '' ? text(unnamed) : name;
}

function useIsTranslationMissing(label: LocalizedText): boolean {
  const i18n = useI18n();
  return i18n.find(label).language !== i18n.language;
}

/** The position of an element in words, as a list of one; empty while the element is being removed. */
function usePositionText(guid: Guid): readonly string[] {
  const { text } = useAdminLanguage();
  const i18n = useI18n();
  const position = useEditor(({ positions }) => positions.get(guid));
  if (position === undefined) return [];
  const { index, start, count, group, pageNumber } = position;
  const params = { n: index - start + 1, all: count };
  if (group !== null) {
    const name = i18n.textOf(position.groupName).trim() || text('admin.unnamedGroup');
    return [text('admin.placeInGroup', { ...params, group: name })];
  }
  if (pageNumber === 0) return [text('admin.placeInForm', params)];
  return [text('admin.placeOnPage', { ...params, page: pageNumber })];
}
