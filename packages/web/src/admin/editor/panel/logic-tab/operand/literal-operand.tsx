import { dataTypes, noProperty, problemText } from '@form-portal/domain';
import { comparable } from '@form-portal/domain/logic';
import { TextInput, classNames } from '@form-portal/ui';
import { useId, useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { commitsTyped } from '../../../commits-typed.ts';
import styles from '../logic-tab.module.css';
import type { Answer, DisplayLocale, Field, FieldType, FieldTypes, Problem } from '@form-portal/domain';
import type { ComparisonKind, Question } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface LiteralOperandProps {
  readonly value: string | number | boolean;
  readonly question: Question;
  readonly onChange: (value: string | number) => void;
}

/** The field type that spells the values of each kind. */
const typeNames = {
  text: 'text',
  number: 'number',
  date: 'date',
  time: 'time',
  'date-time': 'datetime',
} as const;
type LiteralKind = keyof typeof typeNames;

const errors = {
  text: null,
  number: 'admin.logic.notANumber',
  date: 'admin.logic.notADate',
  time: 'admin.logic.notATime',
  'date-time': 'admin.logic.notADate',
} as const;
const examples: Readonly<Record<LiteralKind, string>> = {
  text: '',
  number: '',
  date: '2026-05-31',
  time: '09:30',
  'date-time': '2026-05-31 09:30',
};

/** A typed value, committed when the control is left or on Enter. What cannot be read stays in the control, with an error. */
export function LiteralOperand({ value, question, onChange }: LiteralOperandProps): ReactElement | null {
  const id = useId();
  const i18n = useI18n();
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const kind = question.kind !== null && question.kind in typeNames ? (question.kind as LiteralKind) : 'text';
  const speller = spellerOf(kind, question.field, fieldTypes);
  const spelled = () => ({ value, typed: speller.spell(value, i18n), error: '' });
  const [shown, setShown] = useState(spelled);
  // Committed, or changed elsewhere, such as by undo. The control is not remounted: it may have the focus.
  if (shown.value !== value) setShown(spelled());
  const { typed, error } = shown;
  const unit = speller.unit(i18n);

  function commit(): void {
    const read = speller.read(typed);
    setShown({ ...shown, error: errorOf(read) });
    if (read !== undefined && !isProblem(read) && read !== value) onChange(read);
  }
  function errorOf(read: ReturnType<Speller['read']>): string {
    if (read === undefined) return unreadableText();
    return isProblem(read) ? problemText(read, i18n.text) : '';
  }
  function unreadableText(): string {
    const key = errors[kind];
    return key === null ? '' : i18n.text(key, { example: speller.spell(examples[kind], i18n) });
  }

  const describedBy = classNames(unit !== '' && `${id}-unit`, error !== '' && `${id}-error`);

  return (
    <div className={styles.literal}>
      <TextInput
        aria-label={i18n.text('admin.logic.value')}
        aria-invalid={error !== '' || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        inputMode={kind === 'text' ? undefined : 'decimal'}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setShown({ ...shown, typed: currentTarget.value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (commitsTyped(event)) commit();
        }}
      />
      {unit !== '' && (
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      )}
      {error !== '' && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface Speller {
  readonly spell: (value: string | number | boolean, locale: DisplayLocale) => string;
  /** A problem when the type itself says what is wrong; undefined for anything else that cannot be read. */
  readonly read: (typed: string) => string | number | Problem | undefined;
  readonly unit: (locale: DisplayLocale) => string;
}

/** Spells and reads values as the controls of visitors do, with the unit or format of the question but without its range. */
function spellerOf(kind: LiteralKind, question: Field, fieldTypes: FieldTypes): Speller {
  const type: FieldType = fieldTypes.get(typeNames[kind]);
  const dataType = kind === 'number' ? dataTypes.floating : question.dataType;
  const { minValue: _min, maxValue: _max, ...withoutRange } = question.settings;
  const settings = question.type === 'number' || question.type === 'text' ? withoutRange : {};
  const field: Field = { ...question, type: type.name, dataType, settings, property: noProperty };
  return {
    spell: (value, locale) =>
      ['', ...type.parts]
        .map((part) => type.controlValue(field, value, part, locale))
        .join(' ')
        .trim(),
    read: (typed) => {
      const answer = type.normalise(field, type.parts.length === 0 ? typed : splitMoment(typed));
      const refusal = type.check(field, answer).find(({ code }) => code === 'answer.refused');
      return kind === 'number' && refusal !== undefined ? refusal : readAs(kind, answer);
    },
    unit: (locale) => type.unit?.(field, locale) ?? '',
  };
}

function isProblem(read: string | number | Problem | undefined): read is Problem {
  return typeof read === 'object';
}

/** A date and a time, which the controls of a date-time keep apart. */
function splitMoment(typed: string): readonly string[] {
  const [date = '', ...time] = typed.trim().split(/\s+/);
  return [date, time.join(' ')];
}

function readAs(kind: ComparisonKind, answer: Answer): string | number | undefined {
  if (kind === 'text') return typeof answer === 'string' ? answer : '';
  const read = comparable(kind, answer);
  return typeof read === 'string' || typeof read === 'number' ? read : undefined;
}
