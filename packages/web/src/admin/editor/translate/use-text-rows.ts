import { formTexts, isForTranslators, isTextMissing } from '@form-portal/domain/edit';
import { useState } from 'react';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import type { TextId } from '@form-portal/domain/edit';

/** Which texts the table lists. */
export type Shown = 'all' | 'missing';

/**
 * The texts that the table lists: those that are required or present in some language, in page order. The list stays the same while texts
 * are edited, so that no row disappears under the cursor; it is rebuilt for another filter, language or layout, or number of parts.
 */
export function useTextRows(shown: Shown, language: string): readonly TextId[] {
  const store = useEditorStore();
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const layout = useEditor(({ form }) => form.layout);
  const size = useEditor(
    ({
      form: {
        fields,
        groups,
        checks = [],
        attachments: { requests = [] },
      },
    }) => [fields, groups, checks, requests].map(({ length }) => length).join(' '),
  );
  const make = (): Listed => ({
    shown,
    language,
    layout,
    size,
    rows: formTexts(store.state().form, fieldTypes)
      .filter(shown === 'missing' ? (text) => isTextMissing(text, language) : isForTranslators)
      .map(({ textId }) => textId),
  });
  const [listed, setListed] = useState(make);
  const isSame =
    listed.shown === shown &&
    listed.language === language &&
    listed.layout === layout &&
    listed.size === size;
  if (isSame) return listed.rows;
  const fresh = make();
  setListed(fresh);
  return fresh.rows;
}

interface Listed {
  readonly shown: Shown;
  readonly language: string;
  readonly layout: unknown;
  readonly size: string;
  readonly rows: readonly TextId[];
}

/** Identifies a text of a form. */
export function rowKey(textId: TextId): string {
  return `${textId.of === 'form' ? 'form' : textId.guid} ${textId.part}`;
}
