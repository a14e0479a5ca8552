import { routes } from '@form-portal/domain/api';
import { submissionRulesFromWire, submissionRulesToWire } from '@form-portal/domain/wire';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callAndRead } from '../api/call.ts';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { draftOf, faultsOf, rulesOf } from './rules-draft.ts';
import type { RulesDraft } from '../editor/model/separate-drafts.ts';
import type { Guid, SubmissionRules } from '@form-portal/domain';

/** The stored rules for the submissions of a form. */
export function rulesQuery(form: Guid) {
  return queryOptions({
    queryKey: ['submission-rules', form],
    queryFn: () => callAndRead(routes.readSubmissionRules, { params: { id: form } }, submissionRulesFromWire),
  });
}

/**
 * The rules of a form while they are edited. `ref` goes to the element around the controls: a refused save
 * focuses the first one with a fault. Faults are shown from the first refusal on.
 */
export function useRulesForm(form: Guid, stored: SubmissionRules, onSaved: () => void) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<RulesDraft>(() => draftOf(stored));
  const [refused, setRefused] = useState<RulesDraft | null>(null);
  const ref = useFocusOnFault<HTMLDivElement>(refused);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: SubmissionRules) =>
      call(routes.saveSubmissionRules, { params: { id: form }, body: submissionRulesToWire(wanted) }),
    onSuccess(_, wanted) {
      client.setQueryData(rulesQuery(form).queryKey, wanted);
      setRefused(null);
      onSaved();
    },
  });

  function save(): void {
    const wanted = rulesOf(draft);
    if (wanted === undefined) setRefused({ ...draft });
    else if (!isPending) mutate(wanted);
  }
  const faults = refused === null ? {} : faultsOf(draft);
  return { ref, draft, faults, onChange: setDraft, save, isPending, error };
}
