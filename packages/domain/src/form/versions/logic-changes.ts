import type { Guid } from '../../guid.ts';
import { textIn, type LocalizedText } from '../../text/localized-text.ts';
import { groupSpans, questionsOf } from '../../logic/rules/questions.ts';
import { rulesOf, type Rule } from '../../logic/rules/references.ts';
import { ruleSentence } from '../../logic/sentences/rule-sentences.ts';
import { plainText } from '../../logic/sentences/sentence.ts';
import { sameContent } from '../../values/same-content.ts';
import type { Form } from '../form.ts';
import { changeKind, changeOf, type ComparisonOptions, type FormChange } from './form-change.ts';

/**
 * Returns the rules that differ between two versions of a form, each with its sentence before and after in the
 * words of its own version. The rules of elements that only one version has are left out: the element itself was
 * added or removed.
 */
export function logicChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  const earlier = rulesByKey(before);
  const later = rulesByKey(after);
  const earlierSentence = sentencesOf(before, options);
  const laterSentence = sentencesOf(after, options);
  const ruleChanges = [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [was, is] = [earlier.get(key), later.get(key)];
    const rule = is ?? was;
    if (rule === undefined || sameContent(was, is)) return [];
    const owner = ownerOf(rule, before, after, options);
    if (owner === null) return [];
    return [
      changeOf('logic', owner.code, {
        kind: changeKind(was !== undefined, is !== undefined),
        at: owner.isKept ? { in: 'logic', of: rule.of, rule: rule.kind } : null,
        name: owner.name,
        values: { before: earlierSentence(was), after: laterSentence(is) },
      }),
    ];
  });
  const isSame = sameContent(checkSettings(before, after), checkSettings(after, before));
  return [...ruleChanges, ...(isSame ? [] : [changeOf('logic', 'checks')])];
}

/** The order, kinds and places of the checks that another version has too. */
function checkSettings({ checks = [] }: Form, other: Form): readonly unknown[] {
  return checks
    .filter(({ guid }) => hasElement(other.checks, guid))
    .map(({ guid, at, kind }) => ({ guid, at, kind }));
}

function rulesByKey(form: Form): ReadonlyMap<string, Rule> {
  return new Map(rulesOf(form).map((rule) => [`${rule.of} ${rule.kind}`, rule]));
}

/** Writes the rules of a version as sentences; an absent rule is empty. */
function sentencesOf(form: Form, { fieldTypes, locale }: ComparisonOptions) {
  const questions = questionsOf(form, fieldTypes);
  const context = { questions, groups: groupSpans(form, questions), fieldTypes, locale };
  return (rule: Rule | undefined): string =>
    rule === undefined ? '' : plainText(ruleSentence(rule, context));
}

/**
 * The element that has a rule, and whether the later version keeps it; null for one that only one of the versions
 * has, unless it is a check.
 */
function ownerOf({ of, kind }: Rule, before: Form, after: Form, { locale, propertyName }: ComparisonOptions) {
  const nameOf = (text: LocalizedText): string =>
    textIn(text, locale.language, locale.defaultLanguage).trim();
  if (kind === 'must') return { code: 'check', name: '', isKept: hasElement(after.checks, of) } as const;
  const predefined = after.predefinedFields.find(({ guid }) => guid === of);
  if (predefined !== undefined && hasElement(before.predefinedFields, of))
    return { code: 'predefined-logic', name: propertyName(predefined.property), isKept: true } as const;
  const kinds = [
    ['field-logic', before.fields, after.fields.map(({ guid, label }) => ({ guid, name: label }))],
    ['group-logic', before.groups, after.groups],
    ['page-logic', before.pages, after.pages],
    ['request-logic', before.attachments.requests, after.attachments.requests],
  ] as const;
  for (const [code, earlier, later = []] of kinds) {
    const element = later.find(({ guid }) => guid === of);
    if (element !== undefined && hasElement(earlier, of))
      return { code, name: nameOf(element.name), isKept: true } as const;
  }
  return null;
}

function hasElement(elements: readonly { readonly guid: Guid }[] | undefined, of: Guid): boolean {
  return elements?.some(({ guid }) => guid === of) === true;
}
