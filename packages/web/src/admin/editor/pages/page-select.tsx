import { hasPages } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { blockId } from '../canvas/blocks/block-elements.ts';
import { useEditor, useRun } from '../editor-context.tsx';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { useFormText } from '../panel/logic-tab/question/question-select.tsx';
import { useLeftOutPages } from '../trial/use-trial.ts';
import { pageOfSelection } from './page-list.tsx';
import styles from './page-list.module.css';
import type { FormPage, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

const noPages: readonly FormPage[] = [];

/** The pages over the canvas where there is no room beside it. */
export function PageSelect(): ReactElement | null {
  const id = useId();
  const { text } = useI18n();
  const run = useRun();
  const nameOf = useFormText();
  const isShown = useEditor(({ form }) => hasPages(form));
  const pages = useEditor(({ form }) => form.pages ?? noPages);
  const current = useEditor(pageOfSelection);
  const leftOut = useLeftOutPages();
  if (!isShown) return null;
  return (
    <div className={styles.select} data-keeps-selection>
      <label htmlFor={id}>{text('admin.page')}</label>
      <Select
        id={id}
        value={current ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') return;
          // The panel's sheet opens first: it leaves less of the form in view.
          flushSync(() => run(selectCommand(value as Guid)));
          document.querySelector(`#${blockId(value as Guid)}`)?.scrollIntoView();
        }}
      >
        {current === null && <option value="">{text('admin.page.choose')}</option>}
        {pages.map(({ guid, name }, index) => (
          <option key={guid} value={guid}>
            {`${index + 1}. ${nameOf(name) || text('admin.unnamedPage')}`}
            {leftOut.has(guid) && `, ${text('admin.trial.pageLeftOut')}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
