import { pagesOf } from '@form-portal/domain';
import { visuallyHidden } from '@form-portal/ui';
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ComputedField } from '../../../shared/form-fields/computed-field.tsx';
import {
  ComputedFieldContext,
  type ComputedFieldProps,
  type ComputedFields,
} from '../../../shared/form-fields/computed-field-context.ts';
import { FormFields } from '../../../shared/form-fields/form-fields.tsx';
import { I18nContext, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { AdminLanguageContext } from './admin-language.tsx';
import { findBlock } from './blocks/block-elements.ts';
import { CanvasDialogs } from './tools/canvas-dialogs.tsx';
import { FieldFrame } from './blocks/field-frame.tsx';
import { firstRows } from './first-rows.ts';
import { bringSelectionIntoView } from './focus/bring-selection-into-view.ts';
import { FocusRestorer } from './focus/focus-restorer.tsx';
import { FormHeadBlock } from './blocks/form-head-block.tsx';
import { PageGap, PageSheet } from './pages/page-sheet.tsx';
import { RowFrame } from './blocks/row-frame.tsx';
import { RowsFrame } from './blocks/rows-frame.tsx';
import { SectionFrame } from './blocks/section-frame.tsx';
import { useBlockDrag } from './drag/use-block-drag.ts';
import { onArrowKey } from './focus/on-arrow-key.ts';
import { useClearSelection } from './focus/use-clear-selection.ts';
import { useFormLanguage } from './use-form-language.ts';
import { useDoubleClick } from './blocks/use-double-click.ts';
import styles from './canvas.module.css';
import type { FormFrames } from '../../../shared/form-fields/form-fields.tsx';
import type { ReactElement, RefObject } from 'react';

const frames: FormFrames = { Section: SectionFrame, Rows: RowsFrame, Row: RowFrame, Field: FieldFrame };
const computedFields: ComputedFields = { ComputedField: WithoutValue };
const noAnswers = {};
const noErrors = new Map<string, string>();

/** As many rows as a tall window shows: the start of a long form is rendered before the rest. */
const initialRows = 16;

/** The form as visitors get it, with blocks to select and move, and spots to add to (docs/design.md#editor). */
export function Canvas(): ReactElement {
  return (
    <AdminLanguageContext value={useI18n()}>
      <Sheets />
      <CanvasDialogs />
      <AlertRegion />
    </AdminLanguageContext>
  );
}

/** The assertive live region (docs/design.md#announcements). */
function AlertRegion(): ReactElement {
  return (
    <div role="alert" className={visuallyHidden}>
      {useEditor(({ canvas }) => canvas.alert)}
    </div>
  );
}

function Sheets(): ReactElement {
  const i18n = useI18n();
  const formI18n = useFormLanguage();
  const form = useEditor((state) => state.form);
  const rowCount = useDeferredValue(Infinity, initialRows);
  const pages = useMemo(() => firstRows(pagesOf(form), rowCount), [form, rowCount]);
  const root = useRef<HTMLDivElement>(null);
  useScrollToSelection(root, rowCount);
  useClearSelection();
  const onDoubleClick = useDoubleClick();
  const onPointerDown = useBlockDrag();
  return (
    // Keys and pointer move the focus between the buttons inside and drag them; each button also works by itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="group"
      aria-label={i18n.text('admin.canvas.title')}
      data-editor-region="canvas"
      className={styles.canvas}
      onKeyDown={onArrowKey}
      onDoubleClick={onDoubleClick}
      onPointerDown={onPointerDown}
    >
      <div lang={formI18n.languageTag}>
        <I18nContext value={formI18n}>
          {pages.map(({ page, sections }, index) => (
            <Fragment key={page?.guid ?? 'form'}>
              <PageSheet page={page} above={index === 0 ? <FormHeadBlock /> : null}>
                <ComputedFieldContext value={computedFields}>
                  <FormFields
                    sections={sections}
                    initial={noAnswers}
                    version={0}
                    errors={noErrors}
                    use="look"
                    frames={frames}
                  />
                </ComputedFieldContext>
              </PageSheet>
              {page !== null && <PageGap page={page.guid} />}
            </Fragment>
          ))}
        </I18nContext>
      </div>
      <FocusRestorer root={root} />
    </div>
  );
}

/** A computed field as it is before anything is answered. */
function WithoutValue(props: ComputedFieldProps): ReactElement {
  return <ComputedField {...props} answer={null} />;
}

/**
 * Scrolls to the selected block when the canvas opens and again when the rest of a long form is rendered: until then, neither the block
 * selected at first nor one that was added at the end may be there to scroll to.
 */
function useScrollToSelection(root: RefObject<HTMLElement | null>, rowCount: number): void {
  const store = useEditorStore();
  const [{ selection: initialSelection }] = useState(store.state);
  useEffect(() => {
    const { selection } = store.state();
    if (root.current === null || selection.kind === 'nothing') return undefined;
    if (selection !== initialSelection) return bringSelectionIntoView(root.current, store);
    findBlock(root.current, selection.guid)?.scrollIntoView({ block: 'center' });
    return undefined;
  }, [store, root, initialSelection, rowCount]);
}
