import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useControlState, writeControl } from '../shared/controls/control.tsx';
import { numberInControl, parseNumber, spellNumber } from '../shared/numbers/number.ts';
import type { Range } from '../shared/numbers/range.ts';
import type { FieldInputProps } from '../ui-contract.ts';

const movingKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['PageUp', 'PageDown', 'Home', 'End'],
]);

interface Track {
  /** Whether the number field contains a number within the track's range. */
  readonly answered: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onInput: () => void;
  readonly onClick: () => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/**
 * Binds a range input to the number field that holds the answer; touching the knob without moving it
 * answers too (specification D32).
 */
export function useTrack(
  { initial, locale }: FieldInputProps,
  { min, max }: Range,
  number: RefObject<HTMLInputElement | null>,
): Track {
  const ref = useRef<HTMLInputElement>(null);
  const initialText = numberInControl(initial, locale.languageTag);
  const typed = parseNumber(useControlState(number, (control) => control.value, initialText));
  const answered = typed !== undefined && typed >= min && typed <= max;

  function answer(): void {
    if (number.current === null || ref.current === null) return;
    writeControl(number.current, spellNumber(ref.current.valueAsNumber, locale.languageTag));
  }

  // The knob may have been moved before the script ran, when the number field was not updated.
  const adoptKnob = useEffectEvent(() => {
    if (ref.current?.value !== ref.current?.defaultValue && number.current?.value === '') answer();
  });
  useLayoutEffect(() => adoptKnob(), []);

  const position = answered ? typed : min;
  useLayoutEffect(() => {
    if (ref.current === null) return;
    ref.current.value = String(position);
    ref.current.style.setProperty('--filled', String(max === min ? 0 : (position - min) / (max - min)));
  }, [position, min, max]);

  return {
    answered,
    ref,
    onInput: answer,
    onClick: answer,
    onKeyUp: (event) => {
      if (movingKeys.has(event.key)) answer();
    },
  };
}
