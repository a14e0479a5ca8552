import { confirmationContents, confirmationLimits } from '@form-portal/domain';
import { Button, Select, Setting, TextArea, TextInput } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../editor-context.tsx';
import { SaveFailureNote } from '../../../site-document/save-failure-note.tsx';
import { SeparateFailure } from '../separate/separate-failure.tsx';
import { useSeparateSetting } from '../separate/use-separate-setting.ts';
import { SettingsSection } from '../settings-section.tsx';
import { confirmationQuery, confirmationSetting, isAddressed } from './confirmation-setting.ts';
import { addressFields, targetOfValue, targetValue } from './confirmation-target.ts';
import styles from './confirmation-section.module.css';
import type { ConfirmationRules, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The e-mail that senders get: beside the form, saved on its own (decision 0065). */
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
  if (error !== null) return <SeparateFailure error={error} />;
  return data === undefined ? <p>{text('loading')}</p> : <ConfirmationForm stored={data} />;
}

const contents = {
  'receipt-link': { textKey: 'admin.confirmation.receiptLink' },
  answers: { textKey: 'admin.confirmation.answers' },
  pdf: { textKey: 'admin.confirmation.pdf' },
} as const;

function ConfirmationForm({ stored }: { readonly stored: ConfirmationRules }): ReactElement {
  const { text } = useI18n();
  const language = useEditor((state) => state.language);
  const {
    ref,
    draft: rules,
    isRefused,
    failed,
    isReady,
    onChange,
    save,
  } = useSeparateSetting(confirmationSetting, stored);
  const change = (changed: Partial<ConfirmationRules>) => onChange({ ...rules, ...changed });
  return (
    <div ref={ref} className={styles.fields}>
      <TargetSetting rules={rules} onChange={change} />
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
                    {text(contents[content].textKey)}
                  </option>
                ))}
              </Select>
            )}
          </Setting>
          <Setting
            label={text('admin.confirmation.replyTo')}
            error={isRefused && !isAddressed(rules) ? text('admin.confirmation.replyToInvalid') : undefined}
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
                rows={4}
                maxLength={confirmationLimits.textLength}
                value={rules.text[language] ?? ''}
                onChange={({ target }) => change({ text: { ...rules.text, [language]: target.value } })}
              />
            )}
          </Setting>
        </>
      )}
      <SaveFailureNote save={failed} />
      <Button className={styles.save} aria-disabled={!isReady} onClick={save}>
        {text('admin.confirmation.save')}
      </Button>
    </div>
  );
}

interface TargetSettingProps {
  readonly rules: ConfirmationRules;
  readonly onChange: (changed: Partial<ConfirmationRules>) => void;
}

/** Whom the confirmation goes to: a field of the format e-mail, or the address from the identification. */
function TargetSetting({ rules, onChange }: TargetSettingProps): ReactElement {
  const { text, textOf } = useI18n();
  const form = useEditor((state) => state.form);
  const offered = addressFields(form);
  return (
    <Setting
      label={text('admin.confirmation.to')}
      hint={offered.length === 0 ? text('admin.confirmation.noField') : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={targetValue(rules.to)}
          onChange={({ target }) => onChange({ to: targetOfValue(target.value) })}
        >
          <option value="none">{text('admin.confirmation.none')}</option>
          {form.identity.enabled && <option value="identity">{text('admin.confirmation.identity')}</option>}
          {offered.map(({ guid, label }) => (
            <option key={guid} value={guid}>
              {text('admin.confirmation.field', { label: textOf(label) })}
            </option>
          ))}
        </Select>
      )}
    </Setting>
  );
}
