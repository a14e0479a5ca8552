import { classNames } from '../class-names.ts';
import { SearchIcon } from '../icons/icons-shell.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import styles from './search-input.module.css';
import type { ReactElement } from 'react';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'aria-label' | 'className'> {
  /** Accessible name; also the placeholder, unless a shorter `placeholder` is given. */
  readonly label: string;
  /** Class of the surrounding box. */
  readonly className?: string | undefined;
}

/** A search field with a magnifier icon. */
export function SearchInput({ label, className, ...rest }: SearchInputProps): ReactElement {
  return (
    <div className={classNames(styles.search, className)}>
      <SearchIcon />
      <TextInput placeholder={label} {...rest} type="search" aria-label={label} />
    </div>
  );
}
