import { Button, PlusIcon, classNames } from '@form-portal/ui';
import { useEditor, useRun } from '../../editor-context.tsx';
import { useAdd } from '../../use-add.ts';
import { addPageAfterCommand } from '../../model/commands/layout/pages.ts';
import { runOfPage } from '@form-portal/domain/edit';
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
  const index = useEditor(({ form }) => (page === null ? form.layout.length : runOfPage(form, page).end));
  const isEmpty = useEditor(
    ({ form }) => (page === null ? form.layout.length : lengthOf(runOfPage(form, page))) === 0,
  );
  return (
    <div className={canvasStyles.end}>
      <AddSpot group={null} page={page} index={index} look={isEmpty ? 'alone' : 'gap'} />
    </div>
  );
}

function lengthOf({ start, end }: ReturnType<typeof runOfPage>): number {
  return end - start;
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
  const add = useAdd();
  return (
    <Button icon={<PlusIcon size={16} />} onClick={() => add('pages', () => run(addPageAfterCommand(after)))}>
      {text('admin.pages.addHere')}
    </Button>
  );
}
