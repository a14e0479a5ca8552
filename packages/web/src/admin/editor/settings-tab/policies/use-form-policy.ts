import { useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../../shell/context/toast-context.tsx';
import { useFocusOnFault } from '../../../use-focus-on-fault.ts';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { failureOf } from '../../../unsaved-changes/unsaved-changes.ts';
import { changePolicy, savePolicy, type FormPolicy } from './form-policy.ts';
import type { PolicyDrafts, PolicyName } from '../../model/saving/policy-changes.ts';

/**
 * A policy of a form while it is edited. `ref` goes to the element around the controls: a refused save focuses the first one with
 * a fault. `isRefused`: faults are shown, from the first refusal until it is saved. `failure`: why the server did not save it; null: it
 * did. `isReady`: there is something to save.
 */
export function useFormPolicy<Name extends PolicyName, Value>(
  policy: FormPolicy<Name, Value>,
  stored: Value,
) {
  const { text } = useI18n();
  const store = useEditorStore();
  const client = useQueryClient();
  const toast = useToast();
  const changes = useEditor(({ window }) => window.policies[policy.name]);
  const anyFailure = failureOf(changes?.save ?? { phase: 'idle' });
  const refusal = anyFailure?.phase === 'refused' && anyFailure.by === 'check' ? anyFailure : null;
  const ref = useFocusOnFault<HTMLDivElement>(refusal);

  async function saveChange(): Promise<void> {
    if (await savePolicy(policy, { store, client })) toast({ text: text(policy.savedKey) });
  }
  return {
    ref,
    draft: changes?.current ?? policy.draftOf(stored),
    isRefused: refusal !== null,
    failure: refusal === null ? anyFailure : null,
    isReady: changes !== null && changes.save.phase !== 'saving',
    onChange: (draft: PolicyDrafts[Name]) => changePolicy(policy, store, { draft, stored }),
    save: () => {
      if (changes !== null) void saveChange();
    },
  };
}
