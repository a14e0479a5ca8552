import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { textIn } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { controlAttributes, useControlState, writeControl } from '../shared/control.tsx';
import { numberKeyboard, useNumberControl } from '../shared/number-control.tsx';
import { displayNumber, parseNumber, spellNumber } from '../shared/number.ts';
import { clamp, wholeRange } from '../shared/range.ts';
import type { Range } from '../shared/range.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './slider.module.css';
import { hasTrack, slider } from './slider.ts';

/** A number field, and a track with a knob where the range fits one. The field carries the answer; the track moves it. */
export function SliderInput(props: FieldInputProps): ReactElement {
  const { field, initial, locale } = props;
  const number = useRef<HTMLInputElement>(null);
  const range = wholeRange(field);
  const { handlers, note } = useNumberControl(props, range);
  const control = (
    <TextInput
      {...controlAttributes(props)}
      {...handlers}
      ref={number}
      className={hasTrack(field) ? styles.number : undefined}
      defaultValue={slider.controlValue(field, initial, '', locale)}
      inputMode={numberKeyboard(range, 'whole')}
      autoComplete="off"
    />
  );
  if (!hasTrack(field))
    return (
      <>
        {control}
        {note}
      </>
    );
  const spell = (n: number) => displayNumber(n, locale.languageTag);
  return (
    <>
      <div className={styles.slider}>
        <div className={styles.ends}>
          <span suppressHydrationWarning>{spell(range.min)}</span>
          <Track {...props} range={range} number={number} />
          <span suppressHydrationWarning>{spell(range.max)}</span>
        </div>
        {control}
      </div>
      {note}
    </>
  );
}

const movingKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['PageUp', 'PageDown', 'Home', 'End'],
]);

interface TrackProps extends FieldInputProps {
  readonly range: Range;
  readonly number: { readonly current: HTMLInputElement | null };
}

/** The unnamed range input. Its knob is hollow until there is an answer; touching it where it stands answers too (decision D32). */
function Track(props: TrackProps): ReactElement {
  const { field, id, initial, locale, disabled, range, number } = props;
  const { min, max } = range;
  const track = useRef<HTMLInputElement>(null);
  const given = typeof initial === 'number' ? clamp(initial, range) : undefined;
  const shown = useControlState(
    number,
    (control) => control.value,
    slider.controlValue(field, initial, '', locale),
  );
  const typed = parseNumber(shown);
  const answered = typed !== undefined && typed >= min && typed <= max;

  function answer(): void {
    if (number.current === null || track.current === null) return;
    writeControl(number.current, spellNumber(track.current.valueAsNumber, locale.languageTag));
  }

  function answerByKey(event: KeyboardEvent): void {
    if (movingKeys.has(event.key)) answer();
  }

  // The knob may have been moved before the script ran; the number field, which carries the answer, does not know it yet.
  useLayoutEffect(() => {
    const knob = track.current;
    if (knob !== null && knob.value !== knob.defaultValue && number.current?.value === '') answer();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script starts
  }, []);

  useLayoutEffect(() => {
    if (track.current === null) return;
    track.current.value = String(answered ? typed : min);
    const part = max === min ? 0 : (track.current.valueAsNumber - min) / (max - min);
    track.current.style.setProperty('--filled', String(part));
  }, [answered, typed, min, max]);

  return (
    <input
      ref={track}
      id={`${id}-track`}
      className={answered ? styles.track : `${styles.track ?? ''} ${styles.hollow ?? ''}`}
      type="range"
      min={min}
      max={max}
      step={1}
      defaultValue={given ?? min}
      disabled={disabled}
      aria-label={locale.text('fieldType.slider.track', {
        label: textIn(field.label, locale.language, locale.defaultLanguage),
      })}
      aria-valuetext={answered ? undefined : locale.text('fieldType.slider.unanswered')}
      onInput={answer}
      onClick={answer}
      onKeyUp={answerByKey}
    />
  );
}
