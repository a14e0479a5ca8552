import { formulaNames, type FormulaNames } from '@form-portal/domain/edit';
import { questionName, questionsOfRule, plainText } from '@form-portal/domain/logic';
import { useMemo } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useSentenceContext } from '../sentence/use-sentence-context.ts';
import type { Guid } from '@form-portal/domain';

/** The names of questions in the formula of a field. */
export interface NamesInFormula {
  /** Those that the formula may refer to: earlier questions with numbers, dates or ticks. */
  readonly offered: FormulaNames;
  /** All questions, and deleted ones that the formula refers to. */
  readonly all: FormulaNames;
}

/** Names the questions of the form for the formula of one field, by their labels in the form's language. */
export function useFormulaNames(of: Guid, formula: string): NamesInFormula {
  const context = useSentenceContext(useI18n());
  return useMemo(() => {
    const { questions } = context;
    const referred = questionsOfRule({ of, kind: 'formula', condition: null, formula });
    const guids = new Set([...questions.keys(), ...referred]);
    const all = formulaNames([...guids].map((guid) => [guid, plainText(questionName(guid, context))]));
    const before = questions.get(of)?.index ?? 0;
    const offered = [...all].filter(([guid]) => {
      const { index = Infinity, kind = null } = questions.get(guid) ?? {};
      return index < before && (kind === 'number' || kind === 'date' || kind === 'boolean');
    });
    return { offered: new Map(offered), all };
  }, [of, formula, context]);
}
