import { XIcon, classNames } from '@form-portal/ui';
import { memo, useRef } from 'react';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { isSameTarget, spotKey } from '../../model/canvas-view.ts';
import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import { FieldTypeMenu } from '../field-type-menu/field-type-menu.tsx';
import { useAddition } from './use-addition.ts';
import { useOnLeave } from './use-on-leave.ts';
import styles from './add-spot.module.css';
import type { Guid } from '@form-portal/domain';
import type { Spot, Target } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface AddSpotProps {
  /** Null: the form's top level. */
  readonly group: Guid | null;
  /** In front of which entry of the group or form, counted from 0. */
  readonly index: number;
  /** `alone`: nothing else is in the container, so that the place is drawn all the time. */
  readonly look?: 'gap' | 'alone';
}

/**
 * The gap between two lines: a plus when the pointer comes, the field types when it is pressed, a line while something would come down
 * here. There is one at every line of the form, so that it is no more than two elements until it is opened.
 */
export const AddSpot = memo(function AddSpot({ group, index, look = 'gap' }: AddSpotProps): ReactElement {
  const { text } = useAdminLanguage();
  const run = useRun();
  const spot: Spot = { kind: 'at', group, index };
  const isOpen = useEditor(({ canvas }) => isSameTarget(canvas.addTarget, spot));
  const isDropTarget = useEditor(({ canvas }) => isSameTarget(canvas.dropTarget, spot));
  const isOnly = look === 'alone';
  return (
    <div
      className={classNames(
        styles.spot,
        isOnly && styles.only,
        isOpen && styles.open,
        isDropTarget && styles.landing,
      )}
      data-spot={spotKey(spot)}
    >
      <button
        type="button"
        className={styles.plus}
        data-part="spot"
        tabIndex={isOnly ? 0 : -1}
        aria-hidden={!isOnly && !isOpen ? true : undefined}
        aria-expanded={isOpen}
        aria-label={
          isOpen
            ? text('admin.canvas.closeFieldTypes')
            : text(isOnly ? 'admin.canvas.addFirst' : 'admin.canvas.addHere')
        }
        onClick={() => run(changeCanvasCommand({ addTarget: isOpen ? null : spot }))}
      >
        {isOpen && <XIcon size={16} />}
        {isOnly && !isOpen && <span>{text('admin.canvas.addFirst')}</span>}
      </button>
      {isOpen && (
        <InAdminLanguage>
          <AddMenu target={spot} />
        </InAdminLanguage>
      )}
    </div>
  );
});

/** The open field types of a target; while it is open, nothing else is. */
export function AddMenu({ target }: { readonly target: Target }): ReactElement {
  const { add, close } = useAddition();
  const store = useEditorStore();
  const box = useRef<HTMLDivElement>(null);
  useOnLeave(box, () => {
    // Somewhere else they may be open already.
    if (isSameTarget(store.state().canvas.addTarget, target)) close();
  });
  const isTopLevel = target.kind === 'at' && target.group === null;
  return (
    <div ref={box} className={styles.menu}>
      <FieldTypeMenu
        offers={isTopLevel ? 'fields-and-group' : 'fields'}
        onChoose={(choice) => add(choice, target)}
        onExit={close}
      />
    </div>
  );
}
