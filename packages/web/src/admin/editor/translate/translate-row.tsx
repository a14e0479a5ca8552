import { findField } from '@form-portal/domain';
import { isLongText, isTextMissing, textAt, textLimit } from '@form-portal/domain/edit';
import { Chip, TextArea } from '@form-portal/ui';
import { memo, useId, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setTextCommand } from '../model/commands/field/set-text.ts';
import { pauseCommand } from '../model/commands/window/undo-redo.ts';
import { ElementTitle } from '../panel/element-title.tsx';
import { isLocationOfText } from '../is-location-of-text.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import styles from './translate-table.module.css';
import type { FieldTypes, Form, SettingText } from '@form-portal/domain';
import type { TextId } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface TranslateRowProps {
  readonly textId: TextId;
  /** The language to translate from. */
  readonly from: string;
}

/** One text: its name, the text in the source language, and a control for the editor's language. */
export const TranslateRow = memo(function TranslateRow({ textId, from }: TranslateRowProps): ReactElement {
  const id = useId();
  const { text, tagOf } = useI18n();
  const run = useRun();
  const control = useRef<HTMLTextAreaElement>(null);
  const language = useEditor((state) => state.language);
  const value = useEditor((state) => textAt(state.form, textId)[state.language] ?? '');
  const source = useEditor(({ form }) => textAt(form, textId)[from] ?? '');
  const setting = useEditor(({ form }, env) => settingAt(form, textId, env.fieldTypes));
  const needed = setting?.needed ?? isNeeded(textId);
  const isTranslationMissing = useEditor((state) =>
    isTextMissing({ textId, text: textAt(state.form, textId), needed }, state.language),
  );
  const isOneLine = !isLongText(textId);
  // As in the panel and on the canvas, these texts have no line breaks.
  const withoutBreaks = (typed: string): string => (isOneLine ? typed.replace(/\s*\n\s*/g, ' ') : typed);
  useFocusAtLocation(control, (focus) => isLocationOfText(focus, textId));
  return (
    <tr>
      <th scope="row" id={id}>
        {textId.of !== 'setting' && text(nameOf(textId))}
        {setting !== undefined && text(setting.labelKey)}
        {namesElement(textId) && (
          <span className={styles.of}>
            <ElementTitle guid={textId.guid} />
          </span>
        )}
      </th>
      <td id={`${id}-from`} lang={tagOf(from)} className={styles.from}>
        {source}
      </td>
      <td className={isTranslationMissing ? styles.missing : undefined}>
        <TextArea
          ref={control}
          className={styles.control}
          rows={1}
          lang={tagOf(language)}
          aria-labelledby={`${id} ${id}-from`}
          maxLength={textLimit(textId)}
          value={value}
          onChange={(event) =>
            run(setTextCommand(textId, language, withoutBreaks(event.currentTarget.value)))
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isOneLine) event.preventDefault();
          }}
          onBlur={() => run(pauseCommand)}
        />
        {isTranslationMissing && <Chip kind="warn">{text('admin.translate.missing')}</Chip>}
      </td>
    </tr>
  );
});

/** The setting that a text belongs to; undefined for other texts. */
function settingAt(form: Form, textId: TextId, types: FieldTypes): SettingText | undefined {
  if (textId.of !== 'setting') return undefined;
  const type = findField(form, textId.guid)?.type;
  return type === undefined ? undefined : types.get(type).settings.texts[textId.part];
}

/** Whether every language needs a text that is no setting. */
function isNeeded({ of, part }: TextId): boolean {
  return of === 'check' || part === 'label' || (part === 'name' && of !== 'group');
}

/** Whether the row says which element its text belongs to: those whose own name is not the text. */
function namesElement(textId: TextId): textId is Exclude<TextId, { of: 'form' | 'check' }> {
  return textId.of !== 'form' && textId.of !== 'check' && textId.part !== 'name' && textId.part !== 'label';
}

const textNames = {
  form: {
    name: 'admin.panel.formTitle',
    description: 'admin.panel.formDescription',
    listDescription: 'admin.settings.listDescription',
  },
  page: { name: 'admin.page.name', description: 'admin.page.description' },
  group: {
    name: 'admin.panel.groupLabel',
    description: 'admin.panel.groupDescription',
    rowName: 'admin.rows.name',
    addText: 'admin.rows.addText',
  },
  request: {
    name: 'admin.requests.name',
    description: 'admin.requests.description',
    laterText: 'admin.requests.laterText',
  },
  field: { label: 'admin.panel.fieldLabel', description: 'admin.panel.fieldDescription' },
  check: { message: 'admin.logic.message' },
} as const;

function nameOf(textId: Exclude<TextId, { of: 'setting' }>) {
  switch (textId.of) {
    case 'form':
      return textNames.form[textId.part];
    case 'page':
      return textNames.page[textId.part];
    case 'group':
      return textNames.group[textId.part];
    case 'request':
      return textNames.request[textId.part];
    case 'field':
      return textNames.field[textId.part];
    case 'check':
      return textNames.check[textId.part];
  }
}
