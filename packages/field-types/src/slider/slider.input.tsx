import { useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { textIn } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { controlAttributes } from '../shared/controls/control.tsx';
import { numberKeyboard, useNumberControl } from '../shared/numbers/number-control.tsx';
import { displayNumber, numberInControl } from '../shared/numbers/number.ts';
import { clamp } from '../shared/numbers/range.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './slider.module.css';
import { endsOf, hasTrack } from './track-range.ts';
import { useTrack } from './use-track.tsx';

/**
 * A number field, and a track with a knob where the range allows. The number field holds the answer; the
 * track sets it.
 */
export function SliderInput(props: FieldInputProps): ReactElement {
  return hasTrack(props.field) ? <TrackAndNumber {...props} /> : <NumberAlone {...props} />;
}

function NumberAlone(props: FieldInputProps): ReactElement {
  return <NumberField {...props} control={useRef(null)} className={undefined} />;
}

interface NumberProps extends FieldInputProps {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly className: string | undefined;
}

function NumberField({ control, className, ...props }: NumberProps): ReactElement {
  const { field, initial, locale } = props;
  const range = endsOf(field);
  const { handlers, note } = useNumberControl(props, range);
  return (
    <div className={className}>
      <TextInput
        {...controlAttributes(props)}
        {...handlers}
        ref={control}
        defaultValue={numberInControl(initial, locale.languageTag)}
        inputMode={numberKeyboard(range, 'whole')}
        autoComplete="off"
      />
      {note}
    </div>
  );
}

/**
 * The range input has no name, so only the number field is sent; it is empty while the knob is hollow
 * (specification D32).
 */
function TrackAndNumber(props: FieldInputProps): ReactElement {
  const { field, id, initial, locale, disabled, describedBy } = props;
  const range = endsOf(field);
  const number = useRef<HTMLInputElement>(null);
  const { answered, ...track } = useTrack(props, range, number);
  const end = (n: number) => <span suppressHydrationWarning>{displayNumber(n, locale.languageTag)}</span>;
  return (
    <div className={styles.slider}>
      <div className={styles.ends}>
        {end(range.min)}
        <input
          {...track}
          id={`${id}-track`}
          className={answered ? styles.track : `${styles.track ?? ''} ${styles.hollow ?? ''}`}
          type="range"
          min={range.min}
          max={range.max}
          step={1}
          defaultValue={typeof initial === 'number' ? clamp(initial, range) : range.min}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-label={locale.text('fieldType.slider.track', {
            label: textIn(field.label, locale.language, locale.defaultLanguage),
          })}
          aria-valuetext={answered ? undefined : locale.text('fieldType.slider.unanswered')}
        />
        {end(range.max)}
      </div>
      <NumberField {...props} control={number} className={styles.number} />
    </div>
  );
}
