import { Button, PlusIcon, classNames } from '@form-portal/ui';
import { runOfPage } from '@form-portal/domain/edit';
import { useEditor, useRun } from '../../editor-context.tsx';
import { useAddWithinLimit } from '../../use-add-within-limit.ts';
import { addPageAfterCommand } from '../../model/commands/layout/pages.ts';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { InAdminLanguage } from '../admin-language.tsx';
import { AddSpot } from '../spots/add-spot.tsx';
import { PageHead } from './page-head.tsx';
import canvasStyles from '../canvas.module.css';
import styles from './page-sheet.module.css';
import type { FormPage, Guid } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface PageSheetProps {
  /** Null: the form has no pages. */
  readonly page: FormPage | null;
  /** Shown above the page: the head of the form on the first one. */
  readonly above?: ReactNode;
  /** The fields of the page. */
  readonly children: ReactNode;
}

/** A page of the form as a sheet, with the spot at its end; a form without pages is one sheet. */
export function PageSheet({ page, above, children }: PageSheetProps): ReactElement {
  const guid = page?.guid ?? null;
  const isSelected = useEditor(({ selection }) => selection.kind === 'page' && selection.guid === guid);
  return (
    <div
      className={classNames(canvasStyles.sheet, isSelected && styles.selected)}
      data-page={guid ?? undefined}
    >
      {above}
      {page !== null && <PageHead page={page} />}
      <div className={canvasStyles.parts}>{children}</div>
      <EndOfPage page={guid} />
    </div>
  );
}

function EndOfPage({ page }: { readonly page: Guid | null }): ReactElement {
  const start = useEditor(({ form }) => (page === null ? 0 : runOfPage(form, page).start));
  const end = useEditor(({ form }) => (page === null ? form.layout.length : runOfPage(form, page).end));
  return (
    <div className={canvasStyles.end}>
      <AddSpot group={null} page={page} index={end} look={start === end ? 'alone' : 'gap'} />
    </div>
  );
}

/** The gap after a page, where another one can be added. */
export function PageGap({ page }: { readonly page: Guid }): ReactElement {
  return (
    <InAdminLanguage>
      <div className={styles.gap}>
        <AddPage after={page} />
      </div>
    </InAdminLanguage>
  );
}

function AddPage({ after }: { readonly after: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const add = useAddWithinLimit();
  return (
    <Button icon={<PlusIcon size={16} />} onClick={() => add('pages', () => run(addPageAfterCommand(after)))}>
      {text('admin.pages.addHere')}
    </Button>
  );
}
