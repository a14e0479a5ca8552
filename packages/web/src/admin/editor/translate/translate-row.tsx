import { findField } from '@form-portal/domain';
import { formLimits, isLong, isMissing, textAt } from '@form-portal/domain/edit';
import { Chip, TextArea } from '@form-portal/ui';
import { memo, useId, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setTextCommand } from '../model/commands/set-text.ts';
import { pauseCommand } from '../model/commands/undo-redo.ts';
import { ElementTitle } from '../panel/element-title.tsx';
import { isPlaceOfText } from '../is-place-of-text.ts';
import { usePlaceFocus } from '../use-place-focus.ts';
import styles from './translate-table.module.css';
import type { FieldTypes, Form, SettingText } from '@form-portal/domain';
import type { TextPlace } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface TranslateRowProps {
  readonly place: TextPlace;
  /** The language to translate from. */
  readonly from: string;
}

/** One text: its name, the text in the source language, and a control for the editor's language. */
export const TranslateRow = memo(function TranslateRow({ place, from }: TranslateRowProps): ReactElement {
  const id = useId();
  const { text, tagOf } = useI18n();
  const run = useRun();
  const control = useRef<HTMLTextAreaElement>(null);
  const language = useEditor((state) => state.language);
  const written = useEditor(({ form, language: own }) => textAt(form, place)[own] ?? '');
  const beside = useEditor(({ form }) => textAt(form, place)[from] ?? '');
  const setting = useEditor(({ form }, env) => settingAt(form, place, env.fieldTypes));
  const needed =
    setting?.needed ?? (place.part === 'label' || (place.of === 'form' && place.part === 'name'));
  const missing = useEditor(({ form, language: own }) =>
    isMissing({ place, text: textAt(form, place), needed }, own),
  );
  const isOneLine = !isLong(place);
  // As in the panel and on the canvas, these texts have no line breaks.
  const lines = (typed: string): string => (isOneLine ? typed.replace(/\s*\n\s*/g, ' ') : typed);
  usePlaceFocus(control, (focus) => isPlaceOfText(focus, place));
  return (
    <tr>
      <th scope="row" id={id}>
        {setting === undefined ? text(nameOf(place)) : text(setting.labelKey)}
        {(place.of === 'setting' || (place.of === 'field' && place.part === 'description')) && (
          <span className={styles.of}>
            <ElementTitle guid={place.guid} />
          </span>
        )}
      </th>
      <td id={`${id}-from`} lang={tagOf(from)} className={styles.from}>
        {beside}
      </td>
      <td className={missing ? styles.missing : undefined}>
        <TextArea
          ref={control}
          className={styles.control}
          rows={1}
          lang={tagOf(language)}
          aria-labelledby={`${id} ${id}-from`}
          maxLength={isLong(place) ? formLimits.description : formLimits.name}
          value={written}
          onChange={(event) => run(setTextCommand(place, language, lines(event.currentTarget.value)))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isOneLine) event.preventDefault();
          }}
          onBlur={() => run(pauseCommand)}
        />
        {missing && <Chip kind="warn">{text('admin.translate.missing')}</Chip>}
      </td>
    </tr>
  );
});

/** The setting that a text belongs to; undefined for other texts. */
function settingAt(form: Form, place: TextPlace, types: FieldTypes): SettingText | undefined {
  if (place.of !== 'setting') return undefined;
  const type = findField(form, place.guid)?.type;
  return type === undefined ? undefined : types.get(type).settings.texts[place.part];
}

function nameOf(place: TextPlace) {
  if (place.of === 'group') return 'admin.panel.groupLabel';
  if (place.of === 'form')
    return place.part === 'name' ? 'admin.panel.formTitle' : 'admin.panel.formDescription';
  return place.part === 'label' ? 'admin.panel.fieldLabel' : 'admin.panel.fieldDescription';
}
