import { classNames, VisuallyHidden } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { formListQuery } from '../../api/queries.ts';
import page from '../../shell/list-page.module.css';
import { eventTexts } from './event-texts.ts';
import styles from '../audit.module.css';
import type { AuditEvent } from './audit.wire.ts';
import type { LocalizedText } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The events, newest first. */
export function AuditTable({ events }: { readonly events: readonly AuditEvent[] }): ReactElement {
  const { text } = useI18n();
  return (
    <table className={classNames(page.table, styles.table)}>
      <caption>
        <VisuallyHidden>{text('admin.audit.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('admin.audit.at')}</th>
          <th scope="col">{text('admin.audit.actor')}</th>
          <th scope="col">{text('admin.audit.event')}</th>
          <th scope="col">{text('admin.audit.subject')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ event: { at, event, actor, subject, detail } }: { readonly event: AuditEvent }): ReactElement {
  const { text, dateTime } = useI18n();
  const textKey = eventTexts[event];
  return (
    <tr>
      <td className={styles.at}>
        <time dateTime={at}>{dateTime(at)}</time>
      </td>
      <td>{actor === '' ? <span className={styles.nobody}>{text('admin.audit.nobody')}</span> : actor}</td>
      <th scope="row">{textKey === undefined ? <span lang="en">{event}</span> : text(textKey)}</th>
      <td className={styles.subject}>
        <Subject event={event} subject={subject} />
        {detail !== '' && (
          <span className={styles.detail} lang="en">
            {detail}
          </span>
        )}
      </td>
    </tr>
  );
}

interface SubjectProps {
  readonly event: string;
  readonly subject: string;
}

/** The subject of an event as a link; forms by their name. */
function Subject({ event, subject }: SubjectProps): ReactElement | null {
  const { text } = useI18n();
  const { data: forms = [] } = useQuery(formListQuery());
  if (subject === '') return null;
  if (event === 'session.refused' && subject.startsWith('#'))
    return <>{text('admin.audit.unknownAccount', { key: subject })}</>;
  if (event.startsWith('submission.')) {
    return (
      <a href={`/admin/submissions/${subject}`}>
        {text('admin.audit.submission', { id: subject.slice(0, 8) })}
      </a>
    );
  }
  if (event.startsWith('form.') || event.startsWith('submissions.')) {
    const form = forms.find(({ guid }) => guid === subject);
    return form === undefined ? (
      <>{subject}</>
    ) : (
      <a href={`/admin/form/${subject}`}>
        <FormName name={form.name} />
      </a>
    );
  }
  return <>{subject}</>;
}

function FormName({ name }: { readonly name: LocalizedText }): ReactElement {
  const { text, textOf } = useI18n();
  return textOf(name).trim() === '' ? <>{text('admin.unnamedForm')}</> : <Localized text={name} />;
}
