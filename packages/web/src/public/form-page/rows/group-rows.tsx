import { formControlNames, inRow, rowChangeToWire, rowName, rowsControlName } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { Button, PlusIcon, TrashIcon } from '@form-portal/ui';
import { Fragment, useEffect, useEffectEvent, useMemo } from 'react';
import { groupHeadingId } from '../../../shared/form-fields/field-ids.ts';
import { FormFields } from '../../../shared/form-fields/form-fields.tsx';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useForm } from '../use-form.ts';
import { addRowId, undoRow } from './row-ids.ts';
import styles from './group-rows.module.css';
import type { FormFieldsProps } from '../../../shared/form-fields/form-fields.tsx';
import type { RemovedRow } from './removed-row.ts';
import type { Field, Group, LayoutRow, Section } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface GroupRowsProps {
  readonly group: Group;
  readonly section: Section;
  readonly fields: Omit<FormFieldsProps, 'parts'>;
}

/** A repeatable group: its rows as cards, and the button that adds one. The buttons post the form where there is no script. */
export function GroupRows({ group, section, fields }: GroupRowsProps): ReactElement {
  const i18n = useI18n();
  const { min = 0, max = 1, addText } = group.repeat ?? {};
  const count = useForm(({ logic }) => logic?.rows.find(([guid]) => guid === group.guid)?.[1] ?? min);
  const isShown = useForm(({ logic }) => logic?.shownGroups.includes(group.guid) ?? true);
  const removed = useForm(({ removedRow }) => (removedRow?.group === group.guid ? removedRow : null));
  const rows = useMemo(
    () => Array.from({ length: count }, (_, index) => [sectionInRow(section, index + 1)]),
    [section, count],
  );
  const isFull = count >= max;
  const canChange = fields.use === 'answer';
  useRowsAnnounced(group, removed !== null);
  return (
    <section className={styles.group} aria-labelledby={`rows-${group.guid}`} hidden={!isShown}>
      <h2 id={`rows-${group.guid}`}>
        <Localized text={group.name} />
      </h2>
      {group.description && <Markdown text={group.description} className={styles.description} />}
      <input type="hidden" name={rowsControlName(group.guid)} value={count} />
      {rows.map((parts, index) => {
        const row = index + 1;
        return (
          <Fragment key={row}>
            {removed?.row === row && <RemovedLine removed={removed} group={group} section={section} />}
            <section className={styles.card} aria-labelledby={groupHeadingId(inRow(group.guid, row))}>
              <div className={styles.head}>
                <h3 id={groupHeadingId(inRow(group.guid, row))} tabIndex={-1}>
                  {i18n.textOf(rowName(group, row))}
                </h3>
                {canChange && count > min && (
                  <Button
                    type="submit"
                    kind="quiet"
                    icon={<TrashIcon />}
                    name={formControlNames.go}
                    value={rowChangeToWire({ kind: 'remove', group: group.guid, row })}
                    formAction={`#rows-${group.guid}`}
                    aria-label={i18n.text('removeRow', { row: i18n.textOf(rowName(group, row)) })}
                  >
                    {i18n.text('remove')}
                  </Button>
                )}
              </div>
              <FormFields parts={parts} {...fields} />
            </section>
          </Fragment>
        );
      })}
      {removed?.row === count + 1 && <RemovedLine removed={removed} group={group} section={section} />}
      {canChange && (
        <div className={styles.add}>
          <Button
            type="submit"
            id={addRowId(group.guid)}
            icon={<PlusIcon />}
            name={formControlNames.go}
            value={rowChangeToWire({ kind: 'add', group: group.guid })}
            formAction={`#${addRowId(group.guid)}`}
            aria-disabled={isFull}
            aria-describedby={isFull ? `${addRowId(group.guid)}-full` : undefined}
          >
            {i18n.textOf(addText ?? {}) || i18n.text('addRow')}
          </Button>
          {isFull && <span id={`${addRowId(group.guid)}-full`}>{i18n.text('rowsAtMost', { max })}</span>}
        </div>
      )}
    </section>
  );
}

interface RemovedLineProps {
  readonly removed: RemovedRow;
  readonly group: Group;
  readonly section: Section;
}

/** Stands where a row was removed, until something else is done with rows; names the row and its first answer. */
function RemovedLine({ removed, group, section }: RemovedLineProps): ReactElement {
  const i18n = useI18n();
  const shown = section.rows.flat().flatMap((field) => {
    const answer = removed.answers[field.guid] ?? null;
    return fieldTypes.get(field.type).display(field, answer, i18n) || [];
  });
  const name = i18n.text('rowRemoved', { row: i18n.textOf(rowName(group, removed.row)) });
  return (
    <div className={styles.removed}>
      <span>{[name, ...shown.slice(0, 1)].join(', ')}</span>
      <button type="submit" name={formControlNames.go} value={undoRow} className={styles.undo}>
        {i18n.text('undo')}
      </button>
    </div>
  );
}

/** Says politely that a row was added or removed. */
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

/** The fields of a row, whose heading is that of its card. */
function sectionInRow({ page, rows }: Section, row: number): Section {
  const inThisRow = (field: Field): Field => ({ ...field, guid: inRow(field.guid, row) });
  return {
    page,
    group: null,
    rows: rows.map((fields) => fields.map(inThisRow) as readonly Field[] as LayoutRow),
  };
}
