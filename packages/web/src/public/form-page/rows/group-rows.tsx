import { formControlNames, inRow, rowChangeToWire, rowName } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { CheckIcon, type ButtonProps } from '@form-portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { RepeatedGroup } from '../../../shared/form-fields/rows/repeated-group.tsx';
import { addRowId } from '../../../shared/form-fields/rows/row-ids.ts';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useForm } from '../use-form.ts';
import { undoRow } from './undo-row.ts';
import styles from './removed-line.module.css';
import type { FormFieldsProps } from '../../../shared/form-fields/form-fields.tsx';
import type { RemovedRow } from './removed-row.ts';
import type { Group, RowChange, Section } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface GroupRowsProps {
  readonly group: Group;
  readonly section: Section;
  readonly fields: Omit<FormFieldsProps, 'sections'>;
}

/** A repeatable group, whose buttons post the form where there is no script. */
export function GroupRows({ group, section, fields }: GroupRowsProps): ReactElement {
  const { guid, repeat } = group;
  const count = useForm(
    ({ logic }) => logic?.rows.find(([group]) => group === guid)?.[1] ?? repeat?.min ?? 0,
  );
  const isShown = useForm(({ logic }) => logic?.shownGroups.includes(guid) ?? true);
  const behindStops = useForm(({ logic }) => logic?.behindStops);
  const removed = useForm(({ removedRow }) => (removedRow?.group === guid ? removedRow : null));
  useRowsAnnounced(group, removed !== null);
  return (
    <RepeatedGroup
      group={group}
      section={section}
      fields={fields}
      count={count}
      hidden={!isShown}
      isBehindStop={(row) => behindStops?.includes(inRow(guid, row)) ?? false}
      buttonOf={fields.use === 'answer' ? submitButtonOf : null}
      before={(row) =>
        removed?.row === row && <RemovedLine removed={removed} group={group} section={section} />
      }
    />
  );
}

function submitButtonOf(change: RowChange): ButtonProps {
  const goTo = change.kind === 'add' ? addRowId(change.group) : `rows-${change.group}`;
  return {
    type: 'submit',
    name: formControlNames.go,
    value: rowChangeToWire(change),
    formAction: `#${goTo}`,
  };
}

interface RemovedLineProps {
  readonly removed: RemovedRow;
  readonly group: Group;
  readonly section: Section;
}

/** Shown where a row was removed, until something else is done with rows; names the row and its first answer. */
function RemovedLine({ removed, group, section }: RemovedLineProps): ReactElement {
  const i18n = useI18n();
  const answers = section.rows
    .flat()
    .map((field) => fieldTypes.get(field.type).display(field, removed.answers[field.guid] ?? null, i18n))
    .filter((answer) => answer !== '');
  const name = i18n.text('rowRemoved', { row: i18n.textOf(rowName(group, removed.row)) });
  return (
    <div className={styles.removed}>
      <CheckIcon />
      <span>{[name, ...answers.slice(0, 1)].join(', ')}</span>
      <button type="submit" name={formControlNames.go} value={undoRow} className={styles.undo}>
        <PortalText textKey="undo" />
      </button>
    </div>
  );
}

/** Announces politely that a row was added or removed. */
function useRowsAnnounced(group: Group, isRemoved: boolean): void {
  const { text, textOf } = useI18n();
  const announce = useAnnounce();
  const changes = useForm(({ rowChanges }) => rowChanges);
  const times = changes.group === group.guid ? changes.times : 0;
  const say = useEffectEvent(() => {
    const row = textOf(rowName(group, changes.row));
    announce(text(isRemoved ? 'rowRemoved' : 'rowAdded', { row }));
  });
  useEffect(() => {
    if (times > 0) say();
  }, [times]);
}
