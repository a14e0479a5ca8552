import { useRef } from 'react';
import type { ReactElement } from 'react';
import { StarIcon } from '@form-portal/ui';
import { ClearButton, clearable } from '../shared/controls/clear-button.tsx';
import { untick } from '../shared/controls/control.tsx';
import { displayNumber } from '../shared/numbers/number.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import { ratingOptions } from './rating-settings.ts';
import styles from './rating.module.css';

const maxStars = 7;

/**
 * Stars are used for short ranges that start at one; any other range gets numbered tiles
 * (docs/design.md#inputs).
 */
function hasStars(options: readonly number[]): boolean {
  return (options[0] ?? 0) >= 1 && options.length <= maxStars;
}

/**
 * Native radio buttons styled as stars or tiles; CSS alone fills them and shows the clear button according
 * to the checked one.
 */
export function RatingInput(props: FieldInputProps): ReactElement {
  const { field, id, name, initial, locale, disabled } = props;
  const group = useRef<HTMLDivElement>(null);
  const options = ratingOptions(field);
  const max = displayNumber(options.at(-1) ?? 0, locale.languageTag);
  const stars = hasStars(options);

  function clear(): void {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    untick(radios);
    radios[0]?.focus();
  }

  return (
    <div ref={group} className={clearable}>
      <div className={stars ? styles.stars : styles.tiles}>
        {options.map((option, index) => (
          <label key={option} className={stars ? styles.star : styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              id={index === 0 ? id : `${id}-${String(index)}`}
              name={name}
              value={option}
              defaultChecked={initial === option}
              disabled={disabled}
              aria-label={locale.text('ratingValue', { n: displayNumber(option, locale.languageTag), max })}
              suppressHydrationWarning
            />
            {stars && <StarIcon className={styles.shape} />}
            <span className={styles.number}>{option}</span>
          </label>
        ))}
      </div>
      {!field.required && !disabled && (
        <ClearButton onClick={clear}>{locale.text('fieldType.rating.clear')}</ClearButton>
      )}
    </div>
  );
}
