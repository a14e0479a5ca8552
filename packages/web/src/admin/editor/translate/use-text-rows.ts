import { formTexts, isForTranslators, isTextMissing } from '@form-portal/domain/edit';
import { useState } from 'react';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import type { Form } from '@form-portal/domain';
import type { TextId } from '@form-portal/domain/edit';

/** Which texts the table lists. */
export type TextFilter = 'all' | 'missing';

/**
 * The texts that the table lists: those that are required or present in some language, in page order. The list stays the same while texts
 * are edited, so that no row disappears under the cursor; it is rebuilt for another filter, language or layout, or number of parts.
 */
export function useTextRows(filter: TextFilter, language: string): readonly TextId[] {
  const store = useEditorStore();
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const layout = useEditor(({ form }) => form.layout);
  const partCounts = useEditor(({ form }) => partCountsOf(form));
  const buildList = (): TextList => ({
    filter,
    language,
    layout,
    partCounts,
    rows: formTexts(store.state().form, fieldTypes)
      .filter(filter === 'missing' ? (text) => isTextMissing(text, language) : isForTranslators)
      .map(({ textId }) => textId),
  });
  const [list, setList] = useState(buildList);
  const isCurrent =
    list.filter === filter &&
    list.language === language &&
    list.layout === layout &&
    list.partCounts === partCounts;
  if (isCurrent) return list.rows;
  const rebuilt = buildList();
  setList(rebuilt);
  return rebuilt.rows;
}

/** The rows, and what they were listed for. */
interface TextList {
  readonly filter: TextFilter;
  readonly language: string;
  readonly layout: Form['layout'];
  readonly partCounts: string;
  readonly rows: readonly TextId[];
}

/** As a text, so that equal counts are the same value. */
function partCountsOf({ fields, groups, checks = [], attachments: { requests = [] } }: Form): string {
  return [fields, groups, checks, requests].map(({ length }) => length).join(' ');
}

/** Identifies a text of a form. */
export function rowKey(textId: TextId): string {
  return `${textId.of === 'form' ? 'form' : textId.guid} ${textId.part}`;
}
