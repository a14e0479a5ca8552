import { Button, Checkbox, DownloadIcon, TrashIcon } from '@form-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Localized, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { NamingText } from '../naming-text.tsx';
import { failureMessage } from '../api/failure-message.ts';
import { EndSessions } from './end-sessions.tsx';
import { EraseQuestion } from './erase-question.tsx';
import { exportData } from './export-data.ts';
import styles from './data-requests.module.css';
import type { Subject } from './subject.ts';
import type { PersonData, PersonItem } from './data-requests.wire.ts';
import type { ReactElement } from 'react';

export interface FoundDataProps {
  readonly subject: Subject;
  readonly data: PersonData;
  /** Called after erasing, to search again. */
  readonly onErased: () => void;
}

/** The data found about a person. An identity code or address names one person, so everything is selected; namesakes are selected one by one. */
export function FoundData({ subject, data, onErased }: FoundDataProps): ReactElement {
  const { text } = useI18n();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(subject.By === 'name' ? [] : data.items.map(({ id }) => id)),
  );
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const items = data.items.filter(({ id }) => chosen.has(id));
  const exporting = useMutation({ mutationFn: () => exportData(subject, items) });

  function setItemChosen(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <section className={styles.found} aria-labelledby="found-title">
      <h2 id="found-title" ref={heading} tabIndex={-1}>
        {text('admin.privacy.found', { n: data.items.length })}
      </h2>
      {data.sessions > 0 && <p>{text('admin.privacy.sessions', { n: data.sessions })}</p>}
      <ul className={styles.items}>
        {data.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Checkbox
              label={item.title}
              state={chosen.has(item.id) ? 'checked' : 'unchecked'}
              onChange={(state) => setItemChosen(item.id, state === 'checked')}
            />
            <Facts item={item} />
          </li>
        ))}
      </ul>
      {data.items.length === 0 && data.sessions > 0 && (
        <EndSessions subject={subject} sessionCount={data.sessions} onEnded={onErased} />
      )}
      {data.items.length > 0 && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            icon={<DownloadIcon />}
            aria-disabled={items.length === 0 || exporting.isPending}
            onClick={() => {
              if (items.length > 0 && !exporting.isPending) exporting.mutate();
            }}
          >
            {text('admin.privacy.export', { n: items.length })}
          </Button>
          <Button
            kind="danger"
            icon={<TrashIcon />}
            aria-disabled={items.length === 0}
            onClick={() => {
              if (items.length > 0) setAsking(true);
            }}
          >
            {text('admin.privacy.erase', { n: items.length })}
          </Button>
        </div>
      )}
      <div role="status">{exporting.isSuccess && text('admin.privacy.exported')}</div>
      {exporting.error !== null && <p role="alert">{failureMessage(exporting.error, text)}</p>}
      {isAsking && (
        <EraseQuestion subject={subject} items={items} onErased={onErased} onExit={() => setAsking(false)} />
      )}
    </section>
  );
}

const statusTexts = {
  waiting: 'admin.submissions.waiting',
  delivered: 'admin.submissions.delivered',
  failed: 'admin.submissions.failed',
} as const;

function Facts({ item }: { readonly item: PersonItem }): ReactElement {
  const { text, dateTime } = useI18n();
  const { kind, formName, at, status, fileCount } = item;
  const parts = [
    dateTime(at),
    status === null ? '' : text(statusTexts[status]),
    fileCount === 0 ? '' : text('admin.privacy.files', { n: fileCount }),
  ];
  return (
    <p className={styles.facts}>
      {kind === 'object' ? (
        text('admin.privacy.object')
      ) : (
        <NamingText textKey="admin.privacy.submission" names={{ form: <Localized text={formName} /> }} />
      )}
      {parts.map((part) => part !== '' && ` · ${part}`)}
    </p>
  );
}
