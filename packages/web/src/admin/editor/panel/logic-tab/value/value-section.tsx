import { decimalsOf, findField, isWhole, maxDecimals, type Field, type Guid } from '@form-portal/domain';
import { Segmented, Select, Switch } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../../editor-context.tsx';
import {
  setAudienceCommand,
  setDecimalsCommand,
  setFormulaCommand,
} from '../../../model/commands/logic/formula.ts';
import { OwnSettingsPanel } from '../../own-settings-panel.tsx';
import { FormulaBox } from './formula-box.tsx';
import panelStyles from '../../panel.module.css';
import styles from './value-section.module.css';
import type { ReactElement } from 'react';

/** Who gives the answer of a number: the visitor, or a formula (docs/form-logic.md#formulas). Nothing for other types. */
export function ValueSection({ guid }: { readonly guid: Guid }): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const field = useEditor(({ form }) => findField(form, guid));
  if (field === undefined || (field.type !== 'number' && field.formula === undefined)) return null;
  const { formula } = field;
  return (
    <section className={panelStyles.section} aria-label={text('admin.formula.value')}>
      <Segmented
        legend={text('admin.formula.value')}
        chosen={formula === undefined ? 'answered' : 'isComputed'}
        choices={[
          { value: 'answered', label: text('admin.formula.answered') },
          { value: 'isComputed', label: text('admin.formula.isComputed') },
        ]}
        onChoose={(chosen) => run(setFormulaCommand(guid, chosen === 'answered' ? undefined : ''))}
      />
      {formula !== undefined && (
        <>
          <FormulaBox guid={guid} formula={formula} />
          <div className={styles.precision}>
            <Decimals field={field} />
            <OwnSettingsPanel guid={guid} />
          </div>
          <Audience guid={guid} />
        </>
      )}
    </section>
  );
}

function Decimals({ field }: { readonly field: Field }): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const run = useRun();
  const max = isWhole(field.dataType) ? 0 : maxDecimals;
  return (
    <div className={panelStyles.setting}>
      <label htmlFor={id}>{text('admin.formula.decimals')}</label>
      <Select
        id={id}
        value={decimalsOf(field)}
        onChange={({ currentTarget }) => run(setDecimalsCommand(field.guid, Number(currentTarget.value)))}
      >
        {Array.from({ length: max + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Audience({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isShown = useEditor(({ form }) => findField(form, guid)?.shown !== false);
  return (
    <Switch
      label={text('admin.formula.show')}
      hint={text('admin.formula.showHint')}
      state={isShown ? 'on' : 'off'}
      onChange={(state) => run(setAudienceCommand(guid, state === 'on' ? 'visitors' : 'nobody'))}
    />
  );
}
