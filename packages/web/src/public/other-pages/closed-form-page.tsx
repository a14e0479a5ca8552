import { useEffect, useState } from 'react';
import { displayWeekdayMoment } from '@form-portal/domain';
import { ButtonLink, CalendarClockIcon, LockIcon } from '@form-portal/ui';
import { Localized, PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../shared/markdown/markdown.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { hasStoredDraft } from '../form-page/draft/storage/draft-key.ts';
import styles from './closed-form-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { PublicPage } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

type ClosedForm = Extract<PublicPage, { readonly kind: 'closed-form' }>;

const defaultTexts = {
  'not-open-yet': { textKey: 'notOpenYetHelp' },
  closed: { textKey: 'closedHelp' },
  full: { textKey: 'fullHelp' },
} as const;

/** In place of a published form that takes no answers now: since or until when, and whom to ask (docs/design.md#opening-times). */
export function ClosedFormPage({ page }: { readonly page: ClosedForm }): ReactElement {
  const { availability, name, text } = page;
  const i18n = useI18n();
  const { helpText } = useSite().settings;
  usePageTitle(i18n.textOf(name));
  const draft = useDraft(page.form);
  return (
    <div className={column.narrow}>
      <h1 tabIndex={-1}>
        <Localized text={name} isHeading />
      </h1>
      {availability.state === 'not-open-yet' && <Markdown text={page.description} className={column.lede} />}
      <section className={styles.card} aria-labelledby="availability">
        <span className={styles.icon} data-state={availability.state}>
          {availability.state === 'not-open-yet' ? <CalendarClockIcon /> : <LockIcon />}
        </span>
        <h2 id="availability">
          <Heading availability={availability} />
        </h2>
        {i18n.textOf(text) === '' ? (
          <p>
            <PortalText textKey={defaultTexts[availability.state].textKey} />
          </p>
        ) : (
          <Markdown text={text} />
        )}
        {availability.state === 'not-open-yet' && availability.closesAt !== null && (
          <dl className={styles.times}>
            <div>
              <dt>
                <PortalText textKey="opens" />
              </dt>
              <dd>{i18n.dateTime(availability.opensAt)}</dd>
            </div>
            <div>
              <dt>
                <PortalText textKey="closes" />
              </dt>
              <dd>{i18n.dateTime(availability.closesAt)}</dd>
            </div>
          </dl>
        )}
        {i18n.textOf(helpText) !== '' && (
          <div className={styles.help}>
            <h3>
              <PortalText textKey="needHelp" />
            </h3>
            <Markdown text={helpText} />
          </div>
        )}
      </section>
      {draft}
      <div className={column.actions}>
        <ButtonLink kind="primary" href="/" className={styles.all}>
          <PortalText textKey="allForms" />
        </ButtonLink>
      </div>
    </div>
  );
}

/** What the visitor had filled in; null without a draft, and while it is being loaded. */
function useDraft(form: ClosedForm['form']): ReactNode {
  const [draft, setDraft] = useState<ReactNode>(null);
  useEffect(() => {
    if (form === null || !hasStoredDraft(form.guid)) return;
    import('../form-page/draft/closed-draft.tsx').then(
      ({ ClosedDraft }) => setDraft(<ClosedDraft form={form} />),
      () => undefined,
    );
  }, [form]);
  return draft;
}

function Heading({ availability }: Pick<ClosedForm, 'availability'>): string {
  const i18n = useI18n();
  const { text, dateTime } = i18n;
  const { timeZone } = useSite();
  switch (availability.state) {
    case 'not-open-yet':
      return text('formOpens', {
        at: displayWeekdayMoment(Date.parse(availability.opensAt), i18n, timeZone),
      });
    case 'closed':
      return text('formClosed', { at: dateTime(availability.closedAt) });
    case 'full':
      return text('full');
  }
}
