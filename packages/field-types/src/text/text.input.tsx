import { useRef } from 'react';
import type { ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import { autocompleteToken } from '../shared/autocomplete.ts';
import { controlAttributes } from '../shared/control.tsx';
import { useTextCount } from '../shared/text-count.tsx';
import { textLimit } from '../shared/text-limit.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import { text } from './text.ts';

const counterFrom = 80;

function keyboardFor(token: string | undefined): 'email' | 'tel' | undefined {
  return token === 'email' || token === 'tel' ? token : undefined;
}

/** One line of text; the counter appears near the limit (docs/design.md#inputs). */
export function TextFieldInput(props: FieldInputProps): ReactElement {
  const { field, initial, locale } = props;
  const ref = useRef<HTMLInputElement>(null);
  const defaultValue = text.controlValue(field, initial, '', locale);
  const count = useTextCount(ref, props, {
    max: textLimit,
    shownFrom: counterFrom,
    initial: defaultValue.length,
  });
  const token = autocompleteToken(field);
  return (
    <>
      <TextInput
        {...controlAttributes(props)}
        ref={ref}
        defaultValue={defaultValue}
        maxLength={textLimit}
        autoComplete={token}
        inputMode={keyboardFor(token)}
        onPaste={count.onPaste}
        onInput={count.onInput}
      />
      {props.readOnly !== true && count.line}
    </>
  );
}
