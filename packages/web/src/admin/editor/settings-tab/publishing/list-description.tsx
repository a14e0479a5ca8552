import { findText } from '@form-portal/domain';
import { textAt, textLimit, type TextId } from '@form-portal/domain/edit';
import { Setting, TextInput } from '@form-portal/ui';
import { useId, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { isLocationOfText } from '../../is-location-of-text.ts';
import { setTextCommand } from '../../model/commands/field/set-text.ts';
import { pauseCommand } from '../../model/commands/window/undo-redo.ts';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import type { ReactElement } from 'react';

const textId: TextId = { of: 'form', part: 'listDescription' };

/** The line under the form's name in the form list, in the editor's language; while empty, its placeholder is the text in another language. */
export function ListDescription(): ReactElement {
  const id = useId();
  const { text, tagOf } = useI18n();
  const run = useRun();
  const control = useRef<HTMLInputElement>(null);
  const language = useEditor((state) => state.language);
  const value = useEditor((state) => textAt(state.form, textId)[state.language] ?? '');
  const inAnyLanguage = useEditor(
    (state, env) => findText(textAt(state.form, textId), state.language, env.defaultLanguage).text,
  );
  useFocusAtLocation(control, (focus) => isLocationOfText(focus, textId));
  return (
    <Setting
      id={id}
      label={text('admin.settings.listDescription')}
      hint={text('admin.settings.listDescriptionHint', { n: textLimit(textId) })}
    >
      {(attributes) => (
        <TextInput
          {...attributes}
          ref={control}
          lang={tagOf(language)}
          value={value}
          placeholder={inAnyLanguage}
          maxLength={textLimit(textId)}
          onChange={(event) => run(setTextCommand(textId, language, event.currentTarget.value))}
          onBlur={() => run(pauseCommand)}
        />
      )}
    </Setting>
  );
}
