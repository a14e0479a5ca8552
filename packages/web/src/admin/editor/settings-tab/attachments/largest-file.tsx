import { formLimits } from '@form-portal/domain/edit';
import { Setting, TextInput } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { setMaxFileSizeCommand } from '../../model/commands/settings/attachment-rules.ts';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { useTypedNumber } from '../../use-typed-number.ts';
import type { ReactElement } from 'react';

/** The maximum size of one file; an invalid size shows an error and is reset when the control loses the focus. A size of 0 is an error too. */
export function LargestFile(): ReactElement {
  const { text, number } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const {
    value: megabytes,
    typed,
    type,
    leave,
  } = useTypedNumber(({ form }) => form.attachments.maxFileSizeMb);

  useFocusAtLocation(input, (location) => location.in === 'settings' && location.section === 'file-size');

  function error(): string | undefined {
    // An empty control is not an error yet.
    const isWrong = typed !== null && typed.trim() !== '' && sizeOf(typed) === undefined;
    if (isWrong) return text('admin.settings.maxFileSizeWrong', { max: number(formLimits.megabytes) });
    // “0,” may become 0,5.
    const isFraction = /[.,]/.test(typed ?? '');
    return megabytes === 0 && !isFraction ? text('admin.finding.file-size-zero') : undefined;
  }

  return (
    <Setting label={text('admin.settings.maxFileSize')} error={error()}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(megabytes)}
          onChange={({ currentTarget: { value } }) => {
            const size = sizeOf(value);
            type(value, size === undefined ? null : setMaxFileSizeCommand(size));
          }}
          onBlur={leave}
        />
      )}
    </Setting>
  );
}

function sizeOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(text)) return undefined;
  const size = Number(text);
  return size <= formLimits.megabytes ? size : undefined;
}
