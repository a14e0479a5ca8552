import { sameContent } from '@form-portal/domain';
import { languageProgress, type LanguageProgress } from '@form-portal/domain/edit';
import { createContext, use, useMemo, useState } from 'react';
import { useEditor } from './editor-context.tsx';
import { useSettledForm } from './use-settled-form.ts';
import type { ReactElement, ReactNode } from 'react';

const LanguageProgressContext = createContext<readonly LanguageProgress[] | null>(null);

export interface LanguageProgressProviderProps {
  readonly children: ReactNode;
}

/** Counts the texts missing in each language, which goes through the whole form, once for all components that show it. */
export function LanguageProgressProvider({ children }: LanguageProgressProviderProps): ReactElement {
  const catalogue = useEditor((_, env) => env.catalogue);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const form = useSettledForm();
  const counted = useMemo(
    () => languageProgress(form, Object.keys(catalogue), fieldTypes),
    [form, catalogue, fieldTypes],
  );
  const [progress, setProgress] = useState(counted);
  // Most edits change no count, and React would look for readers of a new value in the whole editor.
  if (!sameContent(progress, counted)) setProgress(counted);
  return <LanguageProgressContext value={progress}>{children}</LanguageProgressContext>;
}

/** The number of texts missing in each language of the site, updated when typing pauses. */
export function useLanguageProgress(): readonly LanguageProgress[] {
  const progress = use(LanguageProgressContext);
  if (progress === null) throw new Error('useLanguageProgress is called outside of LanguageProgressProvider');
  return progress;
}
