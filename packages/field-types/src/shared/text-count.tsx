import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClipboardEvent, ReactElement, RefObject } from 'react';
import type { FieldInputProps } from '../ui-contract.ts';
import { useControlState } from './control.tsx';
import { Note } from './note.tsx';
import { displayNumber } from './number.ts';
import styles from './text-count.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Minimum interval between announcements of the count (docs/design.md#inputs). */
const speakEveryMs = 2000;

/** Fraction of the limit from which the count is announced. */
const spokenFrom = 0.9;

/** Returns how many pasted characters exceed the control's limit; a line end counts as one. */
function overflowOf(event: ClipboardEvent<TextControl>, max: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text').replaceAll('\r\n', '\n').length;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return Math.max(0, value.length - replaced + pasted - max);
}

export interface TextCount {
  /** For the control's onPaste. */
  readonly onPaste: (event: ClipboardEvent<TextControl>) => void;
  /** For the control's onInput. */
  readonly onInput: () => void;
  readonly line: ReactElement | null;
}

/**
 * Counts the characters of a control from `shownFrom` on, and reports how many pasted characters did not
 * fit.
 */
export function useTextCount(
  ref: RefObject<TextControl | null>,
  props: FieldInputProps,
  limits: { readonly max: number; readonly shownFrom: number; readonly initial: number },
): TextCount {
  const { locale, announce } = props;
  const { max, shownFrom, initial } = limits;
  const shown = (length: number) => (length >= shownFrom ? length : -1);
  const length = useControlState(ref, (control) => shown(control.value.length), shown(initial));
  const [cut, setCut] = useState(0);
  const pasting = useRef(false);

  const spell = (n: number) => displayNumber(n, locale.languageTag);
  const counted = locale.text('charactersUsed', { n: spell(length), max: spell(max) });
  useSpokenCount(length >= max * spokenFrom ? counted : '', announce);

  function onPaste(event: ClipboardEvent<TextControl>): void {
    const dropped = overflowOf(event, max);
    setCut(dropped);
    if (dropped > 0) announce(locale.text('fieldType.text.cut', { n: spell(dropped) }));
    pasting.current = true;
    setTimeout(() => (pasting.current = false));
  }

  const line =
    length < 0 && cut === 0 ? null : (
      <div className={styles.line}>
        {cut > 0 && <Note>{locale.text('fieldType.text.cut', { n: spell(cut) })}</Note>}
        {length >= 0 && <Note>{counted}</Note>}
      </div>
    );
  function onInput(): void {
    if (!pasting.current) setCut(0);
  }

  return { onPaste, onInput, line };
}

/**
 * Announces the latest text some time after it changed, but not the initial one; an empty text is not
 * announced.
 */
function useSpokenCount(text: string, announce: (message: string) => void): void {
  const initial = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const speak = useEffectEvent(() => {
    timer.current = undefined;
    if (text !== '') announce(text);
  });
  useEffect(() => {
    if (text === initial.current || text === '' || timer.current !== undefined) return;
    initial.current = '';
    timer.current = setTimeout(() => speak(), speakEveryMs);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
