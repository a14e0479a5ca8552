import { localDay } from '@form-portal/domain';
import { usualOperand } from '@form-portal/domain/edit';
import { Select } from '@form-portal/ui';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { LiteralOperand } from './literal-operand.tsx';
import { OptionsOperand } from './options-operand.tsx';
import { QuestionSelect, identification } from '../question/question-select.tsx';
import { TodayOperand } from './today-operand.tsx';
import type { Operand, Question } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface OperandControlProps {
  readonly operand: Operand;
  readonly question: Question;
  /** The questions whose answers it may be compared with. */
  readonly choices: readonly Question[];
  readonly onChange: (operand: Operand) => void;
}

const kindNames = {
  literal: 'admin.logic.compareWith.literal',
  today: 'admin.logic.compareWith.today',
  field: 'admin.logic.compareWith.field',
} as const;

/** What an answer is compared with: options, or a value, today or the answer to another question. */
export function OperandControl({ operand, question, choices, onChange }: OperandControlProps): ReactElement {
  const { text } = useI18n();
  const timeZone = useEditor((_, env) => env.timeZone);
  if (operand.kind === 'options')
    return (
      <OptionsOperand
        key={question.field.guid}
        ids={operand.ids}
        field={question.field}
        onChange={onChange}
      />
    );
  const others = choices.filter(
    ({ kind, field }) => kind === question.kind && field.guid !== question.field.guid,
  );
  const kinds: readonly (keyof typeof kindNames)[] = [
    'literal',
    ...(question.kind === 'date' || question.kind === 'date-time' ? (['today'] as const) : []),
    ...(others.length > 0 || operand.kind === 'field' ? (['field'] as const) : []),
  ];

  function compareWith(kind: string): void {
    const [first] = others;
    if (kind === 'field' && first !== undefined) onChange({ kind, field: first.field.guid });
    else if (kind === 'today') onChange({ kind, plus: { days: 0, months: 0, years: 0 } });
    else onChange(literalOf(question, timeZone));
  }

  return (
    <>
      {kinds.length > 1 && (
        <Select
          aria-label={text('admin.logic.compareWith')}
          value={operand.kind}
          onChange={({ currentTarget }) => compareWith(currentTarget.value)}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(kindNames[kind])}
            </option>
          ))}
        </Select>
      )}
      {operand.kind === 'field' && (
        <QuestionSelect
          label={text('admin.logic.value')}
          choices={others}
          chosen={operand.field}
          offersIdentification={false}
          onChoose={(field) => {
            if (field !== identification) onChange({ kind: 'field', field });
          }}
        />
      )}
      {operand.kind === 'today' && <TodayOperand plus={operand.plus} onChange={onChange} />}
      {operand.kind === 'literal' && (
        <LiteralOperand
          key={question.field.guid}
          value={operand.value}
          question={question}
          onChange={(value) => onChange({ kind: 'literal', value })}
        />
      )}
    </>
  );
}

/** A first value to compare with; a day for dates, whose usual operand is today. */
function literalOf(question: Question, timeZone: string): Operand {
  const usual = usualOperand(question);
  if (usual?.kind === 'literal') return usual;
  const today = localDay(new Date(), timeZone);
  return { kind: 'literal', value: question.kind === 'date-time' ? `${today} 12:00` : today };
}
