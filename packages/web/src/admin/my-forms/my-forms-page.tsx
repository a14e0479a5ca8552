import { ButtonLink, classNames, PlusIcon, Skeleton } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { formListQuery } from '../api/queries.ts';
import { publishingState } from '../form-state.ts';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import { FormCard } from './form-card.tsx';
import { NoForms } from './no-forms.tsx';
import { SearchForms } from './search-forms.tsx';
import { matchingForms } from './matching-forms.ts';
import page from '../shell/list-page.module.css';
import styles from './my-forms.module.css';
import type { FormOverview } from '@form-portal/domain/wire';
import type { ReactElement } from 'react';

/** The start page of the administration: every form as a card (specification §2, Admin screens). */
export function MyFormsPage(): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery({ ...formListQuery(), refetchOnMount: 'always' });
  usePageTitle(text('admin.myForms'));
  if (error !== null && data === undefined) {
    return <PageFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div className={page.page} aria-busy="true">
        <h1 tabIndex={-1}>{text('admin.myForms')}</h1>
        <p role="status">{text('loading')}</p>
        <Skeleton title="left-out" />
      </div>
    );
  }
  return data.length === 0 ? <NoForms /> : <Forms forms={data} />;
}

function Forms({ forms }: { readonly forms: readonly FormOverview[] }): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const [searchText, setSearchText] = useState('');
  const matching = matchingForms(forms, useDeferredValue(searchText), i18n);
  const publishedCount = forms.filter((form) => publishingState(form) === 'published').length;
  const isSearch = searchText.trim() !== '';
  return (
    <div className={page.page}>
      <div className={classNames(page.head, styles.head)}>
        <div>
          <h1 tabIndex={-1}>{text('admin.myForms')}</h1>
          <p className={styles.count} role="status">
            {text('formCount', { n: isSearch ? matching.length : forms.length })}
            {!isSearch && <>, {text('admin.publishedCount', { n: publishedCount })}</>}
          </p>
        </div>
        <div className={styles.tools}>
          <SearchForms searchText={searchText} onChange={setSearchText} />
          <ButtonLink kind="primary" icon={<PlusIcon />} href="/admin/form/new">
            {text('admin.createNewForm')}
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.grid}>
        {matching.map((form) => (
          <li key={form.guid}>
            <FormCard form={form} />
          </li>
        ))}
        {!isSearch && (
          <li>
            <a className={styles.create} href="/admin/form/new">
              <PlusIcon />
              {text('admin.createNewForm')}
            </a>
          </li>
        )}
      </ul>
      {matching.length === 0 && <NoneFound onShowAll={() => setSearchText('')} />}
    </div>
  );
}

function searchBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="search"] input');
}

function NoneFound({ onShowAll }: { readonly onShowAll: () => void }): ReactElement {
  const { text } = useI18n();
  const none = useFallbackFocus<HTMLParagraphElement>(searchBox);
  return (
    <p ref={none} className={styles.none}>
      {text('admin.noFormFound')}{' '}
      <button type="button" className={styles.all} onClick={onShowAll}>
        {text('admin.showAllForms')}
      </button>
    </p>
  );
}
