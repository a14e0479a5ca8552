import { createContext, use, useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { resolveTrial, type TrialResolution } from '../model/trial-resolution.ts';
import { useToday } from './use-trial.ts';
import type { ReactElement, ReactNode } from 'react';

const TrialContext = createContext<(() => TrialResolution) | null>(null);

/** Lets everything inside read the trial: the form is resolved once for all, and not before somebody reads it. */
export function TrialProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const form = useEditor((state) => state.form);
  const trial = useEditor(({ window }) => window.trial);
  const logicOf = useEditor((_, env) => env.logicOf);
  const mapping = useEditor((_, env) => env.mapping);
  const today = useToday();
  const resolve = useMemo(
    () => once(() => resolveTrial(form, trial, today, { logicOf, mapping })),
    [form, trial, today, logicOf, mapping],
  );
  return <TrialContext value={resolve}>{children}</TrialContext>;
}

/** The form as resolved with the answers of its trial. */
export function useTrial(): TrialResolution {
  const resolve = use(TrialContext);
  if (resolve === null) throw new Error('useTrial is called outside of TrialProvider');
  return resolve();
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}
