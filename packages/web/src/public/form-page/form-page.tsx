import { hasRows, takesAttachments } from '@form-portal/domain';
import { Notice, classNames } from '@form-portal/ui';
import { use, useMemo, useState } from 'react';
import { ComputedFieldContext } from '../../shared/form-fields/computed-field-context.ts';
import { VerifiedFields } from '../../shared/form-fields/verified-fields.ts';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { MarkdownContext } from '../../shared/markdown/markdown.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { AttachmentsPart } from './attachments/attachments-part.tsx';
import { isReviewing, mustCorrect, noErrorTexts, untouchedState } from './form-state.ts';
import { createFormStore } from './form-store.ts';
import { ClosingSoon } from './closing/closing-soon.tsx';
import { formTitleId } from './layout/form-head.tsx';
import { HiddenControls, RobotTrap } from './layout/hidden-controls.tsx';
import { awaitsReview, titleState } from './title-state.ts';
import { MaintenanceNotice } from '../maintenance-notice.tsx';
import { plainParts } from './plain-parts.tsx';
import { FormContext, useForm } from './use-form.ts';
import { useInteractive } from './use-interactive.ts';
import styles from './form-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { FormPageContent } from './form-page-content.ts';
import type { FormExtras } from './form-parts.ts';
import type { AskedForm } from './logic/use-asked-form.ts';
import type { LoadedForm } from './interactive-module.ts';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FormPageProps {
  readonly page: FormPageContent;
  /** Loaded in advance when the page comes with answers; null: it is loaded at the first touch. */
  readonly interactive: LoadedForm | null;
  readonly extras: FormExtras;
}

/** Loads what else the first paint needs for a form with pages, rules, formulas, requested files, rows or confirmations. */
export async function loadExtras({ form, logic, confirmation }: FormPageContent): Promise<FormExtras> {
  const [pages, rules, formulas, requests, rows, confirmations] = await Promise.all([
    form.pages === undefined ? null : import('./pages/paged-parts.tsx'),
    logic === undefined ? null : import('./logic/use-asked-form.ts'),
    hasFormulas(form) ? import('./logic/computed-fields.tsx') : null,
    form.attachments.requests && import('./requests/requests.ts'),
    hasRows(form) ? import('./rows/rows-parts.ts') : null,
    confirmation && import('./sending/confirmation-note.tsx'),
  ]);
  return {
    paged: pages && pages.pagedPartsOf(form),
    useAskedForm: rules && rules.useAskedForm,
    computed: formulas && formulas.computedFields,
    requests: requests?.requestsModule ?? null,
    rows: rows && rows.rowsParts,
    ConfirmationNote: confirmations?.ConfirmationNote,
  };
}

function hasFormulas({ fields }: Form): boolean {
  return fields.some(({ formula }) => formula !== undefined);
}

/** A form whose rules depend on no answers. */
const asIs = (page: FormPageContent): AskedForm => ({ asked: page, stops: [], fields: null });

const previewNoticeId = 'preview-notice';

/** A form to fill in and send, or in the preview only to look at (specification §2; specification D6). */
export function FormView(props: FormPageProps): ReactElement {
  const { page, interactive, extras } = props;
  const { paged } = extras;
  const site = useSite();
  const [store] = useState(() =>
    createFormStore({
      ...(interactive?.firstState(page, site) ?? untouchedState),
      logic: page.logic ?? null,
      computed: page.logic?.computed ?? {},
      progress: paged && paged.firstProgress(page),
    }),
  );
  return (
    <FormContext value={store}>
      <FormContent {...props} />
    </FormContext>
  );
}

