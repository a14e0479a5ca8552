import { Button } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { rulesFaults } from './rules-draft.ts';
import { RulesFields } from './rules-fields.tsx';
import { rulesQuery } from './rules-query.ts';
import { useEditor } from '../../editor-context.tsx';
import { retentionPolicy } from './retention-policy.ts';
import { SaveFailureNote } from '../../../site-document/save-failure-note.tsx';
import { PolicyFailure } from '../policies/policy-failure.tsx';
import { useFormPolicy } from '../policies/use-form-policy.ts';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings-tab.module.css';
import type { Guid, SubmissionRules } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** How long submissions are kept and who is notified of them: a policy, saved on its own (decision 0013). */
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
  if (error !== null) return <PolicyFailure error={error} />;
  return data === undefined ? <p>{text('loading')}</p> : <RulesForm stored={data} />;
}

function RulesForm({ stored }: { readonly stored: SubmissionRules }): ReactElement {
  const { text } = useI18n();
  const { ref, draft, isRefused, failure, isReady, onChange, save } = useFormPolicy(retentionPolicy, stored);
  return (
    <>
      <div ref={ref} data-apart-from-form>
        <RulesFields draft={draft} faults={isRefused ? rulesFaults(draft) : {}} onChange={onChange} />
      </div>
      <SaveFailureNote save={failure} />
      <Button className={styles.save} aria-disabled={!isReady} onClick={save}>
        {text('admin.settings.retentionSave')}
      </Button>
    </>
  );
}
