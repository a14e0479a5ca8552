import { Button, SettingsIcon } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { failureWords } from '../api/failure-words.ts';
import { formListQuery } from '../api/queries.ts';
import { useToast } from '../shell/toast-context.tsx';
import { RulesFields } from './rules-fields.tsx';
import { rulesQuery, useRulesForm } from './use-rules-form.ts';
import type { Guid, SubmissionRules as Rules } from '@form-portal/domain';
import type { ReactElement } from 'react';

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
  const toast = useToast();
  const { data: forms = [] } = useQuery(formListQuery());
  const { ref, save, isPending, error, ...fields } = useRulesForm(form, rules, () => {
    toast({ text: text('admin.submissions.rulesSaved') });
    onExit();
  });
  const name = textOf(forms.find(({ guid }) => guid === form)?.name ?? {});
  return (
    <Popup
      icon="info"
      title={text('admin.submissions.rulesFor', { form: name })}
      onExit={onExit}
      actions={
        <Button kind="primary" aria-disabled={isPending} onClick={save}>
          {text('admin.submissions.save')}
        </Button>
      }
      safe={<Button onClick={onExit}>{text('cancel')}</Button>}
    >
      <div ref={ref}>
        <RulesFields {...fields} />
      </div>
      {error !== null && <p role="alert">{failureWords(error, text)}</p>}
    </Popup>
  );
}
