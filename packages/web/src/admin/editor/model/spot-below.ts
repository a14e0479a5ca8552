import { locate } from '@form-portal/domain';
import { endOfForm, type Spot } from '@form-portal/domain/edit';
import type { EditorState } from './editor-state.ts';

/** Where “add below” adds: right after what is selected, in the same container; with nothing selected at the end of the form. */
export function spotBelow({ form, selection }: EditorState): Spot {
  const place = selection.kind === 'nothing' ? undefined : locate(form, selection.guid);
  return place === undefined ? endOfForm(form) : { kind: 'at', group: place.group, index: place.index + 1 };
}
