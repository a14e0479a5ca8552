import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { SearchIcon, TextInput, useScripted, XIcon } from '@form-portal/ui';
import type { FieldInputProps } from '../../ui-contract.ts';
import styles from './choice.module.css';
import { untick, useControlState } from '../controls/control.tsx';
import { chosenIds } from './options.ts';
import { OptionText } from './option-text.tsx';
import type { OptionName } from './options.ts';
import type { OptionFilter } from './use-option-filter.tsx';

interface ChoiceFilterProps extends FieldInputProps {
  readonly filter: OptionFilter;
}

/**
 * The search field above a long list and the number of matching options. It has no name, so it is never
 * sent.
 */
export function ChoiceFilter({ id, locale, disabled, describedBy, filter }: ChoiceFilterProps): ReactElement {
  const control = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const { search, count } = filter;
  // Includes what was typed before the script ran.
  useLayoutEffect(() => search(control.current?.value ?? ''), [search]);
  return (
    <div className={styles.filter}>
      <div className={styles.search}>
        <SearchIcon />
        <TextInput
          ref={control}
          id={scripted ? id : `${id}-filter`}
          className={styles.wanted}
          type="search"
          autoComplete="off"
          disabled={disabled}
          aria-label={locale.text('filterOptions')}
          aria-describedby={describedBy}
          placeholder={locale.text('filterOptions')}
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <p className={styles.count} suppressHydrationWarning>
        {count}
      </p>
    </div>
  );
}

interface ChosenChipsProps extends FieldInputProps {
  readonly names: readonly OptionName[];
  readonly group: RefObject<HTMLDivElement | null>;
}

function boxesIn(group: HTMLElement): readonly HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('input[name]')];
}

/** The chosen options above a long list, each with a button to remove it. */
export function ChosenChips({
  field,
  id,
  initial,
  locale,
  disabled,
  names,
  group,
}: ChosenChipsProps): ReactElement | null {
  const ids = useControlState(
    group,
    (element) =>
      boxesIn(element)
        .filter((box) => box.checked)
        .map((box) => box.value)
        .join(),
    chosenIds(initial).join(),
  );
  if (ids === '') return null;

  function remove(option: string): void {
    if (group.current === null) return;
    untick(boxesIn(group.current).filter((box) => box.value === option));
    document.getElementById(id)?.focus();
  }

  return (
    // Safari does not treat a list without bullets as one.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.chips} aria-label={locale.text('fieldType.select.chosen')}>
      {ids.split(',').map((option) => {
        const index = field.options.findIndex(({ id: optionId }) => String(optionId) === option);
        const name = names[index] ?? { text: option, language: undefined };
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.chip}
              disabled={disabled}
              aria-label={locale.text('fieldType.select.remove', { name: name.text })}
              onClick={() => remove(option)}
            >
              <OptionText name={name} locale={locale} />
              <XIcon size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
