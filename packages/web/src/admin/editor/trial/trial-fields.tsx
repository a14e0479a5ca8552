import {
  normaliseAnswers,
  parseAnswerKey,
  problemText,
  pagesOf,
  readControls,
  withRowsWrittenOut,
} from '@form-portal/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  ComputedFieldContext,
  type ComputedFields,
} from '../../../shared/form-fields/computed-field-context.ts';
import { fieldIds } from '../../../shared/form-fields/field-ids.ts';
import { FormFields, type FormFrames } from '../../../shared/form-fields/form-fields.tsx';
import { sectionRuns } from '../../../shared/form-fields/rows/section-runs.ts';
import { VerifiedFields } from '../../../shared/form-fields/verified-fields.ts';
import { useFormLanguage } from '../canvas/use-form-language.ts';
import { useAdminLanguage } from '../canvas/admin-language.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { changeTrialCommand } from '../model/commands/window/trial.ts';
import { TrialComputedField, TrialField, TrialPage, TrialSection } from './trial-frames.tsx';
import { TrialFailedChecks } from './trial-failed-checks.tsx';
import { TrialRequests } from './trial-requests.tsx';
import { TrialRows } from './trial-rows.tsx';
import { useTrialProblems } from './use-trial.ts';
import styles from './trial.module.css';
import type { FieldLogic } from '../../../shared/form-fields/field-logic.ts';
import { trialFaults, type TrialResolution } from '../model/logic/trial-resolution.ts';
import type { Answers, Guid, Problem } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

const frames: FormFrames = {
  Section: TrialSection,
  Row: ({ children }: { readonly children: ReactNode }) => children,
  Field: TrialField,
};

const computedFields: ComputedFields = { ComputedField: TrialComputedField };

/** The fields, whose controls hold the answers; each change is read from all of them, as on the visitor's page. */
export function TrialFields({ trial }: { readonly trial: TrialResolution }): ReactElement {
  const { verified } = trial;
  const store = useEditorStore();
  const run = useRun();
  const form = useEditor((state) => state.form);
  const mounted = useMounted(verified);
  const pages = useMemo(
    () => pagesOf(form).map(({ page, sections }) => ({ page, runs: sectionRuns(sections) })),
    [form],
  );
  const logic = useFieldLogic(trial);
  const problems = useTrialProblems(trial);
  const errors = useErrors(trial, problems);
  const controls = useRef<HTMLFormElement>(null);
  useFocusOnMissing(trialFaults(problems, trial));
  const { initial, version } = mounted;
  const fields = { initial, version, errors, use: 'answer', logic, frames } as const;

  function read(): void {
    if (controls.current === null) return;
    const { fieldTypes } = store.env();
    const raw = readControls(form, new FormData(controls.current), fieldTypes);
    const typed = normaliseAnswers(form, raw, fieldTypes);
    // Answers of the example person do not replace typed ones, which are shown again without the person.
    const kept = answersBehind(verified, store.state().window.trial.answers);
    run(changeTrialCommand({ answers: { ...typed, ...kept } }));
  }

  return (
    <form
      ref={controls}
      noValidate
      data-apart-from-form
      className={styles.fields}
      onInput={read}
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <ComputedFieldContext value={computedFields}>
        <VerifiedFields value={mounted.verified}>
          {pages.map(({ page, runs }) => (
            <TrialPage key={page?.guid ?? ''} page={page}>
              {runs.map(({ group, sections: [first, ...others] }) =>
                group === null ? (
                  <FormFields key={first.group?.guid ?? ''} {...fields} sections={[first, ...others]} />
                ) : (
                  <TrialRows
                    key={group.guid}
                    group={group}
                    section={first}
                    fields={fields}
                    count={trial.resolution.rows.get(group.guid) ?? 0}
                  />
                ),
              )}
              <TrialFailedChecks page={page} />
            </TrialPage>
          ))}
        </VerifiedFields>
      </ComputedFieldContext>
      <TrialRequests />
    </form>
  );
}

/** The typed answers to the questions that have verified ones. */
function answersBehind(verified: Answers, typed: Answers): Answers {
  return Object.fromEntries(Object.keys(verified).map((guid) => [guid, typed[guid as Guid] ?? null]));
}

/**
 * The answers that the controls are mounted with. They are remounted when the answers are cleared or move to other rows, and when the
 * example person comes or goes.
 */
function useMounted(verified: Answers) {
  const store = useEditorStore();
  const clearingCount = useEditor(({ window }) => window.trial.clearingCount);
  const isIdentified = useEditor(({ window }) => window.trial.isIdentified);
  const removalCount = useEditor(({ window }) => window.trial.removalCount);
  const mount = (version: number) => ({
    version,
    clearingCount,
    removalCount,
    isIdentified,
    verified: new Set(Object.keys(verified)),
    initial: { ...store.state().window.trial.answers, ...verified },
  });
  const [mounted, setMounted] = useState(() => mount(0));
  const isCurrent = mounted.clearingCount === clearingCount && mounted.removalCount === removalCount;
  if (isCurrent && mounted.isIdentified === isIdentified) return mounted;
  const next = mount(mounted.version + 1);
  setMounted(next);
  return next;
}

function useFieldLogic({ resolution, leftOut }: TrialResolution): FieldLogic {
  const form = useEditor((state) => state.form);
  return useMemo(() => {
    const unseen = new Set(form.fields.filter(({ shown }) => shown === false).map(({ guid }) => guid));
    return {
      asked: new Set<string>(
        [...resolution.asked].filter((key) => !unseen.has(parseAnswerKey(key).guid) && !leftOut.has(key)),
      ),
      groups: resolution.shownGroups,
      required: resolution.required,
      appeared: new Set<string>(),
    };
  }, [form, resolution, leftOut]);
}

/** The error of a field: of its own answer, otherwise the message of a failed check. */
function useErrors(
  { resolution }: TrialResolution,
  problems: ReadonlyMap<Guid, Problem>,
): ReadonlyMap<string, string> {
  const { text, textOf } = useFormLanguage();
  const form = useEditor((state) => state.form);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  return useMemo(() => {
    const ofChecks = resolution.failedChecks.flatMap(({ shownAt, message }) =>
      shownAt === null ? [] : [[shownAt, textOf(message)] as const],
    );
    const ofFields = withRowsWrittenOut(form, resolution.rows).fields.flatMap(({ guid, type, label }) => {
      const problem = problems.get(guid);
      if (problem === undefined) return [];
      const { requiredTextKey } = fieldTypes.get(type);
      return [[guid, problemText(problem, text, { label: textOf(label), requiredTextKey })] as const];
    });
    return new Map([...ofChecks, ...ofFields]);
  }, [form, resolution, problems, fieldTypes, text, textOf]);
}

/** On each request to show what is missing, focuses the first field with a problem and announces how many there are. */
function useFocusOnMissing(faults: readonly string[]): void {
  const { text } = useAdminLanguage();
  const announce = useAnnounce();
  const count = useEditor(({ window }) => window.trial.missingShownCount);
  const handled = useRef(count);
  useEffect(() => {
    if (handled.current === count) return;
    handled.current = count;
    if (count === 0) return;
    const n = faults.length;
    announce(n === 0 ? text('admin.trial.noneMissing') : text('admin.trial.missing', { n }));
    const [first] = faults;
    const control = first === undefined ? null : document.getElementById(fieldIds(first as Guid).control);
    control?.focus({ preventScroll: true });
    (control?.closest('[data-field]') ?? control)?.scrollIntoView({ block: 'center' });
  }, [count, faults, announce, text]);
}
