import { Button, Notice } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { failureWords } from '../../api/failure-words.ts';
import { useToast } from '../../shell/toast-context.tsx';
import { RulesFields } from '../../submissions/rules-fields.tsx';
import { rulesQuery, useRulesForm } from '../../submissions/use-rules-form.ts';
import { useEditor } from '../editor-context.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { Guid, SubmissionRules } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** How long submissions are kept and who is notified of them: beside the form, saved on its own (decision 0013). */
export function RetentionSection(): ReactElement {
  const { text } = useI18n();
  const form = useEditor(({ baseline }) => baseline.guid);
  return (
    <SettingsSection section="retention">
      <p className={styles.hint}>
        {text(form === null ? 'admin.settings.retentionUnsaved' : 'admin.settings.retentionHelp')}
      </p>
      {form !== null && <StoredRules form={form} />}
    </SettingsSection>
  );
}

function StoredRules({ form }: { readonly form: Guid }): ReactElement {
  const { text } = useI18n();
  const { data, error } = useQuery(rulesQuery(form));
  if (error !== null) return <Failure error={error} />;
  return data === undefined ? <p>{text('loading')}</p> : <RulesForm form={form} stored={data} />;
}

interface RulesFormProps {
  readonly form: Guid;
  readonly stored: SubmissionRules;
}

function RulesForm({ form, stored }: RulesFormProps): ReactElement {
  const { text } = useI18n();
  const toast = useToast();
  const { ref, save, isPending, error, ...fields } = useRulesForm(form, stored, () =>
    toast({ text: text('admin.settings.retentionSaved') }),
  );
  return (
    <>
      <div ref={ref}>
        <RulesFields {...fields} />
      </div>
      {error !== null && <Failure error={error} />}
      <Button className={styles.save} aria-disabled={isPending} onClick={save}>
        {text('admin.settings.retentionSave')}
      </Button>
    </>
  );
}

function Failure({ error }: { readonly error: Error }): ReactElement {
  const { text } = useI18n();
  return (
    <Notice kind="danger" role="alert">
      {failureWords(error, text)}
    </Notice>
  );
}
