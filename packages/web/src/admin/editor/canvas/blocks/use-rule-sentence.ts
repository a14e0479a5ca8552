import { brokenSentence, questionsOfRule, ruleSentence } from '@form-portal/domain/logic';
import { useMemo } from 'react';
import { useEditor } from '../../editor-context.tsx';
import { ruleKey } from '../../model/logic/form-logic.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { DisplayLocale, Field, Group, Guid } from '@form-portal/domain';
import type { PreparedForm, Rule, Sentence, SentenceContext } from '@form-portal/domain/logic';
import type { EditorEnv } from '../../model/editor-env.ts';
import type { EditorState } from '../../model/editor-state.ts';

/** A rule as it is read on the canvas. */
export interface ReadRule {
  readonly sentence: Sentence;
  readonly isBroken: boolean;
}

/** The sentence of a rule. Renders again only when the sentence changes, since a form may have hundreds of rules. */
export function useRuleSentence({ of, kind, condition, formula }: Rule): ReadRule {
  const adminLocale = useAdminLanguage();
  const select = useMemo(
    () => sentenceSelector({ of, kind, condition, formula }, adminLocale),
    [of, kind, condition, formula, adminLocale],
  );
  const json = useEditor(select);
  return useMemo((): ReadRule => JSON.parse(json), [json]);
}

type Selector = (state: EditorState, env: EditorEnv) => string;

/**
 * Selects the sentence of a rule as JSON, which can be compared. It is made again only when something that it names has changed: an edit
 * changes one field, and the canvas has the sentences of all rules.
 */
function sentenceSelector(rule: Rule, adminLocale: DisplayLocale): Selector {
  const questionGuids = questionsOfRule(rule);
  let lastInputs: readonly unknown[] = [];
  let json = '';
  return ({ form, language }, env) => {
    const { prepared, broken } = env.logicOf(form);
    const { questions, spans: groups } = prepared;
    const isBroken = broken.has(ruleKey(rule.of, rule.kind));
    const elements = questionGuids.map((guid) => elementIn(prepared, guid));
    // A test says in which rows it holds, which the groups of the questions and of the rule decide.
    const placed = [rule.of, ...questionGuids].map((guid) => questions.get(guid)?.group);
    const inputs = [env, language, isBroken, ...elements, ...placed];
    if (inputs.length === lastInputs.length && inputs.every((input, index) => input === lastInputs[index]))
      return json;
    lastInputs = inputs;
    const { fieldTypes, defaultLanguage } = env;
    const locale = { ...adminLocale, language, defaultLanguage };
    json = JSON.stringify(readRule(rule, isBroken, { questions, groups, fieldTypes, locale }));
    return json;
  };
}

/** A field or a group that rules refer to; undefined: there is none. */
function elementIn({ questions, spans }: PreparedForm, guid: Guid): Field | Group | undefined {
  return questions.get(guid)?.field ?? spans.get(guid)?.group;
}

function readRule(rule: Rule, isBroken: boolean, context: SentenceContext): ReadRule {
  return { sentence: isBroken ? brokenSentence(rule, context) : ruleSentence(rule, context), isBroken };
}
