import { useEditor } from '../editor-context.tsx';
import { pagePosition, type PagePosition } from '../model/messages/naming.ts';
import type { Guid } from '@form-portal/domain';

/** The position of a page of the open form. */
export function usePagePosition(guid: Guid): PagePosition {
  const n = useEditor(({ form }) => pagePosition(form, guid).n);
  const all = useEditor(({ form }) => pagePosition(form, guid).all);
  return { n, all };
}
