import { confirmationContents, confirmationLimits } from '@form-portal/domain';
import { Button, Notice, Select, Setting, TextArea, TextInput } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../editor-context.tsx';
import { useSendsMail } from '../../../shell/context/sends-mail.ts';
import { SaveFailureNote } from '../../../site-document/save-failure-note.tsx';
import { PolicyFailure } from '../policies/policy-failure.tsx';
import { useFormPolicy } from '../policies/use-form-policy.ts';
import { SettingsSection } from '../settings-section.tsx';
import { confirmationQuery, confirmationPolicy, isReplyToValid } from './confirmation-policy.ts';
import { TargetSetting } from './target-setting.tsx';
import styles from './confirmation-section.module.css';
import type { ConfirmationRules, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The e-mail that senders get: a policy, saved on its own (decision 0065). */
export function ConfirmationSection(): ReactElement {
  const { text } = useI18n();
  const form = useEditor(({ baseline }) => baseline.guid);
  return (
    <SettingsSection section="confirmation">
      <p className={styles.hint}>
        {text(form === null ? 'admin.confirmation.unsaved' : 'admin.confirmation.help')}
      </p>
      {form !== null && <StoredConfirmation form={form} />}
    </SettingsSection>
  );
}

function StoredConfirmation({ form }: { readonly form: Guid }): ReactElement {
  const { text } = useI18n();
  const { data, error } = useQuery(confirmationQuery(form));
  if (error !== null) return <PolicyFailure error={error} />;
  return data === undefined ? <p>{text('loading')}</p> : <ConfirmationForm stored={data} />;
}

const contentKeys = {
  'receipt-link': 'admin.confirmation.receiptLink',
  answers: 'admin.confirmation.answers',
  pdf: 'admin.confirmation.pdf',
} as const;

function ConfirmationForm({ stored }: { readonly stored: ConfirmationRules }): ReactElement {
  const { text, tagOf } = useI18n();
  const language = useEditor((state) => state.language);
  const sendsMail = useSendsMail();
  const {
    ref,
    draft: rules,
    isRefused,
    failure,
    isReady,
    onChange,
    save,
  } = useFormPolicy(confirmationPolicy, stored);
  const change = (changed: Partial<ConfirmationRules>) => onChange({ ...rules, ...changed });
  return (
    <div ref={ref} className={styles.fields} data-apart-from-form>
      {!sendsMail && rules.to !== null && <Notice kind="warn">{text('admin.confirmation.noMail')}</Notice>}
      <TargetSetting target={rules.to} onChange={(to) => change({ to })} />
      {rules.to !== null && (
        <>
          <Setting label={text('admin.confirmation.carries')}>
            {(control) => (
              <Select
                {...control}
                value={rules.carries}
                onChange={({ target }) => {
                  const carries = confirmationContents.find((content) => content === target.value);
                  if (carries !== undefined) change({ carries });
                }}
              >
                {confirmationContents.map((content) => (
                  <option key={content} value={content}>
                    {text(contentKeys[content])}
                  </option>
                ))}
              </Select>
            )}
          </Setting>
          <Setting
            label={text('admin.confirmation.replyTo')}
            error={
              isRefused && !isReplyToValid(rules) ? text('admin.confirmation.replyToInvalid') : undefined
            }
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                maxLength={254}
                value={rules.replyTo}
                onChange={({ target }) => change({ replyTo: target.value.trim() })}
              />
            )}
          </Setting>
          <Setting label={text('admin.confirmation.text')} hint={text('admin.confirmation.textHelp')}>
            {(control) => (
              <TextArea
                {...control}
                lang={tagOf(language)}
                rows={4}
                maxLength={confirmationLimits.textLength}
                value={rules.text[language] ?? ''}
                onChange={({ target }) => change({ text: { ...rules.text, [language]: target.value } })}
              />
            )}
          </Setting>
        </>
      )}
      <SaveFailureNote save={failure} />
      <Button className={styles.save} aria-disabled={!isReady} onClick={save}>
        {text('admin.confirmation.save')}
      </Button>
    </div>
  );
}
