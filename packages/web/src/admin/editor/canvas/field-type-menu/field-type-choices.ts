import { fieldTypeEditorUi } from '@form-portal/field-types/editor-ui';
import { FileTextIcon, GroupIcon } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../editor-context.tsx';
import type { Addition } from '../../model/view/canvas-view.ts';
import type { IconProps } from '@form-portal/ui';
import type { ComponentType } from 'react';

/** What can be added; groups and pages only at the top level. */
export type OfferedTypes = 'fields' | 'everything';

/** A field type, the group or the page, with its name in the administrator's language. */
export interface TypeChoice {
  readonly choice: Addition;
  readonly id: string;
  readonly name: string;
  readonly Icon: ComponentType<IconProps>;
}

/** Everything that can be added: field types in the order of the registry, then the group and the page. */
export function useTypeChoices(offers: OfferedTypes): readonly TypeChoice[] {
  const i18n = useI18n();
  const all = useEditor((_, env) => env.fieldTypes.all);
  const fields = all
    .filter(({ offered }) => offered)
    .map((type): TypeChoice => {
      const name = i18n.text(type.labelKey);
      return { choice: type, id: type.name, name, Icon: fieldTypeEditorUi(type.name).Icon };
    });
  if (offers === 'fields') return fields;
  return [
    ...fields,
    { choice: 'group', id: 'group', name: i18n.text('admin.canvas.group'), Icon: GroupIcon },
    { choice: 'page', id: 'page', name: i18n.text('admin.page'), Icon: FileTextIcon },
  ];
}
