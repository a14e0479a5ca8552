import { pagesOf } from '@form-portal/domain';
import { memo, useMemo } from 'react';
import { Localized } from '../../../shared/i18n/i18n-context.tsx';
import { useForm } from '../use-form.ts';
import styles from './paged-questions.module.css';
import type { QuestionsProps } from '../form-parts.ts';
import type { ReactElement } from 'react';

/**
 * The questions of all pages. Those of other pages are hidden, so that the form element holds every answer, with script and without.
 * The preview shows all pages, one under the other.
 */
export const PagedQuestions = memo(function PagedQuestions(props: QuestionsProps): ReactElement {
  const { form, plain, ...fields } = props;
  const current = useForm(({ progress }) =>
    progress === null || progress.stage === 'reviewing' ? null : progress.page,
  );
  const pages = useMemo(() => pagesOf(form), [form]);
  const isPreview = fields.use === 'look';
  return (
    <>
      {pages.map(
        ({ page, sections }) =>
          page && (
            <div key={page.guid} data-page={page.guid} hidden={!isPreview && page.guid !== current}>
              {isPreview && (
                <h2 className={styles.heading}>
                  <Localized text={page.name} isHeading />
                </h2>
              )}
              <plain.Fields sections={sections} {...fields} />
            </div>
          ),
      )}
    </>
  );
});
