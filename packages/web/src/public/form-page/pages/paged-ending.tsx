import { formControlNames, nextPage, pageTurnToWire, previousPage, stopsInTheWay } from '@form-portal/domain';
import { ArrowLeftIcon, ArrowRightIcon, Button } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePagedForm } from './use-paged-form.ts';
import styles from './paged-ending.module.css';
import type { FormPageContent } from '../form-page-content.ts';
import type { EndingProps, FormPartProps } from '../form-parts.ts';
import type { PagedForm, FormPage, PageTurn } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

const { go } = formControlNames;

/** The part that only the last page shows; while answers are reviewed without script, only if files must be chosen again. */
export function LastPagePart({
  page,
  stops,
  children,
}: FormPartProps & { readonly children: ReactNode }): ReactElement {
  const paged = usePagedForm(page);
  const isNeeded = paged.progress.stage !== 'reviewing' || mustChooseFiles(page);
  const isLast = nextPage(paged) === undefined && isNeeded && stopsInTheWay(paged, stops).length === 0;
  return (
    <div data-page={paged.shown.at(-1)?.guid} hidden={!isLast && page.mode !== 'preview'}>
      {children}
    </div>
  );
}

/** The end of a page: to the next page or to sending, and back. Nothing leads on while a stop is in the way. */
export function PagedEnding(props: EndingProps): ReactElement {
  const { page, stops, plain } = props;
  const paged = usePagedForm(page);
  if (page.mode === 'preview') return <plain.Ending {...props} />;
  const blocking = stopsInTheWay(paged, stops);
  const after = nextPage(paged);
  const isReview = paged.progress.stage === 'reviewing';
  // The review has its own button, unless files must be chosen first.
  const sendsHere = after === undefined && (!isReview || mustChooseFiles(page));
  const back = <BackButton turn={isReview ? { page: paged.progress.page } : previousPage(paged) && 'back'} />;
  return (
    <>
      <ProgressControls {...paged} />
      {sendsHere || blocking.length > 0 ? (
        <plain.Ending {...props} stops={blocking}>
          {blocking.length > 0 ? <div className={styles.afterStop}>{back}</div> : back}
        </plain.Ending>
      ) : (
        <div className={styles.buttons}>
          {after !== undefined && <NextButton page={after} />}
          {back}
        </div>
      )}
    </>
  );
}

/** Whether files that were posted without script were not kept. */
function mustChooseFiles({ returned }: FormPageContent): boolean {
  return (returned?.files.length ?? 0) > 0;
}

/** Where the visitor is, for the server. */
function ProgressControls({ progress }: PagedForm): ReactElement {
  return (
    <>
      <input type="hidden" name={formControlNames.page} value={progress.page} />
      <input type="hidden" name={formControlNames.visited} value={progress.visited.join(',')} />
      <input type="hidden" name={formControlNames.stage} value={progress.stage} />
    </>
  );
}

/** The button to the next page, which it names. */
function NextButton({ page }: { readonly page: FormPage }): ReactElement {
  const { textOf } = useI18n();
  return (
    <Button kind="primary" type="submit" name={go} value="next" className={styles.next}>
      <PortalText textKey="nextPage" params={{ page: textOf(page.name) }} />
      <ArrowRightIcon />
    </Button>
  );
}

/** Absent on the first page. */
function BackButton({ turn }: { readonly turn: PageTurn | undefined }): ReactElement | null {
  if (turn === undefined) return null;
  return (
    <Button type="submit" name={go} value={pageTurnToWire(turn)} icon={<ArrowLeftIcon />}>
      <PortalText textKey="back" />
    </Button>
  );
}
