import { Button, Notice, Select, Setting, TextInput } from '@form-portal/ui';
import { dataSubjectKeys, readDataSubject, type DataSubjectKey } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { callAndRead } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { useOwnsVault } from '../shell/context/own-vault.ts';
import page from '../shell/list-page.module.css';
import styles from './data-requests.module.css';
import { FoundData } from './found-data.tsx';
import { personDataFromWire } from './data-requests.wire.ts';
import type { Subject } from './subject.ts';
import type { FormEvent, ReactElement } from 'react';

const keyTexts = {
  code: 'admin.privacy.byCode',
  email: 'admin.privacy.byEmail',
  name: 'admin.privacy.byName',
} as const;

/** Finds the data stored about a person, to export or erase it. The search is kept out of the address and the history. */
export function DataRequestsPage(): ReactElement {
  const { text } = useI18n();
  usePageTitle(text('admin.privacy.title'));
  const ownsVault = useOwnsVault();
  const search = useMutation({
    mutationFn: async (subject: Subject) => ({
      subject,
      data: await callAndRead(routes.findPersonData, { body: subject }, personDataFromWire),
    }),
    gcTime: 0,
  });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 tabIndex={-1}>{text('admin.privacy.title')}</h1>
      </div>
      <p className={styles.intro}>{text('admin.privacy.intro')}</p>
      <SubjectForm onFind={(subject) => search.mutate(subject)} isBusy={search.isPending} />
      <Notice kind="info">
        <p>{text(ownsVault ? 'admin.privacy.outside' : 'admin.privacy.otherVault')}</p>
      </Notice>
      {search.error !== null && <p role="alert">{failureMessage(search.error, text)}</p>}
      <div role="status">{search.isPending && text('loading')}</div>
      {search.data !== undefined && !search.isPending && (
        <FoundData
          key={search.submittedAt}
          subject={search.data.subject}
          data={search.data.data}
          onErased={() => search.mutate(search.data.subject)}
        />
      )}
    </div>
  );
}

interface SubjectFormProps {
  readonly onFind: (subject: Subject) => void;
  readonly isBusy: boolean;
}

function SubjectForm({ onFind, isBusy }: SubjectFormProps): ReactElement {
  const { text } = useI18n();
  const [by, setBy] = useState<DataSubjectKey>('code');
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isValid = readDataSubject(by, value).ok;
    setWrong(!isValid);
    if (!isValid) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) onFind({ By: by, Value: value });
  }
  return (
    <form role="search" className={page.filters} onSubmit={find} noValidate>
      <Setting label={text('admin.privacy.by')}>
        {(control) => (
          <Select
            {...control}
            value={by}
            onChange={(event) => setBy(dataSubjectKeys.find((key) => key === event.target.value) ?? 'code')}
          >
            {dataSubjectKeys.map((key) => (
              <option key={key} value={key}>
                {text(keyTexts[key])}
              </option>
            ))}
          </Select>
        )}
      </Setting>
      <Setting label={text(keyTexts[by])} error={isWrong ? text('admin.privacy.subjectWrong') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={value}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Setting>
      <Button type="submit" kind="primary" className={styles.find} aria-disabled={isBusy}>
        {text('admin.privacy.find')}
      </Button>
    </form>
  );
}
