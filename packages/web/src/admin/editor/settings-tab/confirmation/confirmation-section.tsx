import { confirmationContents, confirmationLimits, isMailAddress } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { confirmationFromWire, confirmationToWire } from '@form-portal/domain/wire';
import { Button, Notice, Select, Setting, TextArea, TextInput } from '@form-portal/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { call, callAndRead } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure-words.ts';
import { useToast } from '../../../shell/toast-context.tsx';
import { useFocusOnFault } from '../../../use-focus-on-fault.ts';
import { useEditor } from '../../editor-context.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { addressFields, targetOfValue, targetValue } from './confirmation-target.ts';
import styles from './confirmation-section.module.css';
import type { ConfirmationRules, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

function confirmationQuery(form: Guid) {
  return queryOptions({
    queryKey: ['form-confirmation', form],
    queryFn: () => callAndRead(routes.readConfirmation, { params: { id: form } }, confirmationFromWire),
  });
}

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
  if (error !== null)
    return (
      <Notice kind="danger" role="alert">
        {failureWords(error, text)}
      </Notice>
    );
  return data === undefined ? <p>{text('loading')}</p> : <ConfirmationForm form={form} stored={data} />;
}

const contents = {
  'receipt-link': { textKey: 'admin.confirmation.receiptLink' },
  answers: { textKey: 'admin.confirmation.answers' },
  pdf: { textKey: 'admin.confirmation.pdf' },
} as const;

interface ConfirmationFormProps {
  readonly form: Guid;
  readonly stored: ConfirmationRules;
}

function ConfirmationForm({ form, stored }: ConfirmationFormProps): ReactElement {
  const { text } = useI18n();
  const language = useEditor((state) => state.language);
  const [rules, setRules] = useState(stored);
  const [refused, setRefused] = useState<ConfirmationRules | null>(null);
  const fields = useFocusOnFault<HTMLDivElement>(refused);
  const { save, isPending, error } = useSave(form);
  const isAddressed = rules.replyTo === '' || isMailAddress(rules.replyTo);
  const change = (changed: Partial<ConfirmationRules>) => setRules((now) => ({ ...now, ...changed }));
  return (
    <div ref={fields} className={styles.fields}>
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
            error={refused !== null && !isAddressed ? text('admin.confirmation.replyToInvalid') : undefined}
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
      {error !== null && (
        <Notice kind="danger" role="alert">
          {failureWords(error, text)}
        </Notice>
      )}
      <Button
        className={styles.save}
        aria-disabled={isPending}
        onClick={() => (isAddressed ? save(rules) : setRefused({ ...rules }))}
      >
        {text('admin.confirmation.save')}
      </Button>
    </div>
  );
}

function useSave(form: Guid) {
  const { text } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: ConfirmationRules) =>
      call(routes.saveConfirmation, { params: { id: form }, body: confirmationToWire(wanted) }),
    onSuccess(_, wanted) {
      client.setQueryData(confirmationQuery(form).queryKey, wanted);
      toast({ text: text('admin.confirmation.saved') });
    },
  });
  return {
    isPending,
    error,
    save: (wanted: ConfirmationRules) => {
      if (!isPending) mutate(wanted);
    },
  };
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
