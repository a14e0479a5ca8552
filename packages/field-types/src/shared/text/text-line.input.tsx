import { useRef } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import { textFormats } from '@form-portal/domain';
import { controlAttributes } from '../controls/control.tsx';
import type { FieldInputProps } from '../../ui-contract.ts';
import { autocompleteToken } from './autocomplete.ts';
import { useTextCount } from './text-count.tsx';
import { textLimit } from './text-limit.ts';
import { shownTextLine } from './text-line.ts';
import type { LineFormat } from './text-line.ts';
import { useTextFormat } from './use-text-format.tsx';

/** Props of a control for one line of text: those of the field's control, and the format of the line. */
export interface TextLineInputProps extends FieldInputProps {
  readonly format: LineFormat;
}

const counterFrom = 80;

/** The attributes for autofill and phone keyboards, by the format, or else by the field's label. */
function inputHints({ field, format: name }: TextLineInputProps) {
  const format = name && textFormats[name];
  const token = format?.autocomplete ?? autocompleteToken(field);
  const byToken = token === 'email' || token === 'tel' ? token : undefined;
  return {
    type: format?.inputType ?? 'text',
    autoComplete: token,
    inputMode: format?.inputMode ?? byToken,
  };
}

/** One line of text; the counter appears near the limit (docs/design.md#inputs). */
export function TextLineInput(props: TextLineInputProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null);
  const defaultValue = shownTextLine(props.format, props.initial);
  const count = useTextCount(ref, props, {
    max: textLimit,
    shownFrom: counterFrom,
    initial: defaultValue.length,
  });
  const format = useTextFormat(ref, props.format, props);

  function onInput(event: FormEvent<HTMLInputElement>): void {
    count.onInput(event);
    format.clear();
  }

  return (
    <>
      <TextInput
        {...controlAttributes(props)}
        {...inputHints(props)}
        ref={ref}
        defaultValue={defaultValue}
        maxLength={textLimit}
        onPaste={count.onPaste}
        onInput={onInput}
        onBlur={format.onBlur}
      />
      {props.readOnly !== true && count.line}
      {format.suggestion}
    </>
  );
}
