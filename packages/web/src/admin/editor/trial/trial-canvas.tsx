import { normaliseAnswers, readControls, sections, type Answers, type FormCheck } from '@form-portal/domain';
import { Notice, PlayIcon } from '@form-portal/ui';
import { useMemo, useRef, useState } from 'react';
import { FormFields, type FormFrames } from '../../../shared/form-fields/form-fields.tsx';
import { I18nContext, Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { AdminLanguageContext } from '../canvas/admin-language.tsx';
import { useFormLanguage } from '../canvas/use-form-language.ts';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { changeTrialCommand, clearTrialCommand, endTrialCommand } from '../model/commands/trial.ts';
import { TrialContext } from './trial-context.ts';
import { TrialField, TrialSection } from './trial-frames.tsx';
import { useTrialResolution } from './use-trial.ts';
import canvasStyles from '../canvas/canvas.module.css';
import styles from './trial.module.css';
import type { FieldLogic } from '../../../shared/form-fields/field-logic.ts';
import type { TrialResolution } from '../model/trial-resolution.ts';
import type { ReactElement, ReactNode } from 'react';

const frames: FormFrames = {
  Section: TrialSection,
  Row: ({ children }: { readonly children: ReactNode }) => children,
  Field: TrialField,
};

/** The form, live, in place of the canvas: its rules apply to what is typed, and nothing is saved (docs/design.md#try-it). */
export function TrialCanvas(): ReactElement {
  const i18n = useI18n();
  const written = useFormLanguage();
  const form = useEditor((state) => state.form);
  const found = useTrialResolution();
  const { failedChecks } = found.resolution;
  return (
    <AdminLanguageContext value={i18n}>
      <div className={styles.trial} data-editor-region="canvas">
        <Strip />
        <div className={canvasStyles.canvas}>
          <div className={canvasStyles.sheet} lang={written.languageTag}>
            <I18nContext value={written}>
              <p className={styles.title}>
                <Localized text={form.name} />
              </p>
              <Markdown text={form.description} />
              <TrialContext value={found}>
                <TrialFields found={found} />
              </TrialContext>
              {failedChecks.filter(({ at }) => at === null).map(failedCheck)}
            </I18nContext>
          </div>
        </div>
      </div>
    </AdminLanguageContext>
  );
}

function failedCheck({ guid, kind, message }: FormCheck): ReactElement {
  return (
    <Notice key={guid} kind={kind === 'stop' ? 'danger' : 'warn'}>
      <p>
        <Localized text={message} />
      </p>
    </Notice>
  );
}

/** Says that the form is only tried, and ends it. */
function Strip(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  return (
    <div className={styles.strip}>
      <PlayIcon />
      <p className={styles.about}>
        <b>{text('admin.trial.on')}</b> {text('admin.trial.nothingSaved')}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => run(clearTrialCommand)}>
          {text('admin.trial.clear')}
        </button>
        <button type="button" className={styles.button} onClick={() => run(endTrialCommand)}>
          {text('admin.trial.end')}
        </button>
      </div>
    </div>
  );
}

/** The fields, whose controls hold the answers; each change is read from all of them, as on the visitor's page. */
function TrialFields({ found }: { readonly found: TrialResolution }): ReactElement {
  const store = useEditorStore();
  const run = useRun();
  const form = useEditor((state) => state.form);
  const clearings = useEditor(({ window }) => window.trial.clearings);
  const initial = useInitial(clearings);
  const parts = useMemo(() => sections(form), [form]);
  const logic = useFieldLogic(found);
  const errors = useCheckErrors(found);
  const controls = useRef<HTMLFormElement>(null);

  function read(): void {
    if (controls.current === null) return;
    const { fieldTypes } = store.env();
    const raw = readControls(form, new FormData(controls.current), fieldTypes);
    run(changeTrialCommand({ answers: normaliseAnswers(form, raw, fieldTypes) }));
  }

  return (
    <form
      ref={controls}
      noValidate
      className={styles.fields}
      onInput={read}
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormFields
        parts={parts}
        initial={initial}
        version={clearings}
        errors={errors}
        use="answer"
        logic={logic}
        frames={frames}
      />
    </form>
  );
}

/** What the controls are mounted with: the answers of the last trial, or none after they were cleared. */
function useInitial(clearings: number): Answers {
  const store = useEditorStore();
  const [initial, setInitial] = useState(() => ({ answers: store.state().window.trial.answers, clearings }));
  if (initial.clearings !== clearings) setInitial({ answers: {}, clearings });
  return initial.clearings === clearings ? initial.answers : {};
}

function useFieldLogic({ resolution }: TrialResolution): FieldLogic {
  const form = useEditor((state) => state.form);
  return useMemo(() => {
    const unseen = new Set(form.fields.filter(({ shown }) => shown === false).map(({ guid }) => guid));
    return {
      asked: new Set<string>([...resolution.asked].filter((guid) => !unseen.has(guid))),
      groups: resolution.shownGroups,
      required: resolution.required,
      computed: resolution.answers,
      appeared: new Set<string>(),
    };
  }, [form, resolution]);
}

/** The messages of failed checks that stand at a field. */
function useCheckErrors({ resolution }: TrialResolution): ReadonlyMap<string, string> {
  const { textOf } = useFormLanguage();
  return useMemo(
    () =>
      new Map(
        resolution.failedChecks.flatMap(({ at, message }) => (at === null ? [] : [[at, textOf(message)]])),
      ),
    [resolution, textOf],
  );
}
