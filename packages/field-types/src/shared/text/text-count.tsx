import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent, ReactElement, RefObject } from 'react';
import type { FieldInputProps } from '../../ui-contract.ts';
import { useControlState } from '../controls/control.tsx';
import { Note } from '../controls/note.tsx';
import { displayNumber } from '../numbers/number.ts';
import styles from './text-count.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Minimum interval between announcements of the count, in ms (docs/design.md#inputs). */
const announceIntervalMs = 2000;

/** Fraction of the limit from which the count is announced. */
const announceFromFraction = 0.9;

/** Returns how many pasted characters exceed the control's limit; a line end counts as one. */
function overflowOf(event: ClipboardEvent<TextControl>, max: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text').replaceAll('\r\n', '\n').length;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return Math.max(0, value.length - replaced + pasted - max);
}

/**
 * A count of characters: the handlers that a text control calls, and the line below it, null while there is nothing to
 * say.
 */
export interface TextCount {
  /** For the control's onPaste. */
  readonly onPaste: (event: ClipboardEvent<TextControl>) => void;
  /** For the control's onInput. */
  readonly onInput: (event: FormEvent<TextControl>) => void;
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
  const [overflow, setOverflow] = useState(0);

  const format = (n: number) => displayNumber(n, locale.languageTag);
  const counted = locale.text('charactersUsed', { n: format(length), max: format(max) });
  useAnnouncedCount(length >= max * announceFromFraction ? counted : '', (message) => {
    if (ref.current === document.activeElement) announce(message);
  });

  function onPaste(event: ClipboardEvent<TextControl>): void {
    const dropped = overflowOf(event, max);
    setOverflow(dropped);
    if (dropped > 0) announce(locale.text('fieldType.text.cut', { n: format(dropped) }));
  }

  // Pasting is followed by the input of what fitted.
  function onInput({ nativeEvent }: FormEvent<TextControl>): void {
    const isPaste = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    if (!isPaste) setOverflow(0);
  }

  const line =
    length < 0 && overflow === 0 ? null : (
      <div className={styles.line}>
        {overflow > 0 && <Note>{locale.text('fieldType.text.cut', { n: format(overflow) })}</Note>}
        {length >= 0 && <Note>{counted}</Note>}
      </div>
    );
  return { onPaste, onInput, line };
}

/**
 * Announces the latest text some time after it changed, but not the initial one; an empty text is not
 * announced.
 */
function useAnnouncedCount(text: string, announce: (message: string) => void): void {
  const silentText = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announceNow = useEffectEvent(() => {
    timer.current = undefined;
    if (text !== '') announce(text);
  });
  useEffect(() => {
    if (text === silentText.current || text === '' || timer.current !== undefined) return;
    silentText.current = '';
    timer.current = setTimeout(() => announceNow(), announceIntervalMs);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
