import { formControlNames, nextPage } from '@form-portal/domain';
import { ChevronDownIcon, classNames, visuallyHidden } from '@form-portal/ui';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { mayBeRequired } from '../../../shared/form-fields/field-logic.ts';
import { AboutRequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import column from '../../../shared/shell/page-column.module.css';
import { formTitleId } from '../layout/form-head.tsx';
import { isReviewing } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import { currentPage, fieldsOnPage } from './current-page.ts';
import { formId } from './page-button.tsx';
import { StepList } from './step-list.tsx';
import { usePagedForm } from './use-paged-form.ts';
import styles from './paged-head.module.css';
import type { FormPartProps } from '../form-parts.ts';
import type { Form, PagedForm } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Above the questions: the name of the form, that of the page as the heading, and which page it is (docs/design.md#form-with-pages). */
export function PagedHead(props: FormPartProps): ReactElement {
  const { page, asked, plain } = props;
  const paged = usePagedForm(page);
  const reviewing = useForm((state) => isReviewing(state) || state.progress?.stage === 'reviewing');
  if (page.mode === 'preview') return <plain.Head {...props} />;
  return (
    <>
      <DefaultButton />
      {reviewing ? (
        <h1 id={formTitleId} tabIndex={-1}>
          <Localized text={asked.name} isHeading />
        </h1>
      ) : (
        <PageHead {...props} paged={paged} />
      )}
      <Descriptions paged={paged} hidden={reviewing} />
      {!reviewing && <Note form={page.form} paged={paged} />}
    </>
  );
}

/** What Enter presses in a browser without script: the first button of the form must not be one that goes back. */
function DefaultButton(): ReactElement {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <button type="submit" form={formId} name={formControlNames.go} value="next" tabIndex={-1} />
    </div>
  );
}

interface PageHeadProps extends FormPartProps {
  readonly paged: PagedForm;
}

function PageHead({ paged, ...part }: PageHeadProps): ReactElement {
  const position = positionOf(paged);
  return (
    <>
      <p className={classNames(column.overline, styles.form)}>
        <Localized text={part.asked.name} />
      </p>
      <h1 id={formTitleId} tabIndex={-1}>
        <Localized text={currentPage(paged).name} isHeading />
      </h1>
      <details key={paged.progress.page} className={styles.pages}>
        <summary>
          <span>
            <PortalText textKey="formPageOf" params={position} />
          </span>
          <span className={styles.all}>
            <PortalText textKey="allPages" />
            <ChevronDownIcon />
          </span>
        </summary>
        <StepList {...part} />
      </details>
      <Bar {...position} />
    </>
  );
}

/** What the form and its pages are about. All of it stays in the document, because only the server renders markdown. */
function Descriptions({
  paged: { form, shown, progress },
  hidden,
}: {
  readonly paged: PagedForm;
  readonly hidden: boolean;
}): ReactElement {
  return (
    <>
      <div hidden={hidden || shown[0]?.guid !== progress.page}>
        <Markdown text={form.description} className={styles.description} />
      </div>
      {form.pages?.map(({ guid, description = {} }) => (
        <div key={guid} hidden={hidden || guid !== progress.page}>
          <Markdown text={description} className={styles.description} />
        </div>
      ))}
    </>
  );
}

/** Which page it is, and what the mark means that questions and files may have. */
function Note({ form, paged }: { readonly form: Form; readonly paged: PagedForm }): ReactElement {
  const { text } = useI18n();
  const isLast = nextPage(paged) === undefined;
  const onPage = [
    ...fieldsOnPage(form, paged.progress.page),
    ...(isLast ? (form.attachments.requests ?? []) : []),
  ];
  return (
    <p className={styles.note}>
      <span className={styles.position}>
        <PortalText textKey="formPageOf" params={positionOf(paged)} />
      </span>
      {onPage.some(mayBeRequired) && (
        <span>
          <AboutRequiredMark sentence={text('mandatoryNote')} />
        </span>
      )}
    </p>
  );
}

function positionOf({ shown, progress }: PagedForm): { readonly n: number; readonly all: number } {
  return { n: shown.findIndex(({ guid }) => guid === progress.page) + 1, all: shown.length };
}

/** A bar with a segment for each page, in narrow windows. */
function Bar({ n, all }: { readonly n: number; readonly all: number }): ReactElement {
  return (
    <div className={styles.bar} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <span
          key={index}
          className={classNames(index < n && styles.reached, index === n - 1 && styles.current)}
        />
      ))}
    </div>
  );
}
