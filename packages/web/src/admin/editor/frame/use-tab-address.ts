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
  const { id = 'new', tab: tabParam } = useParams();
  const tab = useEditor((state) => state.tab);
  const addressTab = editorTabs.find((name) => name === tabParam) ?? 'edit';
  const last = useRef<{ readonly addressTab: EditorTab; readonly tab: EditorTab }>({
    addressTab: 'edit',
    tab: 'edit',
  });
  useEffect(() => {
    const before = last.current;
    last.current = { addressTab, tab };
    if (addressTab === tab) return;
    if (addressTab !== before.addressTab) store.run(showTabCommand(addressTab));
    else if (tab !== before.tab) void navigate(`${addressOf(id, tab)}${search}`, { replace: true });
  }, [addressTab, tab, id, search, store, navigate]);
}
