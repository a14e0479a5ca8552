import {
  conditionLimits,
  fieldsOfCondition,
  isListFrom,
  rowsOfRule,
  testsOf,
  type FieldTest,
  type Question,
} from '@form-portal/domain/logic';
import { Fragment, useRef } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { groupChoices, questionChoices } from '../question/question-choices.ts';
import { RuleSentence } from '../sentence/rule-sentence.tsx';
import { AddButton, JoinSelect, JoinWord } from './builder-parts.tsx';
import { TestCard } from './test-card.tsx';
import { UndrawableCondition } from './undrawable-condition.tsx';
import { useCards } from './use-cards.ts';
import { useFocusRequest } from '../use-focus-request.ts';
import styles from '../logic-tab.module.css';
import type { Condition } from '@form-portal/domain';
import type { CardPath, RuleRef } from '@form-portal/domain/edit';
import type { ConditionChange } from '../../../model/commands/logic/rules.ts';
import type { ReactElement } from 'react';

export interface ConditionBuilderProps {
  readonly ruleRef: RuleRef;
  /** Undefined while there is none yet. */
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined, change: ConditionChange) => void;
}

/** Builds a condition of cards with native selects (docs/design.md#sentence-builder), and shows it as a sentence. */
export function ConditionBuilder({ ruleRef, condition, onChange }: ConditionBuilderProps): ReactElement {
  const { text } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(condition, onChange);
  const requestFocus = useFocusRequest(root);
  const form = useEditor((state) => state.form);
  const prepared = useEditor((state, { logicOf }) => logicOf(state.form).prepared);
  const choices = questionChoices(form, prepared, ruleRef);
  const groups = groupChoices(form, prepared, ruleRef);
  const offersIdentification = form.identity.enabled;
  const { questions } = prepared;
  const referred = condition === undefined ? [] : fieldsOfCondition(condition);
  const rule = { of: ruleRef.of, kind: ruleRef.rule };
  const rows = rowsOfRule(rule, referred, questions);
  /** Whether the other question has one value where the rule would then be evaluated, not one for each row; or is chosen already. */
  const mayCompareWith = ({ operand }: FieldTest, other: Question): boolean => {
    const { guid } = other.field;
    const chosen = operand?.kind === 'field' ? operand.field : null;
    const otherReferences = referred.filter((reference) => reference !== chosen);
    const rowsThen = rowsOfRule(rule, [...otherReferences, guid], questions);
    return guid === chosen || !isListFrom(rowsThen, other);
  };
  // A check is removed as a whole.
  const isRemovable = ruleRef.rule !== 'must';
  const testCount = condition === undefined ? 0 : testsOf(condition).length;

  function replaceCondition(): void {
    cards.replace();
    requestFocus('[data-card="0"] select');
  }
  function removeCondition(): void {
    onChange(undefined, { kind: 'removed', control: '' });
    requestFocus('[data-part="add-test"]');
  }
  if (cards.list === null) {
    return (
      <UndrawableCondition
        sentence={condition && <RuleSentence ruleRef={ruleRef} condition={condition} />}
        onReplace={replaceCondition}
        onRemove={isRemovable ? removeCondition : null}
      />
    );
  }

  function add(path: CardPath): void {
    cards.start(path);
    requestFocus(`[data-card="${path.join('.')}"] select`);
  }
  /** The focus goes to the card that replaces the removed one, else to the button that adds. */
  function remove(path: CardPath): void {
    cards.remove(path);
    requestFocus(`[data-card="${path.join('.')}"] select`, '[data-part="add-test"]');
  }
  const cardAt = (path: CardPath): ReactElement => (
    <TestCard
      path={path.join('.')}
      test={cards.testAt(path)}
      choices={choices}
      groups={groups}
      rows={rows}
      mayCompareWith={mayCompareWith}
      offersIdentification={offersIdentification}
      onChange={(test, control) => cards.put(path, test, control)}
      onRemove={!isRemovable && testCount === 1 && cards.testAt(path) !== null ? null : () => remove(path)}
    />
  );
  const { list } = cards;
  const hasQuestions = choices.length > 0 || groups.length > 0 || offersIdentification;
  function reasonNotToAdd(): string | null {
    if (testCount >= conditionLimits.tests) return text('admin.logic.full', { max: conditionLimits.tests });
    return hasQuestions ? null : text('admin.logic.noQuestions');
  }
  const whyNoMore = reasonNotToAdd();
  return (
    <div ref={root} className={styles.builder}>
      {list.length > 1 && (
        <JoinSelect
          label={text(`admin.logic.joinOf.${ruleRef.rule}`)}
          join={cards.join}
          onChoose={(join) => cards.setJoin(null, join)}
        />
      )}
      {list.map((card, index) => (
        // Keyed by position: a card stays mounted when its question is chosen.
        <Fragment key={index}>
          {index > 0 && <JoinWord join={cards.join} />}
          {card.kind === 'test' ? (
            cardAt([index])
          ) : (
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{text('admin.logic.group')}</legend>
              {card.count > 1 && (
                <JoinSelect
                  label={text('admin.logic.joinOf.group')}
                  join={card.join}
                  onChoose={(join) => cards.setJoin(index, join)}
                />
              )}
              {Array.from({ length: card.count }, (_, inGroup) => (
                <Fragment key={inGroup}>
                  {inGroup > 0 && <JoinWord join={card.join} />}
                  {cardAt([index, inGroup])}
                </Fragment>
              ))}
              {whyNoMore === null && (
                <AddButton onAdd={() => add([index, card.count])} label={text('admin.logic.addTest')} />
              )}
            </fieldset>
          )}
        </Fragment>
      ))}
      {whyNoMore === null ? (
        <div className={styles.adding} data-part="adding">
          <AddButton part="add-test" onAdd={() => add([list.length])} label={text('admin.logic.addTest')} />
          {list.length > 0 && (
            <AddButton onAdd={() => add([list.length, 0])} label={text('admin.logic.addGroup')} />
          )}
        </div>
      ) : (
        <p className={styles.hint}>{whyNoMore}</p>
      )}
      {condition !== undefined && <RuleSentence ruleRef={ruleRef} condition={condition} />}
    </div>
  );
}
