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
  const words = useAdminLanguage();
  const select = useMemo(
    () => sentenceSelector({ of, kind, condition, formula }, words),
    [of, kind, condition, formula, words],
  );
  const written = useEditor(select);
  return useMemo((): ReadRule => JSON.parse(written), [written]);
}

type Select = (state: EditorState, env: EditorEnv) => string;

/**
 * Writes the sentence of a rule as a text that can be compared. It is written again only when something that it names has changed: an edit
 * changes one field, and the canvas has the sentences of all rules.
 */
function sentenceSelector(rule: Rule, words: DisplayLocale): Select {
  const named = questionsOfRule(rule);
  let seen: readonly unknown[] = [];
  let written = '';
  return ({ form, language }, env) => {
    const { prepared, broken } = env.logicOf(form);
    const { questions, spans: groups } = prepared;
    const isBroken = broken.has(ruleKey(rule.of, rule.kind));
    const read = [env, language, isBroken, ...named.map((guid) => elementIn(prepared, guid))];
    if (read.length === seen.length && read.every((one, index) => one === seen[index])) return written;
    seen = read;
    const { fieldTypes, defaultLanguage } = env;
    const context = { questions, groups, fieldTypes, locale: { ...words, language, defaultLanguage } };
    written = JSON.stringify(readRule(rule, isBroken, context));
    return written;
  };
}

/** A field or a group that rules refer to; undefined: there is none. */
function elementIn({ questions, spans }: PreparedForm, guid: Guid): Field | Group | undefined {
  return questions.get(guid)?.field ?? spans.get(guid)?.group;
}

function readRule(rule: Rule, isBroken: boolean, context: SentenceContext): ReadRule {
  return { sentence: isBroken ? brokenSentence(rule, context) : ruleSentence(rule, context), isBroken };
}
