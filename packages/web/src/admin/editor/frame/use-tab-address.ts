import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { showTabCommand } from '../model/commands/window/navigate.ts';
import { editorTabs, type EditorTab } from '../model/editor-state.ts';

/** The address of a form's tab; `id` is its GUID or `new` (specification §2). */
export function addressOf(id: string, tab: EditorTab): string {
  return tab === 'edit' ? `/admin/form/${id}` : `/admin/form/${id}/${tab}`;
}

/** Keeps address and tab in sync: the tab follows the address on opening and on back, the address follows the tab otherwise. */
export function useTabAddress(): void {
  const store = useEditorStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id = 'new', tab: named } = useParams();
  const tab = useEditor((state) => state.tab);
  const addressed = editorTabs.find((one) => one === named) ?? 'edit';
  const seen = useRef<Readonly<Record<'addressed' | 'tab', EditorTab>>>({ addressed: 'edit', tab: 'edit' });
  useEffect(() => {
    const before = seen.current;
    seen.current = { addressed, tab };
    if (addressed !== before.addressed && addressed !== tab) store.run(showTabCommand(addressed));
    else if (tab !== before.tab && addressed !== tab)
      void navigate(`${addressOf(id, tab)}${search}`, { replace: true });
  }, [addressed, tab, id, search, store, navigate]);
}
