import { useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { resolveTrial, type TrialResolution } from '../model/trial-resolution.ts';

/** The form as the answers of its trial make it now. */
export function useTrialResolution(): TrialResolution {
  const form = useEditor((state) => state.form);
  const trial = useEditor(({ window }) => window.trial);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const today = useToday();
  return useMemo(() => resolveTrial(form, trial, today, fieldTypes), [form, trial, today, fieldTypes]);
}

/** Today in the site's time zone, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useEditor((_, env) => env.timeZone);
  // Swedish writes dates as they are stored.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}
