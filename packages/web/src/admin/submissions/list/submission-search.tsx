import { readSearchText } from '@form-portal/domain';
import { Button, SearchInput, XIcon, VisuallyHidden } from '@form-portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { useSearchText } from '../../use-search-text.ts';
import { createPersonKey } from '../submission-queries.ts';
import styles from './submission-search.module.css';
import type { ListFilter } from './list-filter.ts';
import type { ReactElement } from 'react';

const pauseMs = 300;

export interface SubmissionSearchProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

/**
 * Searches when the typing pauses. An identity code is exchanged for its key and leaves the field; neither it nor the beginning of one
 * gets into the address (decision 0050).
 */
export function SubmissionSearch({ filter, onChange }: SubmissionSearchProps): ReactElement {
  const { text } = useI18n();
  const [typed, setTyped] = useSearchText(filter.q);
  const [failure, setFailure] = useState<unknown>(null);
  const searchText = readSearchText(typed);
  const searchWords = useEffectEvent(() => {
    if (searchText.kind === 'words' && typed.trim() !== filter.q) onChange({ q: typed.trim() });
  });
  const searchPerson = useEffectEvent((person: string) => {
    setTyped('');
    onChange({ q: '', person });
  });
  const code = searchText.kind === 'identity-code' ? searchText.code : null;
  useEffect(() => {
    let isStale = false;
    async function search(): Promise<void> {
      setFailure(null);
      if (code === null) return searchWords();
      try {
        const person = await createPersonKey(code);
        if (!isStale) searchPerson(person);
      } catch (error) {
        if (!isStale) setFailure(error);
      }
    }
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [typed, code]);
  return (
    <div>
      <SearchInput
        label={text('admin.submissions.search')}
        placeholder={text('admin.submissions.searchHint')}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        clear={{
          label: text('admin.submissions.clearSearch'),
          onClear: () => {
            setTyped('');
            if (filter.q !== '') onChange({ q: '' });
          },
        }}
      />
      <p role="status" className={styles.searchNote}>
        {searchText.kind === 'incomplete-code' && text('admin.submissions.incompleteCode')}
        {failure !== null && failureMessage(failure, text)}
      </p>
      {filter.person !== '' && (
        <p className={styles.byCode}>
          {text('admin.submissions.byCode')}
          <Button kind="quiet" icon={<XIcon />} onClick={() => onChange({ person: '' })}>
            <VisuallyHidden>{text('admin.submissions.byCodeRemove')}</VisuallyHidden>
          </Button>
        </p>
      )}
    </div>
  );
}
