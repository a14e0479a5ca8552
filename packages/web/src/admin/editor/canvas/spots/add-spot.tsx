import { XIcon, classNames } from '@form-portal/ui';
import { memo, useRef } from 'react';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { isSameTarget, spotKey } from '../../model/view/canvas-view.ts';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { FieldTypeMenu } from '../field-type-menu/field-type-menu.tsx';
import { useAddition } from './use-addition.ts';
import { useOnLeave } from './use-on-leave.ts';
import styles from './add-spot.module.css';
import type { Guid } from '@form-portal/domain';
import type { Spot, Target } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface AddSpotProps {
  /** Null: the top level of the form. */
  readonly group: Guid | null;
  /** The page of a spot at the top level; null in groups and in a form without pages. */
  readonly page: Guid | null;
  /** The index that an added entry gets, counted from 0. */
  readonly index: number;
  /** `alone`: the container is empty, so the spot is always visible. */
  readonly look?: 'gap' | 'alone';
}

/**
 * A spot between two rows: shows a plus on hover, the menu of field types when pressed, and a line when it is the drop target. Every row
 * has one, so it consists of two elements only until it is opened.
 */
export const AddSpot = memo(function AddSpot({
  group,
  page,
  index,
  look = 'gap',
}: AddSpotProps): ReactElement {
  const { text } = useAdminLanguage();
  const run = useRun();
  const spot: Spot = { kind: 'at', group, index, page };
  const state = useEditor(({ canvas }) => {
    if (isSameTarget(canvas.addTarget, spot)) return 'open';
    return isSameTarget(canvas.dropTarget, spot) ? 'drop-target' : 'closed';
  });
  const isOpen = state === 'open';
  const isAlone = look === 'alone';
  const addText = text(isAlone ? 'admin.canvas.addFirst' : 'admin.canvas.addHere');
  return (
    <div
      className={classNames(
        styles.spot,
        isAlone && styles.only,
        isOpen && styles.open,
        state === 'drop-target' && styles.landing,
      )}
      data-spot={spotKey(spot)}
    >
      <button
        type="button"
        className={styles.plus}
        data-part="spot"
        tabIndex={isAlone ? 0 : -1}
        aria-hidden={!isAlone && !isOpen ? true : undefined}
        aria-expanded={isOpen}
        aria-label={isOpen ? text('admin.canvas.closeFieldTypes') : addText}
        onClick={() => run(changeCanvasCommand({ addTarget: isOpen ? null : spot }))}
      >
        {isOpen && <XIcon size={16} />}
        {isAlone && !isOpen && <span>{addText}</span>}
      </button>
      {isOpen && (
        <InAdminLanguage>
          <AddMenu target={spot} />
        </InAdminLanguage>
      )}
    </div>
  );
});

/** The spot above a group, or above the row that begins with a field. */
export function SpotAbove({ guid }: { readonly guid: Guid }): ReactElement | null {
  const position = useEditor(({ positions }) => positions.get(guid));
  if (position === undefined) return null;
  const { group, page, index } = position;
  return <AddSpot group={group} page={page} index={index} />;
}

/** The menu of field types for a target. Only one is open at a time. */
export function AddMenu({ target }: { readonly target: Target }): ReactElement {
  const { add, close } = useAddition();
  const store = useEditorStore();
  const box = useRef<HTMLDivElement>(null);
  useOnLeave(box, () => {
    // It may be open at another target by now.
    if (isSameTarget(store.state().canvas.addTarget, target)) close();
  });
  const isTopLevel = target.kind === 'at' && target.group === null;
  return (
    <div ref={box} className={styles.menu}>
      <FieldTypeMenu
        offers={isTopLevel ? 'everything' : 'fields'}
        onChoose={(choice) => add(choice, target)}
        onExit={close}
      />
    </div>
  );
}
