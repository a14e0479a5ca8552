import { languageProgress } from '@form-portal/domain/edit';
import { useDeferredValue } from 'react';
import { useEditor, useEditorStore } from './editor-context.tsx';
import { useSettledForm } from './use-settled-form.ts';
import type { Catalogue, Form } from '@form-portal/domain';
import type { EditorStore } from './editor-store.ts';

type Progress = ReturnType<typeof languageProgress>;

interface Counted {
  readonly catalogue: Catalogue;
  readonly progress: Progress;
}

const counted = new WeakMap<Form, Counted>();
const countedLast = new WeakMap<EditorStore, Form>();

/**
 * The number of texts missing in each language of the site, updated when typing pauses. A newly mounted component starts with the last
 * count and updates it later, because counting goes through the whole form.
 */
export function useLanguageProgress(): Progress {
  const store = useEditorStore();
  const catalogue = useEditor((_, env) => env.catalogue);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const settled = useSettledForm();
  const form = useDeferredValue(settled, countedLast.get(store) ?? settled);
  const known = counted.get(form);
  if (known?.catalogue === catalogue) return known.progress;
  const progress = languageProgress(form, Object.keys(catalogue), fieldTypes);
  counted.set(form, { catalogue, progress });
  countedLast.set(store, form);
  return progress;
}
