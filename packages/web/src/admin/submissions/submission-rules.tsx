import { routes } from '@form-portal/domain/api';
import { submissionRulesFromWire, submissionRulesToWire } from '@form-portal/domain/wire';
import { Button, SettingsIcon } from '@form-portal/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { call, callAndRead } from '../api/call.ts';
import { failureWords } from '../api/failure-words.ts';
import { formListQuery } from '../api/queries.ts';
import { useToast } from '../shell/toast-context.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { draftOf, faultsOf, rulesOf, type RulesDraft } from './rules-draft.ts';
import { RulesFields } from './rules-fields.tsx';
import type { Guid, SubmissionRules as Rules } from '@form-portal/domain';
import type { ReactElement } from 'react';

function rulesQuery(form: Guid) {
  return queryOptions({
    queryKey: ['submission-rules', form],
    queryFn: () => callAndRead(routes.readSubmissionRules, { params: { id: form } }, submissionRulesFromWire),
  });
}

/** Offers how long submissions of a form stay, and who is told of new ones. */
export function SubmissionRules({ form }: { readonly form: Guid }): ReactElement | null {
  const { text } = useI18n();
  const { data } = useQuery(rulesQuery(form));
  const [asking, setAsking] = useState(false);
  if (data === undefined) return null;
  return (
    <>
      <Button icon={<SettingsIcon />} onClick={() => setAsking(true)}>
        {text('admin.submissions.rules')}
      </Button>
      {asking && <RulesDialog form={form} rules={data} onExit={() => setAsking(false)} />}
    </>
  );
}

interface RulesDialogProps {
  readonly form: Guid;
  readonly rules: Rules;
  readonly onExit: () => void;
}

function RulesDialog({ form, rules, onExit }: RulesDialogProps): ReactElement {
  const { text, textOf } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const { data: forms = [] } = useQuery(formListQuery());
  const [draft, setDraft] = useState<RulesDraft>(() => draftOf(rules));
  // From the first refusal on, faults are told while they are mended.
  const [refused, setRefused] = useState<RulesDraft | null>(null);
  const fields = useFocusOnFault<HTMLDivElement>(refused);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: Rules) =>
      call(routes.saveSubmissionRules, { params: { id: form }, body: submissionRulesToWire(wanted) }),
    onSuccess(_, wanted) {
      client.setQueryData(rulesQuery(form).queryKey, wanted);
      toast({ text: text('admin.submissions.rulesSaved') });
      onExit();
    },
  });

  function save(): void {
    const wanted = rulesOf(draft);
    if (wanted === undefined) setRefused({ ...draft });
    else if (!isPending) mutate(wanted);
  }
  const name = textOf(forms.find(({ guid }) => guid === form)?.name ?? {});
  return (
    <Popup
      icon="info"
      title={text('admin.submissions.rulesFor', { form: name })}
      onExit={onExit}
      actions={
        <>
          <Button kind="primary" aria-disabled={isPending} onClick={save}>
            {text('admin.submissions.save')}
          </Button>
          <Button onClick={onExit}>{text('cancel')}</Button>
        </>
      }
    >
      <div ref={fields}>
        <RulesFields draft={draft} faults={refused === null ? {} : faultsOf(draft)} onChange={setDraft} />
      </div>
      {error !== null && <p role="alert">{failureWords(error, text)}</p>}
    </Popup>
  );
}
