import { SearchInput } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './my-forms.module.css';
import type { ReactElement } from 'react';

export interface SearchFormsProps {
  readonly searchText: string;
  readonly onChange: (searchText: string) => void;
}

/** Searches forms by name while typing. */
export function SearchForms({ searchText, onChange }: SearchFormsProps): ReactElement {
  const { text } = useI18n();
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        label={text('searchForms')}
        value={searchText}
        onChange={(event) => onChange(event.target.value)}
        clear={{ label: text('admin.submissions.clearSearch'), onClear: () => onChange('') }}
      />
    </div>
  );
}
