import { feedbackLink, isWritten } from '@form-portal/domain';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../shared/markdown/markdown.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import styles from './accessibility-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { StatementParts } from '@form-portal/domain';
import type { ReactElement } from 'react';

const partNames = ['organisation', 'compliance', 'knownGaps', 'method'] as const;

/** The built-in accessibility statement (specification D30; Finnish act 306/2019): its parts, the feedback channel and the supervisor. */
export function AccessibilityPage(): ReactElement {
  const { text } = useI18n();
  const { accessibilityStatement } = useSite().settings;
  usePageTitle(text('accessibilityStatement'));
  return (
    <div className={column.narrow}>
      <h1 tabIndex={-1}>
        <PortalText textKey="accessibilityStatement" />
      </h1>
      {accessibilityStatement?.kind === 'page' && <Statement parts={accessibilityStatement.parts} />}
    </div>
  );
}

function Statement({ parts }: { readonly parts: StatementParts }): ReactElement {
  const { text, date } = useI18n();
  const { feedbackAddress } = useSite().settings;
  return (
    <>
      {partNames
        .filter((name) => isWritten(parts[name]))
        .map((name) => (
          <section key={name} className={styles.part}>
            <h2>{text(`statement.${name}`)}</h2>
            <Markdown text={parts[name]} />
          </section>
        ))}
      {feedbackAddress !== '' && <Feedback address={feedbackAddress} />}
      {isWritten(parts.supervisor) && (
        <section className={styles.part}>
          <h2>
            <PortalText textKey="statement.supervisor" />
          </h2>
          <Markdown text={parts.supervisor} />
        </section>
      )}
      {parts.date !== '' && (
        <p className={styles.date}>
          <PortalText textKey="statement.date" params={{ date: date(parts.date) }} />
        </p>
      )}
    </>
  );
}

function Feedback({ address }: { readonly address: string }): ReactElement {
  return (
    <section className={styles.part}>
      <h2>
        <PortalText textKey="statement.feedback" />
      </h2>
      <p>
        <PortalText textKey="statement.feedbackAnswer" />
      </p>
      <p>
        <a href={feedbackLink(address)}>{address}</a>
      </p>
    </section>
  );
}
