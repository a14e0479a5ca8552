import { Button, Notice } from '@form-portal/ui';
import { fieldTypes } from '@form-portal/field-types';
import { problemSubject, problemText } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { saveAgainCommand } from '../model/saving/save.ts';
import { locationOfProblem, openProblems } from '../model/saving/saving-problems.ts';
import { mainElement, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import styles from './save-note.module.css';
import type { Problem, TextKey } from '@form-portal/domain';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';
import type { ReactElement } from 'react';

type Cause = Extract<SaveFailure, { readonly phase: 'failed' }>['cause'];

const failureKeys = {
  offline: 'admin.save.offline',
  'signed-out': 'admin.save.signedOut',
  server: 'admin.save.failed',
} as const satisfies Readonly<Record<Cause, TextKey>>;

/** Why the form was not saved, at the top of the editor until it is fixed (docs/design.md#dialogs-and-messages; specification §8). */
export function SaveNote(): ReactElement | null {
  const save = useEditor((state) => state.save);
  if (save.phase === 'refused') return <Refusal />;
  if (save.phase === 'failed') return <Failure cause={save.cause} error={save.error} />;
  return null;
}

function Refusal(): ReactElement | null {
  const store = useEditorStore();
  // Render again when the form changes: fixed problems disappear.
  useEditor((state) => state.form);
  const problems = openProblems(store.state(), store.env());
  return problems.length === 0 ? null : <RefusalNote problems={problems} />;
}

/** A component of its own, so that its removal passes the focus on. */
function RefusalNote({ problems }: { readonly problems: readonly Problem[] }): ReactElement {
  const { text } = useI18n();
  const note = useFallbackFocus<HTMLDivElement>(mainElement);
  return (
    <Notice ref={note} kind="danger" role="alert">
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path ?? ''}`}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      <CloseButton label={text('close')} />
    </Notice>
  );
}

function ProblemLine({ problem }: { readonly problem: Problem }): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const form = useEditor((state) => state.form);
  const location = locationOfProblem(problem, form);
  const sentence = problemText(problem, i18n.text, problemSubject(problem, form, fieldTypes, i18n));
  return (
    <>
      {sentence}{' '}
      {location !== null && (
        <button type="button" className={styles.link} onClick={() => run(goToCommand(location))}>
          {i18n.text('admin.goThere')}
        </button>
      )}
    </>
  );
}

function Failure({ cause, error }: { readonly cause: Cause; readonly error: string }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const note = useFallbackFocus<HTMLDivElement>(mainElement);
  return (
    <Notice ref={note} kind="danger" role="alert">
      <p>{text(failureKeys[cause])}</p>
      {error !== '' && <p className={styles.reason}>{error}</p>}
      <div className={styles.actions}>
        <Button onClick={() => run(saveAgainCommand)}>{text('tryAgain')}</Button>
        <CloseButton label={text('close')} />
      </div>
    </Notice>
  );
}

function CloseButton({ label }: { readonly label: string }): ReactElement {
  const store = useEditorStore();
  return (
    <Button kind="quiet" onClick={() => store.dispatch({ kind: 'save-note-closed' })}>
      {label}
    </Button>
  );
}
