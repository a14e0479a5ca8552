import type { ReactElement } from 'react';
import box from '../shared/controls/box.module.css';
import { controlAttributes } from '../shared/controls/control.tsx';
import type { FieldInputProps } from '../ui-contract.ts';

/**
 * One checkbox; the frame renders its label to the right. Checkboxes have no native read-only state, so a
 * read-only one reverts changes.
 */
export function BooleanInput(props: FieldInputProps): ReactElement {
  return (
    <input
      {...controlAttributes(props)}
      className={box.check}
      type="checkbox"
      value="true"
      defaultChecked={props.initial === true}
      aria-readonly={props.readOnly}
      onClick={props.readOnly === true ? (event) => event.preventDefault() : undefined}
    />
  );
}
