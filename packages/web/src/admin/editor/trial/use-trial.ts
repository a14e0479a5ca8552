import { localDay } from '@form-portal/domain';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { ruleKey } from '../model/logic/form-logic.ts';
import { trialProblems, type TrialResolution } from '../model/logic/trial-resolution.ts';
import type { Guid, Problem } from '@form-portal/domain';

const noProblems: ReadonlyMap<Guid, Problem> = new Map();
const noPages: ReadonlySet<Guid> = new Set();

/** The form as resolved with the answers of its trial. */
export function useTrial(): TrialResolution {
  const form = useEditor((state) => state.form);
  const trial = useEditor(({ window }) => window.trial);
  const mapping = useEditor((_, env) => env.mapping);
  const trialOf = useEditor((_, env) => env.trialOf);
  return trialOf(form, trial, useToday(), mapping);
}

/** The pages that the answers of the trial leave out; none while the form is not tried, which resolves nothing. */
export function useLeftOutPages(): ReadonlySet<Guid> {
  const today = useToday();
  const pages = useEditor(({ form }) => form.pages);
  const trial = useEditor(({ form, window }, { trialOf, mapping }) =>
    window.trial.isOn ? trialOf(form, window.trial, today, mapping) : null,
  );
  return useMemo(() => {
    if (trial === null || pages === undefined) return noPages;
    const leftOut = pages.filter(({ guid }) => trial.whys.get(guid)?.isShown === false);
    return new Set(leftOut.map(({ guid }) => guid));
  }, [trial, pages]);
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
