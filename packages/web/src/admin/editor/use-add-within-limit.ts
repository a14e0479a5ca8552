import { formLimits } from '@form-portal/domain/edit';
import { useCallback } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useToast } from '../shell/context/toast-context.tsx';
import { useEditorStore } from './editor-context.tsx';
import type { Form } from '@form-portal/domain';

/** What a form can have only a limited number of. */
type LimitedPart = 'checks' | 'pages' | 'requests';

/** Returns a function that calls `add`, or shows a toast when the form already has as many of the part as it may. */
export function useAddWithinLimit(): (part: LimitedPart, add: () => void) => void {
  const { text } = useI18n();
  const store = useEditorStore();
  const toast = useToast();
  return useCallback(
    (part, add) => {
      const limit = formLimits[part];
      if (countIn(store.state().form, part) < limit) add();
      else toast({ text: text('admin.atMost', { n: limit }) });
    },
    [store, toast, text],
  );
}

function countIn({ checks, pages, attachments }: Form, part: LimitedPart): number {
  return { checks, pages, requests: attachments.requests }[part]?.length ?? 0;
}
