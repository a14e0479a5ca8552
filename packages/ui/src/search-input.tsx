import { classNames } from './class-names.ts';
import { SearchIcon } from './icons-shell.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import styles from './search-input.module.css';
import type { ReactElement } from 'react';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'aria-label' | 'className'> {
  /** Its name; it is shown while nothing is typed, unless a shorter `placeholder` is given. */
  readonly label: string;
  /** Of the box around it. */
  readonly className?: string | undefined;
}

/** What a list is searched by: a text field with a magnifier. */
export function SearchInput({ label, className, ...rest }: SearchInputProps): ReactElement {
  return (
    <div className={classNames(styles.search, className)}>
      <SearchIcon />
      <TextInput placeholder={label} {...rest} type="search" aria-label={label} />
    </div>
  );
}
