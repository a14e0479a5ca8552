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

/** A text in the form's language, else a replacement for an unnamed element. */
export function useElementName(
  written: LocalizedText,
  unnamed: 'admin.canvas.untitled' | `admin.unnamed${'Field' | 'Group' | 'Page' | 'Request'}`,
): string {
  const found = useI18n().textOf(written).trim();
  const { text } = useAdminLanguage();
  return found === '' ? text(unnamed) : found;
}

function useIsTranslationMissing(written: LocalizedText): boolean {
  const i18n = useI18n();
  return i18n.find(written).language !== i18n.language;
}

/** The position of an element in words; empty while the element is being removed. */
function usePositionText(guid: Guid): readonly string[] {
  const { text } = useAdminLanguage();
  const i18n = useI18n();
  const position = useEditor(({ positions }) => positions.get(guid));
  if (position === undefined) return [];
  const { index, start, count, group, pageNumber } = position;
  const params = { n: index - start + 1, all: count };
  if (group === null)
    return [
      pageNumber === 0
        ? text('admin.placeInForm', params)
        : text('admin.placeOnPage', { ...params, page: pageNumber }),
    ];
  const name = i18n.textOf(position.groupName).trim();
  return [text('admin.placeInGroup', { ...params, group: name === '' ? text('admin.unnamedGroup') : name })];
}
