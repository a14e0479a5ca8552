import { inRow, rowName, rowsControlName } from '@form-portal/domain';
import { Button, PlusIcon, TrashIcon } from '@form-portal/ui';
import { Fragment, useMemo } from 'react';
import { Localized, PortalText, useI18n } from '../../i18n/i18n-context.tsx';
import { Markdown } from '../../markdown/markdown.tsx';
import { groupHeadingId } from '../field-ids.ts';
import { FormFields } from '../form-fields.tsx';
import { addRowId } from './row-ids.ts';
import styles from './repeated-group.module.css';
import type { ButtonProps } from '@form-portal/ui';
import type { FormFieldsProps } from '../form-fields.tsx';
import type { Field, Group, LayoutRow, RowChange, Section } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface RepeatedGroupProps {
  readonly group: Group;
  readonly section: Section;
  readonly fields: Omit<FormFieldsProps, 'sections'>;
  /** The number of its rows. */
  readonly count: number;
  readonly hidden?: boolean;
  /** Whether a stop hides a row, or the button that adds one after the last. */
  readonly isBehindStop?: (row: number) => boolean;
  /** Returns what the button of a change does; null: rows can't be changed. */
  readonly buttonOf: ((change: RowChange) => ButtonProps) | null;
  /** Returns what to show before a row, or after the last one. */
  readonly before?: (row: number) => ReactNode;
}

/** A repeatable group: its rows as cards, and the button that adds one. */
export function RepeatedGroup(props: RepeatedGroupProps): ReactElement {
  const { group, section, fields, count, hidden = false, isBehindStop, buttonOf, before } = props;
  const i18n = useI18n();
  const { min = 0, max = 1, addText } = group.repeat ?? {};
  const rows = useMemo(
    () => Array.from({ length: count }, (_, index) => [sectionInRow(section, index + 1)]),
    [section, count],
  );
  const isFull = count >= max;
  return (
    <section className={styles.group} aria-labelledby={`rows-${group.guid}`} hidden={hidden}>
      <h2 id={`rows-${group.guid}`}>
        <Localized text={group.name} />
      </h2>
      {group.description && <Markdown text={group.description} className={styles.description} />}
      <input type="hidden" name={rowsControlName(group.guid)} value={count} />
      {rows.map((sections, index) => {
        const row = index + 1;
        return (
          <Fragment key={row}>
            {before?.(row)}
            <section
              className={styles.card}
              data-row={row}
              aria-labelledby={groupHeadingId(inRow(group.guid, row))}
              hidden={isBehindStop?.(row)}
            >
              <div className={styles.head}>
                <h3 id={groupHeadingId(inRow(group.guid, row))} tabIndex={-1}>
                  {i18n.textOf(rowName(group, row))}
                </h3>
                {buttonOf !== null && count > min && (
                  <Button
                    kind="quiet"
                    icon={<TrashIcon />}
                    aria-label={i18n.text('removeRow', { row: i18n.textOf(rowName(group, row)) })}
                    {...buttonOf({ kind: 'remove', group: group.guid, row })}
                  >
                    <PortalText textKey="remove" />
                  </Button>
                )}
              </div>
              <FormFields sections={sections} {...fields} />
            </section>
          </Fragment>
        );
      })}
      {before?.(count + 1)}
      {buttonOf !== null && (
        <div className={styles.add} hidden={isBehindStop?.(count + 1)}>
          <Button
            id={addRowId(group.guid)}
            icon={<PlusIcon />}
            aria-disabled={isFull}
            aria-describedby={isFull ? `${addRowId(group.guid)}-full` : undefined}
            {...buttonOf({ kind: 'add', group: group.guid })}
          >
            {i18n.textOf(addText ?? {}) || i18n.text('addRow')}
          </Button>
          {isFull && (
            <span id={`${addRowId(group.guid)}-full`}>
              <PortalText textKey="rowsAtMost" params={{ max }} />
            </span>
          )}
        </div>
      )}
    </section>
  );
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
