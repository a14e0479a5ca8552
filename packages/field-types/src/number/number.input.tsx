import type { ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import { controlAttributes } from '../shared/controls/control.tsx';
import { numberKeyboard, useNumberControl } from '../shared/numbers/number-control.tsx';
import type { FieldInputProps } from '../ui-contract.ts';
import {
  answerInControl,
  isRespelledOnBlur,
  numberKind,
  numberRange,
  parseTyped,
  spellTyped,
} from './number-spelling.ts';
import styles from './number.module.css';
import { unitIn } from './unit.ts';

/**
 * A number in a text field: the mouse wheel does not change it, and dictation, commas and spaces work
 * (docs/design.md#inputs). Its unit is inside it, or beside it when it is long, and belongs to its description.
 */
export function NumberInput(props: FieldInputProps): ReactElement {
  const { field, id, initial, locale } = props;
  const range = numberRange(field);
  const unit = unitIn(field, locale);
  const { handlers, note } = useNumberControl(props, range, {
    parse: (typed) => parseTyped(field, typed),
    spell: (value, languageTag) => spellTyped(field, value, languageTag),
    respells: isRespelledOnBlur(field),
  });
  const described = unit === '' ? props : { ...props, describedBy: describedByUnitToo(props) };
  const control = (
    <TextInput
      {...controlAttributes(described)}
      {...handlers}
      defaultValue={answerInControl(field, initial, locale)}
      inputMode={numberKeyboard(range, numberKind(field))}
      autoComplete="off"
    />
  );
  return (
    <>
      {unit === '' ? (
        control
      ) : (
        <div className={unit.length > 3 ? styles.withUnit : styles.short}>
          {control}
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        </div>
      )}
      {note}
    </>
  );
}

function describedByUnitToo({ describedBy, id }: FieldInputProps): string {
  return describedBy === undefined ? `${id}-unit` : `${describedBy} ${id}-unit`;
}
