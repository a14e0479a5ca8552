import { defaultTitleTemplate, fieldsInOrder, textIn, wordSearch } from '@form-portal/domain';
import { formLimits } from '@form-portal/domain/edit';
import { Button, Combobox, Setting, Switch, TextInput } from '@form-portal/ui';
import { flushSync } from 'react-dom';
import { useId, useMemo, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { setSummaryPdfCommand, setTitleTemplateCommand } from '../../model/commands/settings/publishing.ts';
import { pauseCommand } from '../../model/commands/window/undo-redo.ts';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { useSettledForm } from '../../use-settled-form.ts';
import styles from '../settings-tab.module.css';
import type { ReactElement } from 'react';

/** The title template of objects, and whether the summary is attached (specification D36 and D12). */
export function ObjectSettings(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const summary = useRef<HTMLInputElement>(null);
  const isAttached = useEditor(({ form }) => form.summaryPdf);
  useFocusAtLocation(summary, (location) => location.in === 'settings' && location.section === 'summary');
  return (
    <>
      <Switch
        ref={summary}
        label={text('admin.settings.summary')}
        hint={text('admin.settings.summaryHint')}
        state={isAttached ? 'on' : 'off'}
        onChange={(state) => run(setSummaryPdfCommand(state === 'on' ? 'attached' : 'left-out'))}
      />
      <TitleTemplate />
    </>
  );
}

const placeholders = [
  ['{form}', 'admin.settings.titleForm'],
  ['{date}', 'admin.settings.titleDate'],
  ['{reference}', 'admin.settings.titleReference'],
] as const;

function TitleTemplate(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const control = useRef<HTMLInputElement>(null);
  const template = useEditor(({ form }) => form.titleTemplate ?? '');
  useFocusAtLocation(control, (location) => location.in === 'settings' && location.section === 'title');

  /** Inserts a placeholder at the cursor. */
  function insert(placeholder: string): void {
    const from = control.current?.selectionStart ?? template.length;
    const to = control.current?.selectionEnd ?? from;
    const changed = template.slice(0, from) + placeholder + template.slice(to);
    // The cursor can be put after the placeholder only once that is in the control.
    flushSync(() => run(setTitleTemplateCommand(changed)));
    control.current?.focus();
    control.current?.setSelectionRange(from + placeholder.length, from + placeholder.length);
  }

  return (
    <Setting
      label={text('admin.settings.title')}
      hint={text('admin.settings.titleHint', { template: defaultTitleTemplate })}
    >
      {(attributes) => (
        <>
          <TextInput
            {...attributes}
            ref={control}
            maxLength={formLimits.title}
            value={template}
            placeholder={defaultTitleTemplate}
            onChange={(event) => run(setTitleTemplateCommand(event.currentTarget.value))}
            onBlur={() => run(pauseCommand)}
          />
          <div className={styles.line} role="group" aria-label={text('admin.settings.titleInsert')}>
            {placeholders.map(([placeholder, key]) => (
              <Button
                key={placeholder}
                kind="quiet"
                className={styles.small}
                onClick={() => insert(placeholder)}
              >
                {text(key)}
              </Button>
            ))}
            <AnswerPlaceholder onChoose={(guid) => insert(`{field:${guid}}`)} />
          </div>
        </>
      )}
    </Setting>
  );
}

/** Inserts the placeholder of a field. Not a native select, which would insert one on every arrow key. */
function AnswerPlaceholder({ onChoose }: { readonly onChoose: (guid: string) => void }): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const form = useSettledForm();
  const language = useEditor((state) => state.language);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  const choices = useMemo(
    () =>
      fieldsInOrder(form).map(({ guid, label }) => ({
        key: guid,
        name: textIn(label, language, defaultLanguage) || text('admin.unnamedField'),
      })),
    [form, language, defaultLanguage, text],
  );
  return (
    <div className={styles.answer}>
      <Combobox
        id={id}
        label={text('admin.settings.titleField')}
        placeholder={text('admin.settings.titleField')}
        choices={choices}
        chosen={null}
        openLabel={text('admin.settings.showFields')}
        nothingFound={text('admin.settings.noFieldFound')}
        searchBy={wordSearch}
        onChoose={onChoose}
      />
    </div>
  );
}
