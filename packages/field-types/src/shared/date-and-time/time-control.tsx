import type { ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import type { TextInputProps } from '@form-portal/ui';
import { writeControl } from '../controls/control.tsx';
import { readTime, spellTime } from './time.ts';

/** A text field for a time of day; rewrites the time in the language's format on blur. */
export function TimeControl({
  languageTag,
  ...attributes
}: TextInputProps & { readonly languageTag: string }): ReactElement {
  return (
    <TextInput
      {...attributes}
      inputMode="decimal"
      autoComplete="off"
      onBlur={({ currentTarget }) => {
        const stored = readTime(currentTarget.value);
        if (stored !== undefined) writeControl(currentTarget, spellTime(stored, languageTag));
      }}
    />
  );
}
