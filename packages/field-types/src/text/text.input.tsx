import { useRef } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import type { Field } from '@form-portal/domain';
import { autocompleteToken } from '../shared/text/autocomplete.ts';
import { controlAttributes } from '../shared/controls/control.tsx';
import { useTextCount } from '../shared/text/text-count.tsx';
import { textLimit } from '../shared/text/text-limit.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import { formatOf } from './text-format-setting.ts';
import { text } from './text.ts';
import { useTextFormat } from './use-text-format.tsx';

const counterFrom = 80;

/** The attributes for autofill and phone keyboards, by the field's format, or else by its label. */
function inputHints(field: Field) {
  const format = formatOf(field);
  const token = format?.autocomplete ?? autocompleteToken(field);
  if (format !== undefined)
    return { type: format.inputType, autoComplete: token, inputMode: format.inputMode };
  const inputMode = token === 'email' || token === 'tel' ? token : undefined;
  return { autoComplete: token, inputMode } as const;
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
  const format = useTextFormat(ref, props);

  function onInput(event: FormEvent<HTMLInputElement>): void {
    count.onInput(event);
    format.clear();
  }

  return (
    <>
      <TextInput
        {...controlAttributes(props)}
        {...inputHints(field)}
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
