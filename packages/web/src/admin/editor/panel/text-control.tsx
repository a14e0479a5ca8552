import { isLongText, textAt, textLimit } from '@form-portal/domain/edit';
import { findText } from '@form-portal/domain';
import { TextArea, TextInput } from '@form-portal/ui';
import { useId, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setTextCommand } from '../model/commands/field/set-text.ts';
import { pauseCommand } from '../model/commands/window/undo-redo.ts';
import { isLocationOfText } from '../is-location-of-text.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import styles from './panel.module.css';
import type { TextId } from '@form-portal/domain/edit';
import type { ChangeEvent, ReactElement } from 'react';

export interface TextControlProps {
  readonly textId: TextId;
  readonly label: string;
  /** Shown while the text is empty in every language. */
  readonly hint?: string;
}

/** A text of the form in the editor's language; while empty, its placeholder is the text in another language. */
export function TextControl({ textId, label, hint }: TextControlProps): ReactElement {
  const id = useId();
  const run = useRun();
  const { tagOf } = useI18n();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const language = useEditor((state) => state.language);
  const value = useEditor((state) => textAt(state.form, textId)[state.language] ?? '');
  const inAnyLanguage = useEditor(
    (state, env) => findText(textAt(state.form, textId), state.language, env.defaultLanguage).text,
  );
  useFocusAtLocation(control, (focus) => isLocationOfText(focus, textId));
  const attributes = {
    id,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      run(setTextCommand(textId, language, event.currentTarget.value)),
    lang: tagOf(language),
    placeholder: inAnyLanguage === '' ? hint : inAnyLanguage,
    maxLength: textLimit(textId),
    onBlur: () => run(pauseCommand),
  };
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      {isLongText(textId) ? (
        <TextArea {...attributes} ref={control} className={styles.area} rows={2} />
      ) : (
        <TextInput {...attributes} ref={control} className={styles.name} />
      )}
    </div>
  );
}
