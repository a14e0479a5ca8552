import { brokenSentence, ruleSentence } from '@form-portal/domain/logic';
import { useMemo } from 'react';
import { useEditor } from '../../editor-context.tsx';
import { ruleKey } from '../../model/logic/form-logic.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { DisplayLocale, Form } from '@form-portal/domain';
import type { Rule, Sentence } from '@form-portal/domain/logic';
import type { EditorEnv } from '../../model/editor-env.ts';
import type { EditorState } from '../../model/editor-state.ts';

/** A rule as it is read on the canvas. */
export interface ReadRule {
  readonly sentence: Sentence;
  readonly isBroken: boolean;
}

/** The sentence of a rule. Draws again only when the sentence changes, since a form may have hundreds of rules. */
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

/** Writes the sentence of a rule as a text that can be compared; once for each form and language. */
function sentenceSelector(rule: Rule, words: DisplayLocale): Select {
  let seen: { readonly form: Form; readonly language: string; readonly env: EditorEnv } | null = null;
  let written = '';
  return ({ form, language }, env) => {
    if (seen?.form === form && seen.language === language && seen.env === env) return written;
    seen = { form, language, env };
    written = JSON.stringify(readRule(rule, seen, words));
    return written;
  };
}

function readRule(
  rule: Rule,
  { form, language, env }: { readonly form: Form; readonly language: string; readonly env: EditorEnv },
  words: DisplayLocale,
): ReadRule {
  const { fieldTypes, logicOf, defaultLanguage } = env;
  const { prepared, broken } = logicOf(form);
  const { questions, spans: groups } = prepared;
  const context = { questions, groups, fieldTypes, locale: { ...words, language, defaultLanguage } };
  const isBroken = broken.has(ruleKey(rule.of, rule.kind));
  const sentence =
    isBroken && rule.condition !== null
      ? brokenSentence(rule.condition, context)
      : ruleSentence(rule, context);
  return { sentence, isBroken };
}
