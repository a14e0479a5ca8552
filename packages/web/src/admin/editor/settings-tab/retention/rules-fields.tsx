import { Select, Setting, TextArea, TextInput } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import styles from './rules-fields.module.css';
import type { RulesDraft } from '../../model/saving/policy-drafts.ts';
import type { RulesFault, RulesFaults } from './rules-draft.ts';
import type { ReactElement } from 'react';

export interface RulesFieldsProps {
  readonly draft: RulesDraft;
  readonly faults: RulesFaults;
  readonly onChange: (draft: RulesDraft) => void;
}

const choices = [
  { value: 'default', textKey: 'admin.submissions.retentionDefault' },
  { value: 'keep', textKey: 'admin.submissions.retentionKeep' },
  { value: 'days', textKey: 'admin.submissions.retentionDays' },
] as const;

/** How long submissions are kept, and who is notified of new ones. */
export function RulesFields({ draft, faults, onChange }: RulesFieldsProps): ReactElement {
  const { text } = useI18n();
  const message = (fault: RulesFault | undefined) => fault && text(fault.key, fault.params);
  return (
    <div className={styles.fields}>
      <Setting label={text('admin.submissions.retention')} hint={text('admin.submissions.retentionHint')}>
        {(control) => (
          <Select
            {...control}
            value={draft.retention}
            onChange={(event) => {
              const chosen = choices.find(({ value }) => value === event.target.value);
              if (chosen !== undefined) onChange({ ...draft, retention: chosen.value });
            }}
          >
            {choices.map(({ value, textKey }) => (
              <option key={value} value={value}>
                {text(textKey)}
              </option>
            ))}
          </Select>
        )}
      </Setting>
      {draft.retention === 'days' && (
        <Setting label={text('admin.submissions.days')} error={message(faults.days)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={draft.days}
              onChange={(event) => onChange({ ...draft, days: event.target.value })}
            />
          )}
        </Setting>
      )}
      <Setting
        label={text('admin.submissions.failedRetention')}
        hint={text('admin.submissions.failedRetentionHint')}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.failedRetention}
            onChange={(event) =>
              onChange({ ...draft, failedRetention: event.target.value === 'days' ? 'days' : 'keep' })
            }
          >
            <option value="keep">{text('admin.submissions.retentionKeep')}</option>
            <option value="days">{text('admin.submissions.retentionDays')}</option>
          </Select>
        )}
      </Setting>
      {draft.failedRetention === 'days' && (
        <Setting label={text('admin.submissions.days')} error={message(faults.failedDays)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={draft.failedDays}
              onChange={(event) => onChange({ ...draft, failedDays: event.target.value })}
            />
          )}
        </Setting>
      )}
      <Setting
        label={text('admin.submissions.noticeAddresses')}
        hint={text('admin.submissions.noticeHint')}
        error={message(faults.addresses)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={draft.addresses}
            onChange={(event) => onChange({ ...draft, addresses: event.target.value })}
          />
        )}
      </Setting>
    </div>
  );
}
