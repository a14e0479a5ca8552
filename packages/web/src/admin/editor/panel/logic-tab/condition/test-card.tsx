import {
  operatorKey,
  operatorsOf,
  conditionSentence,
  isListFrom,
  plainText,
} from '@form-portal/domain/logic';
import { rowTestOf, testOf, withOperator } from '@form-portal/domain/edit';
import { Select, XIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { OperandControl } from '../operand/operand-control.tsx';
import { identification, QuestionSelect } from '../question/question-select.tsx';
import { useSentenceContext } from '../sentence/use-sentence-context.ts';
import { RowComparison } from './row-comparison.tsx';
import styles from '../logic-tab.module.css';
import type { TestControl } from './use-cards.ts';
import type { ConditionTest, FieldTest, Operand, Operator, Question } from '@form-portal/domain/logic';
import type { Group, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface TestCardProps {
  /** Identifies the card in its builder. */
  readonly path: string;
  /** Null while no question is chosen. */
  readonly test: ConditionTest | null;
  readonly choices: readonly Question[];
  /** The groups whose rows can be counted. */
  readonly groups: readonly Group[];
  /** The repeatable group for whose rows the rule is evaluated; null for the form as a whole. */
  readonly rows: Guid | null;
  /** Whether a test may compare with the answer to another question. */
  readonly mayCompareWith: (test: FieldTest, other: Question) => boolean;
  readonly offersIdentification: boolean;
  readonly onChange: (test: ConditionTest, control: TestControl) => void;
  /** Null for the only test of a condition that cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** One test of a condition: a question, how it is compared, and with what. */
export function TestCard(props: TestCardProps): ReactElement {
  const { path, test, choices, groups, rows, mayCompareWith, offersIdentification, onChange, onRemove } =
    props;
  const i18n = useI18n();
  const { text } = i18n;
  const context = useSentenceContext(i18n);
  const question = test?.kind === 'field' ? context.questions.get(test.field) : undefined;
  const removeLabel =
    test === null
      ? text('admin.logic.removeUnfinished')
      : text('admin.logic.removeTest', { sentence: plainText(conditionSentence(test, context)) });

  function choose(chosen: Guid | typeof identification): void {
    if (chosen === identification) {
      onChange({ kind: 'person', identified: true }, 'question');
      return;
    }
    const group = context.groups.get(chosen)?.group;
    if (group !== undefined) {
      onChange(rowTestOf(group, test?.kind === 'group' ? test : null), 'question');
      return;
    }
    const chosenQuestion = context.questions.get(chosen);
    const next = chosenQuestion && testOf(chosenQuestion, test?.kind === 'field' ? test : null);
    if (next) onChange(next, 'question');
  }

  return (
    <div className={styles.card} data-card={path}>
      <div className={styles.cardHead}>
        <QuestionSelect
          label={text('admin.logic.question')}
          className={styles.grows}
          choices={choices}
          groups={groups}
          chosen={test && subjectOf(test)}
          offersIdentification={offersIdentification || test?.kind === 'person'}
          onChoose={choose}
        />
        {onRemove !== null && (
          <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
            <XIcon size={16} />
          </button>
        )}
      </div>
      {test?.kind === 'person' && (
        <Select
          aria-label={text('admin.logic.value')}
          value={String(test.identified)}
          onChange={({ currentTarget }) =>
            onChange({ kind: 'person', identified: currentTarget.value === 'true' }, 'value')
          }
        >
          <option value="true">{text('admin.sentence.identified')}</option>
          <option value="false">{text('admin.sentence.notIdentified')}</option>
        </Select>
      )}
      {test?.kind === 'group' && <RowComparison test={test} onChange={onChange} />}
      {test?.kind === 'field' && question !== undefined && isListFrom(rows, question) && (
        <RowsSelect test={test} onChange={onChange} />
      )}
      {test?.kind === 'field' && question !== undefined && (
        <Comparison
          test={test}
          question={question}
          choices={choices.filter((other) => mayCompareWith(test, other))}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** What a test is about, as the select of questions lists it. */
function subjectOf(test: ConditionTest): Guid | typeof identification {
  if (test.kind === 'person') return identification;
  return test.kind === 'group' ? test.group : test.field;
}

/** Whether a test must hold in any row of the question's group, or in every one. */
function RowsSelect({ test, onChange }: Pick<ComparisonProps, 'test' | 'onChange'>): ReactElement {
  const { text } = useI18n();
  const { over, ...inAnyRow } = test;
  return (
    <Select
      aria-label={text('admin.logic.rows')}
      value={over ?? 'any'}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === 'every' ? { ...test, over: value } : inAnyRow, 'rows')
      }
    >
      <option value="any">{text('admin.logic.rows.any')}</option>
      <option value="every">{text('admin.logic.rows.every')}</option>
    </Select>
  );
}

interface ComparisonProps {
  readonly test: FieldTest;
  readonly question: Question;
  readonly choices: readonly Question[];
  readonly onChange: TestCardProps['onChange'];
}

function isTickedOperand(optionValue: string): Operand {
  return { kind: 'literal', value: optionValue === 'true' };
}

/** How an answer is compared, and with what. Whether a box is ticked is a single choice. */
function Comparison({ test, question, choices, onChange }: ComparisonProps): ReactElement | null {
  const { text } = useI18n();
  const { kind } = question;
  if (kind === null) return null;
  if (kind === 'boolean' && test.operand?.kind !== 'field') {
    const isTicked = test.operand?.kind === 'literal' && test.operand.value === true;
    return (
      <Select
        aria-label={text('admin.logic.value')}
        value={String(isTicked)}
        onChange={({ currentTarget }) =>
          onChange({ ...test, operator: 'equals', operand: isTickedOperand(currentTarget.value) }, 'value')
        }
      >
        <option value="true">{text('admin.sentence.ticked')}</option>
        <option value="false">{text('admin.sentence.notTicked')}</option>
      </Select>
    );
  }
  return (
    <div
      className={classNames(
        styles.comparison,
        test.operand?.kind !== 'options' && styles.wide,
        (test.operand?.kind === 'field' || test.operand?.kind === 'today') && styles.stacked,
      )}
    >
      <Select
        aria-label={text('admin.logic.operator')}
        value={test.operator}
        onChange={({ currentTarget }) =>
          onChange(withOperator(test, question, currentTarget.value as Operator), 'operator')
        }
      >
        {operatorsOf(kind).map((operator) => (
          <option key={operator} value={operator}>
            {text(operatorKey(operator, kind))}
          </option>
        ))}
      </Select>
      {test.operand !== null && (
        <OperandControl
          operand={test.operand}
          question={question}
          choices={choices}
          onChange={(operand) => onChange({ ...test, operand }, 'value')}
        />
      )}
    </div>
  );
}
