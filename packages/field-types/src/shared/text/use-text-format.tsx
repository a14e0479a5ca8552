import { afterPointer, Button } from '@form-portal/ui';
import { useRef, useState } from 'react';
import type { FocusEvent, ReactElement, RefObject } from 'react';
import { textFormats } from '@form-portal/domain';
import { writeControl } from '../controls/control.tsx';
import { storedLine } from '../input-text.ts';
import { Note } from '../controls/note.tsx';
import type { FieldInputProps } from '../../ui-contract.ts';
import type { LineFormat } from './text-line.ts';
import styles from './text-line.module.css';

/** What a format adds to the control of a text. */
interface FormattedControl {
  readonly onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** For the control's onInput. */
  readonly clear: () => void;
  /** The address that was probably meant; null when there is none. */
  readonly suggestion: ReactElement | null;
}

/** Without a connection there is no suggestion. */
async function probableAddressOf(address: string): Promise<string | undefined> {
  try {
    const { probableAddress } = await import('./probable-address.ts');
    return probableAddress(address);
  } catch {
    return undefined;
  }
}

/**
 * Once the control of a field with a format is left, shows the answer as it will be stored, and suggests an address in
 * place of a probably mistyped one. Does nothing without a format.
 */
export function useTextFormat(
  control: RefObject<HTMLInputElement | null>,
  name: LineFormat,
  { locale, announce, readOnly }: FieldInputProps,
): FormattedControl {
  const [address, setAddress] = useState<string>();
  // A suggestion for the answer that the control was rendered with was announced when that answer was typed.
  const hasTyped = useRef(false);
  const format = name && textFormats[name];

  function onBlur({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const stored = format?.parse(storedLine(currentTarget.value) ?? '');
    if (format === undefined || stored === undefined) return;
    const spelled = format.display(stored);
    writeControl(currentTarget, spelled);
    if (name === 'email') void suggest(stored, () => currentTarget.value === spelled);
  }

  async function suggest(stored: string, isStillThere: () => boolean): Promise<void> {
    const meant = await probableAddressOf(stored);
    if (meant === undefined || meant === address || !isStillThere()) return;
    afterPointer(() => {
      setAddress(meant);
      if (hasTyped.current) announce(locale.text('fieldType.text.didYouMean', { address: meant }));
    });
  }

  function acceptSuggestion(): void {
    if (control.current === null || address === undefined) return;
    writeControl(control.current, address);
    setAddress(undefined);
    control.current.focus();
  }

  return {
    onBlur: format === undefined || readOnly === true ? undefined : onBlur,
    clear: () => {
      hasTyped.current = true;
      setAddress(undefined);
    },
    suggestion:
      address === undefined ? null : (
        <div className={styles.suggestion}>
          <Note>{locale.text('fieldType.text.didYouMean', { address })}</Note>
          <Button kind="quiet" onClick={acceptSuggestion}>
            {locale.text('fieldType.text.useAddress')}
          </Button>
        </div>
      ),
  };
}
