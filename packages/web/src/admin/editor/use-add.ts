import { formLimits } from '@form-portal/domain/edit';
import { useCallback } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useToast } from '../shell/context/toast-context.tsx';
import { useEditorStore } from './editor-context.tsx';
import type { Form } from '@form-portal/domain';

/** What a form can have only a limited number of. */
type Limited = 'checks' | 'pages' | 'requests';

/** Returns a function that calls `add`, or shows a toast when the form has as many as it may. */
export function useAdd(): (added: Limited, add: () => void) => void {
  const { text } = useI18n();
  const store = useEditorStore();
  const toast = useToast();
  return useCallback(
    (added, add) => {
      const most = formLimits[added];
      if (countIn(store.state().form, added) < most) add();
      else toast({ text: text('admin.atMost', { n: most }) });
    },
    [store, toast, text],
  );
}

function countIn({ checks, pages, attachments }: Form, added: Limited): number {
  return { checks, pages, requests: attachments.requests }[added]?.length ?? 0;
}
