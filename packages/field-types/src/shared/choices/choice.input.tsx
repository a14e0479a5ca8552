import { useScripted } from '@form-portal/ui';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { FieldInputProps } from '../../ui-contract.ts';
import box from '../controls/box.module.css';
import { ChoiceFilter, ChosenChips } from './choice-filter.tsx';
import styles from './choice.module.css';
import { ClearButton, clearable } from '../controls/clear-button.tsx';
import { untick } from '../controls/control.tsx';
import { chosenIds, isSingleChoice, displayedOption } from './options.ts';
import { OptionText } from './option-text.tsx';
import { useOptionFilter } from './use-option-filter.tsx';

/** Longer lists get a filter field and a scroll box (docs/design.md#inputs). */
const maxWithoutFilter = 12;

/** Radio buttons for a single choice, checkboxes for several (specification §2, Public form page). */
export function ChoiceInput(props: FieldInputProps): ReactElement {
  const { field, locale, disabled } = props;
  const group = useRef<HTMLDivElement>(null);
  const names = field.options.map((option) => displayedOption(option, locale));
  const isLong = names.length > maxWithoutFilter;
  const filter = useOptionFilter(
    names.map((name) => name.text),
    locale,
    props.announce,
  );

  function clear(): void {
    const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    untick(boxes);
    boxes.find((candidate) => candidate.closest('[hidden]') === null)?.focus();
  }

  return (
    <div ref={group} className={clearable}>
      {isLong && <ChosenChips {...props} names={names} group={group} />}
      {isLong && <ChoiceFilter {...props} filter={filter} />}
      <Options {...props} shown={isLong ? filter.shown : null} />
      {isSingleChoice(field) && !field.required && !disabled && (
        <ClearButton onClick={clear}>{locale.text('clearAnswer')}</ClearButton>
      )}
    </div>
  );
}

interface OptionsProps extends FieldInputProps {
  /** Indexes of the options that match the filter; null when there is no filter and no scroll box. */
  readonly shown: ReadonlySet<number> | null;
}

function Options(props: OptionsProps): ReactElement {
  const { field, id, name, initial, locale, disabled, invalid, describedBy, shown } = props;
  const single = isSingleChoice(field);
  const chosen = new Set(chosenIds(initial));
  // With a filter field the error summary links to it, because the first option may be filtered out.
  const filterHasId = useScripted() && shown !== null;
  return (
    <div className={shown === null ? styles.rows : `${styles.rows ?? ''} ${styles.box ?? ''}`}>
      {field.options.map((option, index) => (
        <label key={option.id} className={styles.row} hidden={shown !== null && !shown.has(index)}>
          <input
            className={single ? box.radio : box.check}
            type={single ? 'radio' : 'checkbox'}
            id={index === 0 && !filterHasId ? id : `${id}-${String(option.id)}`}
            name={name}
            value={option.id}
            defaultChecked={chosen.has(option.id)}
            disabled={disabled}
            aria-invalid={(!single && invalid) || undefined}
            aria-describedby={index === 0 ? describedBy : undefined}
          />
          <OptionText name={displayedOption(option, locale)} locale={locale} />
        </label>
      ))}
    </div>
  );
}
