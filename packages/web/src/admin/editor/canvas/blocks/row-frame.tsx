import { PlusIcon, classNames } from '@form-portal/ui';
import { useEditor, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { AddMenu, SpotAbove } from '../spots/add-spot.tsx';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { useElementName } from './use-block-name.ts';
import styles from './row-frame.module.css';
import type { Field, LayoutRow } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface RowFrameProps {
  readonly row: LayoutRow;
  readonly children: ReactNode;
}

/** A row on the canvas: the spot above it, the free half beside a short field, and the menu of field types while it is open beside a field. */
export function RowFrame({ row, children }: RowFrameProps): ReactElement {
  const [first, second] = row;
  const targetBeside = useEditor(({ canvas: { addTarget } }) =>
    addTarget?.kind === 'beside' && addTarget.field === first.guid ? addTarget : null,
  );
  return (
    <>
      <SpotAbove guid={first.guid} />
      {children}
      {first.width === 'narrow' && second === undefined && <FreeHalf field={first} />}
      {targetBeside !== null && (
        <div className={classNames(styles.menu, first.width === 'wide' && styles.under)}>
          <InAdminLanguage>
            <AddMenu target={targetBeside} />
          </InAdminLanguage>
        </div>
      )}
    </>
  );
}

/** The half of the row that a short field leaves free (docs/design.md#short-fields). */
function FreeHalf({ field }: { readonly field: Field }): ReactElement | null {
  const { text } = useAdminLanguage();
  const run = useRun();
  const name = useElementName(field.label, 'admin.unnamedField');
  const isSelected = useEditor(
    ({ selection }) => selection.kind === 'field' && selection.guid === field.guid,
  );
  return (
    <button
      type="button"
      className={styles.free}
      tabIndex={-1}
      aria-hidden={isSelected ? true : undefined}
      aria-label={text('admin.canvas.addBeside', { name })}
      onClick={() =>
        run(changeCanvasCommand({ addTarget: { kind: 'beside', field: field.guid, side: 'after' } }))
      }
    >
      <PlusIcon size={16} />
    </button>
  );
}
