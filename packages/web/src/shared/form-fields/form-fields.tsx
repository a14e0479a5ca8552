import { answerTo } from '@form-portal/domain';
import { fieldTypeUi } from '@form-portal/field-types/ui';
import { classNames } from '@form-portal/ui';
import { memo } from 'react';
import { Localized } from '../i18n/i18n-context.tsx';
import { FieldView } from './field-view.tsx';
import { groupHeadingId } from './field-ids.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { isRowHidden, logicOfField, sameLogic } from './field-logic.ts';
import styles from './form-fields.module.css';
import type { FieldLogic } from './field-logic.ts';
import type { FieldUse } from './field-view.tsx';
import type { Answers, Field, Group, LayoutRow, Section } from '@form-portal/domain';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/**
 * Components that the editor renders around the sections, rows and fields of a form; visitors’ pages have none. Each is inside the
 * element of what it frames, around its content. Sections and rows of which nothing is asked remain, for the frames to say so.
 */
export interface FormFrames {
  readonly Section: ComponentType<{ readonly section: Section; readonly children: ReactNode }>;
  /** Wraps the rows of a section; absent: nothing does. */
  readonly Rows?: ComponentType<{ readonly section: Section; readonly children: ReactNode }>;
  readonly Row: ComponentType<{ readonly row: LayoutRow; readonly children: ReactNode }>;
  readonly Field: ComponentType<{ readonly field: Field; readonly children: ReactNode }>;
}

export interface FormFieldsProps {
  /** The sections of the form, or some of them; the same array for the same form. */
  readonly sections: readonly Section[];
  /** The answers that the controls are mounted with. */
  readonly initial: Answers;
  /** Another version mounts the controls again with `initial`. */
  readonly version: number;
  /** The error texts, by the field's GUID. */
  readonly errors: ReadonlyMap<string, string>;
  readonly use: FieldUse;
  /** How the form's rules apply to its fields; null or absent: they depend on no answers. */
  readonly logic?: FieldLogic | null;
  /** Must always be the same object. */
  readonly frames?: FormFrames;
}

/** The fields of a form as visitors see them: groups with headings, two narrow fields side by side (specification §2). */
export const FormFields = memo(function FormFields({ sections, ...props }: FormFieldsProps): ReactElement {
  return (
    <>
      {sections.map((section, index) => (
        <SectionView key={keyOf(section, sections[index - 1])} {...props} section={section} />
      ))}
    </>
  );
});

/** Fields between groups are keyed by the group before them, so that the key is the same when their first field changes. */
function keyOf({ group }: Section, before: Section | undefined): string {
  return group?.guid ?? `after-${before?.group?.guid ?? 'nothing'}`;
}

interface SectionProps extends Omit<FormFieldsProps, 'sections'> {
  readonly section: Section;
}

const SectionView = memo(function SectionView({ section, ...props }: SectionProps): ReactElement {
  const { group, rows } = section;
  const { logic = null } = props;
  const Frame = props.frames?.Section;
  const RowsFrame = props.frames?.Rows;
  const nothingAsked =
    group === null ? rows.every((row) => isRowHidden(row, logic)) : isGroupHidden(group, logic);
  const hidden = Frame === undefined && nothingAsked;
  const fields = rows.map((row) => <RowView key={row[0].guid} {...props} row={row} />);
  const content = (
    <>
      {group !== null && (
        <h2 id={groupHeadingId(group.guid)} className={styles.heading} tabIndex={-1}>
          <Localized text={group.name} />
        </h2>
      )}
      {group?.description && <Markdown text={group.description} className={styles.description} />}
      {RowsFrame === undefined ? fields : <RowsFrame section={section}>{fields}</RowsFrame>}
    </>
  );
  const framed = Frame === undefined ? content : <Frame section={section}>{content}</Frame>;
  const className = classNames(styles.section, props.use === 'answer' && styles.deferred);
  if (group === null)
    return (
      <div className={className} hidden={hidden}>
        {framed}
      </div>
    );
  return (
    <section className={className} aria-labelledby={groupHeadingId(group.guid)} hidden={hidden}>
      {framed}
    </section>
  );
}, sameSection);

interface RowProps extends Omit<FormFieldsProps, 'sections'> {
  readonly row: LayoutRow;
}

/** One or two fields. A narrow one keeps half of the width when it is alone (docs/design.md#short-fields). */
const RowView = memo(function RowView({ row, frames, ...props }: RowProps): ReactElement {
  const narrow = row[0].width === 'narrow';
  // Controls side by side are aligned, whatever text is above them (docs/design.md#field-frame).
  const level = row.every((field) => fieldTypeUi(field.type).frame(field) === 'line');
  const Frame = frames?.Row;
  const fields = row.map((field) => <CellView key={field.guid} {...props} frames={frames} field={field} />);
  return (
    <div
      className={classNames(
        styles.row,
        narrow && styles.halves,
        level && styles.level,
        row.some(({ guid }) => props.logic?.appeared.has(guid)) && styles.appeared,
        Frame !== undefined && styles.framed,
      )}
      hidden={Frame === undefined && isRowHidden(row, props.logic ?? null)}
    >
      {Frame === undefined ? fields : <Frame row={row}>{fields}</Frame>}
    </div>
  );
}, sameRow);

interface CellProps extends Omit<FormFieldsProps, 'sections' | 'frames'> {
  readonly field: Field;
  readonly frames: FormFrames | undefined;
}

function CellView({ field, initial, version, errors, use, logic = null, frames }: CellProps): ReactElement {
  const view = (
    <FieldView
      field={field}
      initial={answerTo(initial, field.guid)}
      version={version}
      error={errors.get(field.guid)}
      use={use}
      {...logicOfField(field, logic)}
    />
  );
  return frames === undefined ? view : <frames.Field field={field}>{view}</frames.Field>;
}

// Every form has new section and row objects: they are compared by content, so that an edit re-renders only its own row.
function sameSection(one: SectionProps, other: SectionProps): boolean {
  const { group, rows } = one.section;
  return (
    group === other.section.group &&
    rows.length === other.section.rows.length &&
    sameGroupLogic(group, one, other) &&
    rows.every((row, index) => sameFields(row, other.section.rows[index]) && sameRowState(row, one, other)) &&
    sameSharedProps(one, other)
  );
}

function sameRow(one: RowProps, other: RowProps): boolean {
  return sameFields(one.row, other.row) && sameRowState(one.row, one, other) && sameSharedProps(one, other);
}

function sameFields(one: LayoutRow, other: LayoutRow | undefined): boolean {
  return one.length === other?.length && one.every((field, index) => field === other[index]);
}

/** Whether errors and rules of a row's fields are the same. */
function sameRowState(row: LayoutRow, one: SharedProps, other: SharedProps): boolean {
  const sameErrors = row.every(({ guid }) => one.errors.get(guid) === other.errors.get(guid));
  return sameErrors && sameLogic(row, one.logic ?? null, other.logic ?? null);
}

function sameGroupLogic(group: Group | null, one: SharedProps, other: SharedProps): boolean {
  if (group === null) return true;
  return isGroupHidden(group, one.logic ?? null) === isGroupHidden(group, other.logic ?? null);
}

function isGroupHidden({ guid }: Group, logic: FieldLogic | null): boolean {
  return logic !== null && !logic.groups.has(guid);
}

type SharedProps = Omit<FormFieldsProps, 'sections'>;

function sameSharedProps(one: SharedProps, other: SharedProps): boolean {
  return (
    one.initial === other.initial &&
    one.version === other.version &&
    one.use === other.use &&
    one.frames === other.frames
  );
}
