import { Notice, Select, Setting } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../editor-context.tsx';
import { addressFields, lostTarget, targetOfValue, targetValue } from './confirmation-target.ts';
import type { ConfirmationTarget } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface TargetSettingProps {
  readonly target: ConfirmationTarget;
  readonly onChange: (target: ConfirmationTarget) => void;
}

const lostKeys = {
  field: 'admin.confirmation.lostHelp',
  identity: 'admin.confirmation.noAddress',
} as const;

/** Whom the confirmation goes to: a field of the format e-mail, or the address from the identification. */
export function TargetSetting({ target, onChange }: TargetSettingProps): ReactElement {
  const { text, textOf } = useI18n();
  const form = useEditor((state) => state.form);
  const mapping = useEditor((_, env) => env.mapping);
  const offered = addressFields(form);
  const lost = lostTarget(target, form, mapping);
  return (
    <>
      <Setting
        label={text('admin.confirmation.to')}
        hint={offered.length === 0 ? text('admin.confirmation.noField') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={targetValue(target)}
            onChange={({ target: { value } }) => onChange(targetOfValue(value))}
          >
            <option value="none">{text('admin.confirmation.none')}</option>
            {(form.identity.enabled || target?.kind === 'identity') && (
              <option value="identity">{text('admin.confirmation.identity')}</option>
            )}
            {lost === 'field' && (
              <option value={targetValue(target)}>{text('admin.confirmation.lost')}</option>
            )}
            {offered.map(({ guid, label }) => (
              <option key={guid} value={guid}>
                {text('admin.confirmation.field', { label: textOf(label) })}
              </option>
            ))}
          </Select>
        )}
      </Setting>
      {lost !== null && (
        <Notice kind="warn" role="status">
          {text(lostKeys[lost])}
        </Notice>
      )}
    </>
  );
}
