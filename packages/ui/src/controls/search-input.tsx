import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icons/icons-form.tsx';
import { SearchIcon } from '../icons/icons-shell.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import styles from './search-input.module.css';
import type { ReactElement } from 'react';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'aria-label' | 'className'> {
  /** Accessible name; also the placeholder, unless a shorter `placeholder` is given. */
  readonly label: string;
  /** Class of the surrounding box. */
  readonly className?: string | undefined;
  /** The button that empties the field, shown while something is typed. The focus goes back to the field. */
  readonly clear: { readonly label: string; readonly onClear: () => void };
}

/** A search field with a magnifier icon. */
export function SearchInput({ label, className, clear, ...rest }: SearchInputProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={classNames(styles.search, className)}>
      <SearchIcon />
      <TextInput placeholder={label} {...rest} type="search" aria-label={label} />
      {rest.value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clear.label}
          onClick={() => {
            clear.onClear();
            box.current?.querySelector('input')?.focus();
          }}
        >
          <XIcon size={20} />
        </button>
      )}
    </div>
  );
}
