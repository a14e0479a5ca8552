import { describeAuditEvent } from '@form-portal/domain';
import { classNames, VisuallyHidden } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { formListQuery } from '../../api/queries.ts';
import { NamingText } from '../../naming-text.tsx';
import page from '../../shell/list-page.module.css';
import styles from '../audit.module.css';
import type { AuditEvent } from './audit.wire.ts';
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

function Row({ event }: { readonly event: AuditEvent }): ReactElement {
  const i18n = useI18n();
  const { what, who, from, target, detail } = describeAuditEvent(event, i18n);
  return (
    <tr>
      <td className={styles.at}>
        <time dateTime={event.at}>{i18n.dateTime(event.at)}</time>
      </td>
      <td className={styles.who}>
        <bdi className={classNames(event.actor === '' && from === '' && styles.quiet)}>{who}</bdi>
        {from !== '' && (
          <span className={styles.detail}>{i18n.text('admin.audit.fromAddress', { address: from })}</span>
        )}
      </td>
      <th scope="row">{what}</th>
      <td className={styles.subject}>
        <Subject event={event} name={target} />
        {detail !== '' && (
          <span className={styles.detail}>
            {event.field === null ? (
              detail
            ) : (
              <NamingText textKey="admin.audit.field" names={{ label: <Localized text={event.field} /> }} />
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

interface SubjectProps {
  readonly event: AuditEvent;
  /** Empty: the event has no subject. */
  readonly name: string;
}

/** The subject of an event, as a link where it can be opened. */
function Subject({ event, name }: SubjectProps): ReactElement | null {
  const { textOf } = useI18n();
  const address = useSubjectAddress(event);
  if (name === '') return null;
  const isNamedForm = event.form !== null && textOf(event.form).trim() !== '';
  const content = isNamedForm ? <Localized text={event.form} /> : <bdi>{name}</bdi>;
  return address === null ? content : <Link to={address}>{content}</Link>;
}

/** The address of the subject of an event; null when it has none or no longer exists. */
function useSubjectAddress({ subject, reference, form }: AuditEvent): string | null {
  const { data: forms = [] } = useQuery(formListQuery());
  if (reference !== '') return `/admin/submissions/${subject}`;
  const isOpenable = form !== null && forms.some(({ guid }) => guid === subject);
  return isOpenable ? `/admin/form/${subject}` : null;
}
