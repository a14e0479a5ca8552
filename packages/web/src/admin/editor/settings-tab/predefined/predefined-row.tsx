import { dataTypeName, isOfferedProperty, noProperty } from '@form-portal/domain';
import { TrashIcon } from '@form-portal/ui';
import { useId, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../../../shell/focus/use-fallback-focus.ts';
import { useRun } from '../../editor-context.tsx';
import {
  choosePredefinedPropertyCommand,
  removePredefinedFieldCommand,
} from '../../model/commands/settings/predefined-fields.ts';
import { OptionalCondition } from '../../panel/logic-tab/condition/optional-condition.tsx';
import { RuleSection } from '../../panel/logic-tab/rule-section.tsx';
import { PropertyPicker } from '../../property-picker.tsx';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { ItemsPlaceholder } from './items-placeholder.tsx';
import { PredefinedValue } from './predefined-value.tsx';
import { usePredefinedField } from './use-predefined-field.ts';
import styles from './predefined-fields.module.css';
import type { Guid, PredefinedField } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface PredefinedRowProps {
  readonly guid: Guid;
  /** The element that gets the focus when the field is removed, by undo too. */
  readonly addButton: () => HTMLElement | null;
}

/** One predefined field. Changing the property clears the value, which is announced (specification §4). */
export function PredefinedRow({ guid, addButton }: PredefinedRowProps): ReactElement | null {
  const id = useId();
  const { text } = useI18n();
  const run = useRun();
  const picker = useRef<HTMLInputElement>(null);
  const row = useFallbackFocus<HTMLTableRowElement>(addButton);
  const { predefined, name, control, lacksItems } = usePredefinedField(guid);
  useFocusAtLocation(picker, (location) => location.in === 'settings' && location.predefined === guid);
  if (predefined === undefined) return null;
  const ruleRef = { rule: 'when', of: guid } as const;
  return (
    <tr ref={row}>
      <td>
        <PropertyPicker
          id={id}
          ref={picker}
          label={text('admin.settings.property')}
          property={predefined.property}
          isOffered={({ id: offered }) => isOfferedProperty(offered)}
          onChoose={(chosen) => run(choosePredefinedPropertyCommand(guid, chosen ?? noProperty))}
        />
      </td>
      <td data-label={text('admin.settings.dataType')}>
        {predefined.property === noProperty
          ? '–'
          : text(`admin.dataType.${dataTypeName(predefined.dataType)}`)}
      </td>
      <td className={styles.set}>
        {lacksItems ? (
          <ItemsPlaceholder property={predefined.property} />
        ) : (
          <ValueCell predefined={predefined} control={control} name={name} />
        )}
        <RuleSection ruleRef={ruleRef} part="inner">
          <OptionalCondition
            ruleRef={ruleRef}
            legend={text('admin.logic.setValue')}
            unconditional={text('admin.logic.always')}
          />
        </RuleSection>
      </td>
      <td>
        <button
          type="button"
          className={styles.remove}
          aria-label={text('admin.settings.removePredefined', { name })}
          onClick={() => {
            run(removePredefinedFieldCommand(guid));
            addButton()?.focus();
          }}
        >
          <TrashIcon />
        </button>
      </td>
    </tr>
  );
}

interface ValueCellProps {
  readonly predefined: PredefinedField;
  readonly control: PredefinedControl | undefined;
  readonly name: string;
}

/** The value's control, or why there is none. */
function ValueCell({ predefined, control, name }: ValueCellProps): ReactElement {
  const { text } = useI18n();
  if (predefined.property === noProperty)
    return <p className={styles.hint}>{text('admin.settings.choosePropertyFirst')}</p>;
  if (control === undefined) return <p className={styles.hint}>{text('admin.settings.valueNotWritable')}</p>;
  return <PredefinedValue predefined={predefined} control={control} name={name} />;
}
