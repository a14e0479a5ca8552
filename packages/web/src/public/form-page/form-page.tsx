import { sections, takesAttachments } from '@form-portal/domain';
import { Notice, classNames } from '@form-portal/ui';
import { useMemo, useState } from 'react';
import { FormView } from '../../shared/form-view/form-view.tsx';
import { VerifiedFields } from '../../shared/form-view/verified-fields.ts';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { AttachmentsPart } from './attachments/attachments-part.tsx';
import { untouched } from './fill-view.ts';
import { FormAside } from './layout/form-aside.tsx';
import { FormHead, formTitleId } from './layout/form-head.tsx';
import { HiddenControls, RobotTrap } from './hidden-controls.tsx';
import { SendPart } from './sending/send-part.tsx';
import { useAwake } from './use-awake.ts';
import styles from './form-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { FillView } from './fill-view.ts';
import type { Filling } from './draft/filling.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { LiveModule } from './live-contract.ts';
import type { ReactElement } from 'react';

/** What the server hands over for a form's page. */
export interface FormPageProps {
  readonly page: FormPageContent;
  /** Given when the page comes with answers; else it is fetched at the first touch. */
  readonly live: LiveModule | null;
}

const previewNoticeId = 'preview-notice';

/** A form to fill in and send; in the preview, only to look at (specification §2; specification D6). */
export function FormPage({ page, live }: FormPageProps): ReactElement {
  const { form, mode } = page;
  const i18n = useI18n();
  const site = useSite();
  const [first] = useState(() => live?.firstView(page, site, i18n) ?? untouched);
  const [view, setView] = useState<FillView>(first);
  const [filling, setFilling] = useState<Filling | null>(null);
  const [verified] = useState<ReadonlySet<string>>(() => new Set(live?.verifiedFields(page, site)));
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [notices, setNotices] = useState<Element | null>(null);
  const [files, setFiles] = useState<Element | null>(null);
  const awake = useAwake(page, element, live);
  const places = useMemo(
    () => (element === null || notices === null ? null : { form: element, notices, files }),
    [element, notices, files],
  );
  usePageTitle(i18n.textOf(form.name), view.state);
  const use = mode === 'fill' ? 'answer' : 'look';
  const { LiveFilling, AboveForm } = awake.live ?? {};
  const isChecking = view.toCheck !== null && view.toCheck.goBack !== null;
  return (
    <>
      <div className={styles.page} data-checking={isChecking ? '' : undefined}>
        <div className={classNames(column.container, styles.columns)}>
          <div className={styles.column}>
            <FormHead form={form} />
            {mode === 'preview' && (
              <Notice kind="info" id={previewNoticeId} className={styles.notice}>
                {i18n.text('previewNotice')}
              </Notice>
            )}
            <div ref={setNotices} />
            <form
              ref={setElement}
              method="post"
              action={`/form/${form.guid}`}
              encType="multipart/form-data"
              noValidate
              aria-labelledby={formTitleId}
            >
              <VerifiedFields value={verified}>
                {AboveForm !== undefined && <AboveForm page={page} view={view} />}
                <HiddenControls corrected={page.returned?.corrects ?? null} />
                <FormView
                  parts={sections(form)}
                  initial={view.fill.answers}
                  filling={view.fill.number}
                  errors={view.errors}
                  use={use}
                />
              </VerifiedFields>
              {takesAttachments(form.attachments) && <AttachmentsPart page={page} files={setFiles} />}
              <RobotTrap />
              {awake.connection === 'lost' && (
                <Notice kind="danger" role="alert" className={styles.lost}>
                  {i18n.text('offline')}
                </Notice>
              )}
              <SendPart closedBy={mode === 'fill' ? null : previewNoticeId} />
            </form>
          </div>
          <FormAside form={form} first={first.answered} filling={filling} fileCount={view.fileCount} />
        </div>
      </div>
      {LiveFilling !== undefined && places !== null && mode === 'fill' && (
        <LiveFilling
          page={page}
          places={places}
          first={first}
          onView={setView}
          onFilling={setFilling}
          wanted={awake.wanted}
        />
      )}
    </>
  );
}