function FormContent({ page, interactive: loaded, extras }: FormPageProps): ReactElement {
  const { form, mode } = page;
  const { paged, computed, requests, rows, ConfirmationNote } = extras;
  const plain = useMemo(() => (rows === null ? plainParts : { ...plainParts, Fields: rows.Fields }), [rows]);
  const useAsked = extras.useAskedForm ?? asIs;
  const { asked, stops, fields: fieldLogic } = useAsked(page);
  const i18n = useI18n();
  const toHtml = use(MarkdownContext);
  const site = useSite();
  const controls = useForm((state) => state.controls);
  const errors = useForm((state) => state.errors);
  const isRefused = useForm(mustCorrect);
  const reviewing = useForm(isReviewing);
  const isStarted = useForm(({ draft }) => draft.state === 'started');
  // Without script the answers are above the form, which is then sent by its own button too.
  const isReviewed = awaitsReview(page) && !isStarted;
  const [verified] = useState<ReadonlySet<string>>(() => new Set(loaded?.verifiedFields(page, site)));
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [notices, setNotices] = useState<Element | null>(null);
  const [files, setFiles] = useState<Element | null>(null);
  const { interactive, pressed, early, isOffline } = useInteractive(page, element, loaded);
  const errorTexts = useMemo(
    () => interactive?.errorTexts(form, errors, i18n) ?? noErrorTexts,
    [interactive, form, errors, i18n],
  );
  const slots = useMemo(
    () => (element === null || notices === null ? null : { form: element, notices, files }),
    [element, notices, files],
  );
  const name = i18n.textOf(form.name);
  const title = useForm((state) => (paged ? paged.currentPageTitle(page, state, i18n) : name));
  usePageTitle(
    reviewing ? `${i18n.text('checkAnswers')} – ${name}` : title,
    titleState(page, site, isRefused),
  );
  const { Head, Questions, LastPart, Ending, Aside } = paged ?? plain;
  const part = { page, asked: asked.form, stops: mode === 'fill' ? stops : [], plain };
  const { InteractiveForm, AboveForm, EndErrors, ReturnedFiles, TestBanner } = interactive ?? {};
  return (
    <>
      <div className={styles.page} data-reviewing={reviewing ? '' : undefined}>
        <div className={classNames(column.container, styles.columns)}>
          <div className={styles.column}>
            <Head {...part} />
            {mode === 'preview' && (
              <Notice kind="info" id={previewNoticeId} className={styles.notice}>
                {page.draftOf === null
                  ? i18n.text('previewNotice')
                  : i18n.text('draftPreviewNotice', { version: page.draftOf })}
              </Notice>
            )}
            <MaintenanceNotice />
            <div ref={setNotices} />
            <form
              ref={setElement}
              id={paged?.formId}
              method="post"
              action={`/form/${form.guid}${page.testToken === null ? '' : '?test=true'}`}
              encType="multipart/form-data"
              noValidate
              aria-labelledby={formTitleId}
            >
              <VerifiedFields value={verified}>
                {AboveForm !== undefined && <AboveForm page={asked} />}
                {page.testToken !== null && TestBanner !== undefined && (
                  <TestBanner token={page.testToken} version={form.revision} />
                )}
                <HiddenControls corrected={page.returned?.corrects ?? null} />
                <MarkdownContext value={interactive?.markdownToHtml ?? toHtml}>
                  <ComputedFieldContext value={computed}>
                    <Questions
                      form={form}
                      plain={plain}
                      initial={controls.answers}
                      version={controls.version}
                      errors={errorTexts}
                      use={mode === 'fill' ? 'answer' : 'look'}
                      logic={mode === 'fill' ? fieldLogic : null}
                    />
                  </ComputedFieldContext>
                </MarkdownContext>
              </VerifiedFields>
              <LastPart {...part}>
                {requests && (
                  <requests.RequestedFiles page={page} files={setFiles} ReturnedFiles={ReturnedFiles} />
                )}
                {takesAttachments(form.attachments) && (
                  <AttachmentsPart page={page} files={setFiles} ReturnedFiles={ReturnedFiles} />
                )}
                <RobotTrap />
                {ConfirmationNote && <ConfirmationNote page={page} />}
              </LastPart>
              {EndErrors !== undefined && <EndErrors form={asked.form} />}
              {isOffline && (
                <Notice kind="danger" role="alert" className={styles.offline}>
                  <PortalText textKey="offline" />
                </Notice>
              )}
              {page.closesAt !== undefined && <ClosingSoon closesAt={page.closesAt} />}
              <Ending
                {...part}
                StopNotice={interactive?.StopNotice}
                next={form.checkAnswers && !isReviewed ? 'check-answers' : 'send'}
                closedBy={mode === 'fill' ? null : previewNoticeId}
              />
            </form>
          </div>
          <Aside {...part} />
        </div>
      </div>
      {InteractiveForm !== undefined && slots !== null && mode === 'fill' && (
        <InteractiveForm
          page={page}
          slots={slots}
          pressed={pressed}
          early={early}
          resolveForm={interactive?.resolveForm ?? null}
          createPaging={paged?.createPaging ?? null}
          requests={requests}
          createRowEditor={rows?.createRowEditor ?? null}
        />
      )}
    </>
  );
}
