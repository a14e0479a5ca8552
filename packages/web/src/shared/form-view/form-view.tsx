import { answerTo, sections } from '@form-portal/domain';
import { fieldTypeUi } from '@form-portal/field-types/ui';
import { classNames } from '@form-portal/ui';
import { memo, useMemo } from 'react';
import { Localized } from '../i18n/i18n-context.tsx';
import { FieldView } from './field-view.tsx';
import { groupHeadingId } from './field-ids.ts';
import styles from './form-view.module.css';
import type { FieldUse } from './field-view.tsx';
import type { Answers, Form, Row, Section } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FormViewProps {
  readonly form: Form;
  /** What stands in the controls at first. */
  readonly initial: Answers;
  /** Another number puts `initial` into the controls again. */
  readonly filling: number;
  /** What is wrong, in words, by the field's GUID. */
  readonly errors: ReadonlyMap<string, string>;
  readonly use: FieldUse;
}

/** The fields of a form as visitors see them: groups with headings, two narrow fields side by side (specification section 2). */
export const FormView = memo(function FormView(props: FormViewProps): ReactElement {
  const { form } = props;
  const parts = useMemo(() => sections(form), [form]);
  return (
    <>
      {parts.map((section) => (
        <SectionView key={keyOf(section)} {...props} section={section} />
      ))}
    </>
  );
});

function keyOf({ group, rows }: Section): string {
  return group?.guid ?? `before-${rows[0]?.[0].guid ?? ''}`;
}

interface SectionProps extends FormViewProps {
  readonly section: Section;
}

function SectionView({ section, ...props }: SectionProps): ReactElement {
  const { group, rows } = section;
  const fields = rows.map((row) => <RowView key={row[0].guid} {...props} row={row} />);
  if (group === null) return <div className={styles.section}>{fields}</div>;
  const heading = groupHeadingId(group.guid);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading} tabIndex={-1}>
        <Localized text={group.name} />
      </h2>
      {fields}
    </section>
  );
}

interface RowProps extends FormViewProps {
  readonly row: Row;
}

/** One or two fields. A narrow one keeps half of the width when it stands alone (design 4). */
function RowView({ row, initial, filling, errors, use }: RowProps): ReactElement {
  const narrow = row[0].width === 'narrow';
  // Lines side by side stand on the same edge, whatever is written above them (design 3.1).
  const level = row.every((field) => fieldTypeUi(field.type).shape === 'line');
  return (
    <div className={classNames(styles.row, narrow && styles.halves, level && styles.level)}>
      {row.map((field) => (
        <FieldView
          key={field.guid}
          field={field}
          initial={answerTo(initial, field.guid)}
          filling={filling}
          error={errors.get(field.guid)}
          use={use}
        />
      ))}
    </div>
  );
}
