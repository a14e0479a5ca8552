import { findRequest } from '@form-portal/domain/edit';
import { brokenSentence, ruleSentence, type Rule } from '@form-portal/domain/logic';
import { classNames } from '@form-portal/ui';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { ruleKey } from '../../../model/logic/form-logic.ts';
import { SentenceText } from './sentence-text.tsx';
import { useSentenceContext } from './use-sentence-context.ts';
import styles from '../logic-tab.module.css';
import type { Condition } from '@form-portal/domain';
import type { RuleRef } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface RuleSentenceProps {
  readonly ruleRef: RuleRef;
  readonly condition: Condition;
}

/** The condition of an element as a sentence, in danger colours while it does not work. */
export function RuleSentence({ ruleRef: { rule, of }, condition }: RuleSentenceProps): ReactElement {
  const context = useSentenceContext(useI18n());
  const isBroken = useEditor(({ form }, { logicOf }) => logicOf(form).broken.has(ruleKey(of, rule)));
  const isOfRequest = useEditor(({ form }) => findRequest(form, of) !== undefined);
  const fullRule: Rule = {
    of,
    kind: rule,
    condition,
    formula: null,
    ...(isOfRequest ? { isOfRequest } : {}),
  };
  const sentence = isBroken ? brokenSentence(fullRule, context) : ruleSentence(fullRule, context);
  return (
    <p className={classNames(styles.sentence, isBroken && styles.broken)}>
      <SentenceText sentence={sentence} />
    </p>
  );
}
