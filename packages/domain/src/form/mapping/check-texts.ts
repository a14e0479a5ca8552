import { isWritten, textIn } from '../../text/localized-text.ts';
import { languagesOfVisitors } from '../../translations/catalogue.ts';
import { isLongText } from '../edit/field/set-text.ts';
import { formTexts, isTextMissing } from '../edit/whole/form-texts.ts';
import type { Field, Form } from '../form.ts';
import type { EditorLocation, TextId } from '../editor-location.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding } from './finding.ts';
import { labelOf, type MappingContext } from './mapping-context.ts';
import { vagueLinks } from './vague-links.ts';

/** Checks for missing and confusing texts (docs/design.md#accessibility, EN 301 549 11.8). */
export function checkTexts(form: Form, context: MappingContext): readonly Finding[] {
  return [
    ...(isWritten(form.name) ? [] : [finding('form-name-missing', inText({ of: 'form', part: 'name' }))]),
    ...labelFindings(form, context),
    ...groupFindings(form, context),
    ...missingTextFindings(form, context),
    ...linkFindings(form, context),
  ];
}

function labelFindings(form: Form, context: MappingContext): readonly Finding[] {
  const seen = new Set<string>();
  return fieldsInOrder(form).flatMap((field): Finding[] => {
    const at = inText({ of: 'field', guid: field.guid, part: 'label' });
    const spellings = spellingsOf(field);
    if (spellings.length === 0) {
      return [finding('label-missing', at, { fieldType: context.fieldTypes.get(field.type).name })];
    }
    const isRepeated = spellings.some((spelling) => seen.has(spelling));
    for (const spelling of spellings) seen.add(spelling);
    return isRepeated ? [finding('label-duplicate', at, { name: labelOf(field, context) })] : [];
  });
}

/**
 * Returns a field's label in every language, normalised so that labels readers would confuse compare equal:
 * case and surrounding blanks are ignored.
 */
function spellingsOf(field: Field): readonly string[] {
  return Object.entries(field.label).flatMap(([language, text]) =>
    text.trim() === '' ? [] : [`${language} ${text.trim().toLowerCase()}`],
  );
}

function groupFindings(form: Form, context: MappingContext): readonly Finding[] {
  return form.groups.flatMap((group): Finding[] => {
    const { guid, name, fields } = group;
    const nameMissing = finding('group-name-missing', inText({ of: 'group', guid, part: 'name' }));
    const words = { name: textIn(name, context.language, context.defaultLanguage) };
    return [
      ...(isWritten(name) ? [] : [nameMissing]),
      ...(fields.length > 0 ? [] : [finding('group-empty', { in: 'group', guid }, words)]),
    ];
  });
}

function missingTextFindings(form: Form, context: MappingContext): readonly Finding[] {
  const { catalogue, defaultLanguage, fieldTypes } = context;
  // A text that no language has is reported separately.
  const texts = formTexts(form, fieldTypes).filter(({ text }) => isWritten(text));
  return languagesOfVisitors(catalogue, defaultLanguage).flatMap((language): Finding[] => {
    const missing = texts.filter((text) => isTextMissing(text, language));
    const [first] = missing;
    if (first === undefined) return [];
    const at: EditorLocation = { in: 'text', text: first.textId, language };
    return [
      finding('texts-missing', at, { language: catalogue[language]?.name ?? language, n: missing.length }),
    ];
  });
}

function linkFindings(form: Form, context: MappingContext): readonly Finding[] {
  return formTexts(form, context.fieldTypes).flatMap(({ textId, text }): Finding[] => {
    if (!isLongText(textId) || !isWritten(text)) return [];
    return Object.keys(context.catalogue).flatMap((language) =>
      vagueLinks(text[language] ?? '').map((link) =>
        finding('link-vague', { in: 'text', text: textId, language }, { link }),
      ),
    );
  });
}

function inText(text: TextId): EditorLocation {
  return { in: 'text', text, language: null };
}
