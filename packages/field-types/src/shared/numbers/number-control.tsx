import { afterPointer } from '@form-portal/ui';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import type { FieldInputProps } from '../../ui-contract.ts';
import { writeControl } from '../controls/control.tsx';
import { Note } from '../controls/note.tsx';
import { displayNumber, parseNumber, spellNumber } from './number.ts';
import type { Range } from './range.ts';
import { clamp, smallestInteger } from './range.ts';

/** What a type puts into its control, and below it. */
export interface NumberControl {
  /** Event handlers for the control. */
  readonly handlers: {
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onInput: () => void;
  };
  /** The note about a correction. */
  readonly note: ReactElement | null;
}

/** How the numbers of a control are read and written. */
export interface NumberSpelling {
  /** Returns the number in a typed text; undefined when there is none. */
  readonly parse: (typed: string) => number | undefined;
  /** Writes a number for the control; {@link parse} returns it. */
  readonly spell: (value: number, languageTag: string) => string;
  /**
   * Whether {@link spell} writes every number again on blur; otherwise only a corrected one, and others stay as typed.
   */
  readonly respells: boolean;
}

const asTyped: NumberSpelling = { parse: parseNumber, spell: spellNumber, respells: false };

/**
 * A text control for numbers: on blur it clamps the number to the range, visibly and announced; Up and Down
 * step by one, from a number outside the range into it (specification §5, Input limits; docs/design.md#inputs).
 */
export function useNumberControl(
  props: FieldInputProps,
  range: Range,
  { parse, spell, respells }: NumberSpelling = asTyped,
): NumberControl {
  const { locale, announce } = props;
  const [note, setNote] = useState('');

  function onBlur({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const typed = parse(currentTarget.value);
    if (typed === undefined) return;
    const corrected = clamp(typed, range);
    if (corrected !== typed || respells) writeControl(currentTarget, spell(corrected, locale.languageTag));
    if (corrected !== typed) report(corrected);
  }

  function report(corrected: number): void {
    const message = locale.text('numberChanged', { n: displayNumber(corrected, locale.languageTag) });
    afterPointer(() => {
      setNote(message);
      announce(message);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const control = event.currentTarget;
    const typed = parse(control.value);
    if (typed === undefined && control.value.trim() !== '') return;
    const stepped = clamp(typed === undefined ? 0 : plus(typed, step), range);
    writeControl(control, spell(stepped, locale.languageTag));
    if (typed !== undefined && clamp(typed, range) !== typed) report(stepped);
  }

  return {
    handlers: { onBlur, onKeyDown, onInput: () => setNote('') },
    note: note === '' ? null : <Note>{note}</Note>,
  };
}

/** Adds a whole number in decimals: in binary, 8.2 - 1 is 7.199999999999999. */
function plus(value: number, whole: number): number {
  let decimals = 0;
  while (decimals < 20 && Number(value.toFixed(decimals)) !== value) decimals++;
  return Number((value + whole).toFixed(decimals));
}

/**
 * Returns the phone keyboard: digits, unless a minus is allowed, which some phones' numeric keyboards lack.
 */
export function numberKeyboard(range: Range, kind: 'whole' | 'decimal'): 'numeric' | 'decimal' | 'text' {
  if (Number.isFinite(range.min) && range.min !== smallestInteger && range.min < 0) return 'text';
  return kind === 'whole' ? 'numeric' : 'decimal';
}
