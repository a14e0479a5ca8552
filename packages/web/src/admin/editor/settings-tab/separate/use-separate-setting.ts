import { useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../../shell/toast-context.tsx';
import { useFocusOnFault } from '../../../use-focus-on-fault.ts';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { failureOf } from '../../../unsaved-changes/unsaved-changes.ts';
import { changeSeparate, saveSeparate, type SeparateSetting } from './separate-setting.ts';
import type { SeparateDrafts, SeparateSection } from '../../model/separate-changes.ts';

/**
 * A setting beside the form while it is edited. `ref` goes to the element around the controls: a refused save focuses the first one with
 * a fault. `isRefused`: faults are shown, from the first refusal until it is saved. `failed`: why the server did not save it; null: it
 * did. `isReady`: there is something to save.
 */
export function useSeparateSetting<Section extends SeparateSection, Value>(
  setting: SeparateSetting<Section, Value>,
  stored: Value,
) {
  const { text } = useI18n();
  const store = useEditorStore();
  const client = useQueryClient();
  const toast = useToast();
  const changes = useEditor(({ window }) => window.separate[setting.section]);
  const failure = failureOf(changes?.save ?? { phase: 'idle' });
  const refused = failure?.phase === 'refused' && failure.by === 'check' ? failure : null;
  const ref = useFocusOnFault<HTMLDivElement>(refused);

  async function saveChange(): Promise<void> {
    if (await saveSeparate(setting, { store, client })) toast({ text: text(setting.savedKey) });
  }
  return {
    ref,
    draft: changes?.current ?? setting.draftOf(stored),
    isRefused: refused !== null,
    failed: refused === null ? failure : null,
    isReady: changes !== null && changes.save.phase !== 'saving',
    onChange: (draft: SeparateDrafts[Section]) => changeSeparate(setting, store, { draft, stored }),
    save: () => {
      if (changes !== null) void saveChange();
    },
  };
}
