import { localDay } from '@form-portal/domain';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { ruleKey } from '../model/logic/form-logic.ts';
import { trialProblems, type TrialResolution } from '../model/logic/trial-resolution.ts';
import type { Guid, Problem } from '@form-portal/domain';

const noProblems: ReadonlyMap<Guid, Problem> = new Map();

/** The form as resolved with the answers of its trial. */
export function useTrial(): TrialResolution {
  const form = useEditor((state) => state.form);
  const trial = useEditor(({ window }) => window.trial);
  const mapping = useEditor((_, env) => env.mapping);
  const trialOf = useEditor((_, env) => env.trialOf);
  return trialOf(form, trial, useToday(), mapping);
}

/** What is missing or wrong in the answers of the trial, by field in page order; empty until it is asked for. */
export function useTrialProblems(trial: TrialResolution): ReadonlyMap<Guid, Problem> {
  const form = useEditor((state) => state.form);
  const isShown = useEditor(({ window }) => window.trial.missingShownCount > 0);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  return useMemo(
    () => (isShown ? trialProblems(form, trial, fieldTypes) : noProblems),
    [isShown, form, trial, fieldTypes],
  );
}

/** Whether the formula of a field does not work. */
export function useIsFormulaBroken(guid: Guid): boolean {
  return useEditor(({ form }, { logicOf }) => logicOf(form).broken.has(ruleKey(guid, 'formula')));
}

/** Today in the site's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useEditor((_, env) => env.timeZone);
  return localDay(new Date(), timeZone);
}
