import { endOfGroup } from '@form-portal/domain/edit';
import { Button, ChevronDownIcon, GroupIcon, TrashIcon } from '@form-portal/ui';
import { useCallback, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DeleteDialog } from '../canvas/tools/delete-dialog.tsx';
import { FieldTypeCards } from '../canvas/field-type-menu/field-type-cards.tsx';
import { useAddition } from '../canvas/spots/use-addition.ts';
import { useEditorStore } from '../editor-context.tsx';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { ElementTitle } from './element-title.tsx';
import { PanelHead } from './panel-head.tsx';
import { TextControl } from './text-control.tsx';
import styles from './panel.module.css';
import type { Guid } from '@form-portal/domain';
import type { Addition } from '../model/view/canvas-view.ts';
import type { ReactElement } from 'react';

export interface GroupPanelProps {
  readonly guid: Guid;
}

/** The head of the panel for a group. */
export function GroupHead({ guid }: GroupPanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <PanelHead kind={text('admin.canvas.group')} title={<ElementTitle guid={guid} />} Icon={GroupIcon} />
  );
}

/** The label and description of the selected group. */
export function GroupTexts({ guid }: GroupPanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <TextControl textId={{ of: 'group', guid, part: 'name' }} label={text('admin.panel.groupLabel')} />
      <TextControl
        textId={{ of: 'group', guid, part: 'description' }}
        label={text('admin.panel.groupDescription')}
        hint={text('admin.panel.markdownHint')}
      />
    </>
  );
}

/** Adds fields to the selected group, and deletes the group. */
export function GroupSettings({ guid }: GroupPanelProps): ReactElement {
  return (
    <>
      <AddFields guid={guid} />
      <DeleteGroup />
    </>
  );
}

function DeleteGroup(): ReactElement {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.section}>
        <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          {text('admin.deleteGroup')}
        </Button>
      </div>
      {isAsking && <DeleteDialog onExit={() => setAsking(false)} />}
    </>
  );
}

function AddFields({ guid }: GroupPanelProps): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const summary = useRef<HTMLElement>(null);
  useFocusAtLocation(summary, (location) => location.in === 'group' && location.guid === guid);
  const { add } = useAddition();
  const addToGroup = useCallback(
    (choice: Addition) => add(choice, endOfGroup(store.state().form, guid)),
    [add, store, guid],
  );
  return (
    <details className={styles.section} open>
      <summary ref={summary} className={styles.summary}>
        {text('admin.addFieldsToGroup')}
        <ChevronDownIcon />
      </summary>
      <FieldTypeCards offers="fields" onChoose={addToGroup} />
    </details>
  );
}
