import { useEffect, useRef } from 'react';
import { ChevronsUpDownIcon } from '../icons/icons-panel.tsx';
import { optionClass, optionListClass } from './option-list.ts';
import { TextInput } from './text-input.tsx';
import { useOptionSearch } from './use-option-search.ts';
import styles from './combobox.module.css';
import type { Choice, OptionSearch, SearchBy } from './use-option-search.ts';
import type { FocusEvent, KeyboardEvent, ReactElement, Ref } from 'react';

export interface ComboboxProps {
  readonly id: string;
  /** Only for controls without a visible label, such as in a table; otherwise use `<label for={id}>`. */
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly choices: readonly Choice[];
  /** Key of the chosen option; null when none is chosen. */
  readonly chosen: string | null;
  readonly placeholder?: string;
  /** How names and notes of options are searched. */
  readonly searchBy: SearchBy;
  /** Accessible name of the button that opens the list, and the list's text when nothing matches. */
  readonly openLabel: string;
  readonly nothingFound: string;
  readonly onChoose: (key: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A searchable choice among many options (ARIA's editable combobox with a list popup). Typing filters, the
 * arrow keys move through the list, Enter chooses, Esc and blur restore the name of the chosen option.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { id, choices, chosen, searchBy, ref } = props;
  const search = useOptionSearch(choices, chosen, searchBy);
  const { typed, active, open, close } = search;
  const isOpen = typed !== null;
  const current = choices.find(({ key }) => key === chosen);

  function choose(key: string): void {
    close();
    if (key !== chosen) props.onChoose(key);
  }

  function onBlur(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (!(next instanceof Node && event.currentTarget.contains(next))) close();
  }

  return (
    <div className={styles.combobox} onBlur={onBlur}>
      <TextInput
        {...(ref === undefined ? {} : { ref })}
        id={id}
        role="combobox"
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : optionId(id, active)}
        lang={isOpen ? undefined : current?.lang}
        value={typed ?? current?.name ?? ''}
        placeholder={isOpen ? (current?.name ?? props.placeholder) : props.placeholder}
        onClick={() => !isOpen && open()}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => handleKey(event, id, search, choose)}
      />
      {!isOpen && current?.note !== undefined && <span className={styles.note}>{current.note}</span>}
      <OpenButton id={id} label={props.openLabel} search={search} />
      <OptionList {...props} search={search} choose={choose} />
    </div>
  );
}

interface OpenButtonProps {
  readonly id: string;
  readonly label: string;
  readonly search: OptionSearch;
}

/** Opens and closes the list by pointer; keyboard users have the arrow keys. */
function OpenButton({ id, label, search: { typed, open, close } }: OpenButtonProps): ReactElement {
  const isOpen = typed !== null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => {
        document.getElementById(id)?.focus();
        if (isOpen) close();
        else open();
      }}
    >
      <ChevronsUpDownIcon size={20} />
    </button>
  );
}

/** Handles the keys of an editable combobox; keys without a function here bubble to the surroundings. */
function handleKey(
  event: KeyboardEvent,
  id: string,
  search: OptionSearch,
  choose: (key: string) => void,
): void {
  const { typed, active, close, moveActive } = search;
  if (typed === null && !event.key.startsWith('Arrow')) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const key = moveActive(event.key === 'ArrowDown' ? 1 : -1);
    if (key !== null) document.getElementById(optionId(id, key))?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter' && active !== null) choose(active);
  else if (event.key === 'Enter' || event.key === 'Escape') close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

interface OptionListProps extends ComboboxProps {
  readonly search: OptionSearch;
  readonly choose: (key: string) => void;
}

function OptionList(props: OptionListProps): ReactElement {
  const { id, chosen, choose } = props;
  const { typed, matches, active } = props.search;
  const list = useRef<HTMLUListElement>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      className={optionListClass}
      hidden={!isOpen}
      aria-label={props.openLabel}
    >
      {matches.map(({ key, name, lang, note }) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
        <li
          key={key}
          id={optionId(id, key)}
          role="option"
          tabIndex={-1}
          aria-selected={key === chosen}
          className={optionClass(key === active, styles.option)}
          onClick={() => {
            // The pointer has focused the option, which is hidden with the list.
            document.getElementById(id)?.focus();
            choose(key);
          }}
        >
          <span lang={lang}>{name}</span>
          {note !== undefined && <span className={styles.small}>{note}</span>}
        </li>
      ))}
      {isOpen && matches.length === 0 && (
        <li
          role="option"
          aria-selected="false"
          aria-disabled="true"
          className={optionClass(false, styles.none)}
        >
          {props.nothingFound}
        </li>
      )}
    </ul>
  );
}

function optionId(id: string, key: string): string {
  return `${id}-option-${key}`;
}
