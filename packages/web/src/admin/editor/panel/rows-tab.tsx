import { dataTypes, findGroup, noProperty } from '@form-portal/domain';
import { Switch, TextInput } from '@form-portal/ui';
import { useId, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import {
  setLinesPropertyCommand,
  setRepeatsCommand,
  setRowLimitsCommand,
} from '../model/commands/layout/rows.ts';
import { PropertyPicker } from '../property-picker.tsx';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { useTypedNumber } from '../use-typed-number.ts';
import { LanguageChips } from './language-chips.tsx';
import { useFormText } from './logic-tab/question/question-select.tsx';
import { TextControl } from './text-control.tsx';
import styles from './panel.module.css';
import rowStyles from './rows-tab.module.css';
import type { Guid } from '@form-portal/domain';
import type { RowLimits } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface RowsTabProps {
  readonly guid: Guid;
}

/** Whether a group repeats, and how: the number of its rows, their texts and where they are stored. */
export function RowsTab({ guid }: RowsTabProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const control = useRef<HTMLInputElement>(null);
  const isRepeatable = useEditor(({ form }) => findGroup(form, guid)?.repeat !== undefined);
  useFocusAtLocation(
    control,
    (location) => location.in === 'rows' && location.part === 'repeat' && location.guid === guid,
  );
  return (
    <>
      <div className={styles.section}>
        <Switch
          ref={control}
          label={text('admin.rows.repeats')}
          hint={text('admin.rows.repeatsHint')}
          state={isRepeatable ? 'on' : 'off'}
          onChange={(state) => run(setRepeatsCommand(guid, state === 'on' ? 'repeats' : 'once'))}
        />
        {isRepeatable && <Limits guid={guid} />}
      </div>
      {isRepeatable && (
        <>
          <div className={styles.section}>
            <LanguageChips />
            <RowTexts guid={guid} />
          </div>
          <Lines guid={guid} />
        </>
      )}
    </>
  );
}

function Limits({ guid }: RowsTabProps): ReactElement {
  const id = useId();
  const { text } = useI18n();
  return (
    <div>
      <div className={rowStyles.limits}>
        <Limit guid={guid} limit="min" label={text('admin.rows.min')} describedBy={id} />
        <Limit guid={guid} limit="max" label={text('admin.rows.max')} describedBy={id} />
      </div>
      <p id={id} className={styles.hint}>
        {text('admin.rows.range')}
      </p>
    </div>
  );
}

interface LimitProps extends RowsTabProps {
  readonly limit: 'min' | 'max';
  readonly label: string;
  readonly describedBy: string;
}

/** A number of rows, set as soon as what is typed can be read; on leaving, the control shows the number that was set. */
function Limit({ guid, limit, label, describedBy }: LimitProps): ReactElement | null {
  const id = useId();
  const repeat = useEditor(({ form }) => findGroup(form, guid)?.repeat);
  const [limitsBeforeTyping, setLimitsBeforeTyping] = useState<RowLimits | undefined>(repeat);
  const { value, typed, type, leave } = useTypedNumber(
    ({ form }) => findGroup(form, guid)?.repeat?.[limit] ?? null,
  );
  if (repeat === undefined) return null;
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={describedBy}
        value={typed ?? String(value)}
        onChange={({ currentTarget: { value: text } }) => {
          const before = (typed === null ? undefined : limitsBeforeTyping) ?? repeat;
          setLimitsBeforeTyping(before);
          const isNumber = /^\s*\d{1,3}\s*$/.test(text);
          type(text, isNumber ? setRowLimitsCommand(guid, { [limit]: Number(text) }, before) : null);
        }}
        onBlur={leave}
      />
    </div>
  );
}

function RowTexts({ guid }: RowsTabProps): ReactElement {
  const { text } = useI18n();
  const nameOf = useFormText();
  const group = useEditor(({ form }) => findGroup(form, guid));
  const name = nameOf(group?.repeat?.rowName ?? {}) || nameOf(group?.name ?? {});
  return (
    <>
      <TextControl
        textId={{ of: 'group', guid, part: 'rowName' }}
        label={text('admin.rows.name')}
        hint={text('admin.rows.nameHint', { name })}
      />
      <TextControl textId={{ of: 'group', guid, part: 'addText' }} label={text('admin.rows.addText')} />
    </>
  );
}

/** Where rows are stored: a line each in one property, or the fields' own properties. */
function Lines({ guid }: RowsTabProps): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const run = useRun();
  const control = useRef<HTMLInputElement>(null);
  const property = useEditor(({ form }) => findGroup(form, guid)?.repeat?.linesProperty ?? noProperty);
  useFocusAtLocation(
    control,
    (location) => location.in === 'rows' && location.part === 'lines' && location.guid === guid,
  );
  return (
    <section className={styles.section} aria-labelledby="panel-vault">
      <h3 id="panel-vault">{text('admin.panel.vault')}</h3>
      <div className={styles.setting}>
        <label htmlFor={id}>{text('admin.rows.lines')}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {text('admin.rows.linesHint')}
        </p>
        <PropertyPicker
          id={id}
          ref={control}
          describedBy={`${id}-hint`}
          property={property}
          isOffered={({ dataType }) => dataType === dataTypes.multiLineText}
          none={text('admin.rows.ownProperties')}
          onChoose={(chosen) => run(setLinesPropertyCommand(guid, chosen))}
        />
      </div>
    </section>
  );
}
