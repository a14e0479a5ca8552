import { textIn } from '../../localized-text.ts';
import { isLong } from '../edit/field/set-text.ts';
import { formTexts, isMissing } from '../edit/whole/languages.ts';
import type { Field, Form } from '../form.ts';
import type { FormPlace, TextPlace } from '../form-place.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding } from './finding.ts';
import { labelOf, type MappingSurroundings } from './mapping-surroundings.ts';
import { vagueLinks } from './vague-links.ts';

/** Checks for missing and confusing texts (docs/design.md#accessibility, EN 301 549 11.8). */
export function checkTexts(form: Form, around: MappingSurroundings): readonly Finding[] {
  return [
    ...(isWritten(form.name) ? [] : [finding('form-name-missing', inText({ of: 'form', part: 'name' }))]),
    ...labelFindings(form, around),
    ...groupFindings(form, around),
    ...missingLanguages(form, around),
    ...linkFindings(form, around),
  ];
}

function labelFindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  const seen = new Set<string>();
  return fieldsInOrder(form).flatMap((field): Finding[] => {
    const at = inText({ of: 'field', guid: field.guid, part: 'label' });
    const spellings = spellingsOf(field);
    if (spellings.length === 0) {
      return [finding('label-missing', at, { fieldType: around.fieldTypes.get(field.type).name })];
    }
    const isRepeated = spellings.some((spelling) => seen.has(spelling));
    for (const spelling of spellings) seen.add(spelling);
    return isRepeated ? [finding('label-duplicate', at, { name: labelOf(field, around) })] : [];
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

function groupFindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  return form.groups.flatMap((group): Finding[] => {
    const { guid, name, fields } = group;
    const nameless = finding('group-name-missing', inText({ of: 'group', guid, part: 'name' }));
    const words = { name: textIn(name, around.language, around.defaultLanguage) };
    return [
      ...(isWritten(name) ? [] : [nameless]),
      ...(fields.length > 0 ? [] : [finding('group-empty', { in: 'group', guid }, words)]),
    ];
  });
}

function missingLanguages(form: Form, { catalogue, fieldTypes }: MappingSurroundings): readonly Finding[] {
  // A text that no language has is a finding of its own.
  const texts = formTexts(form, fieldTypes).filter(({ text }) => isWritten(text));
  return Object.entries(catalogue).flatMap(([language, { name }]): Finding[] => {
    const missing = texts.filter((text) => isMissing(text, language));
    const [first] = missing;
    if (first === undefined) return [];
    const at: FormPlace = { in: 'text', text: first.place, language };
    return [finding('texts-missing', at, { language: name, n: missing.length })];
  });
}

function linkFindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  return formTexts(form, around.fieldTypes).flatMap(({ place, text }): Finding[] => {
    if (!isLong(place) || !isWritten(text)) return [];
    return Object.keys(around.catalogue).flatMap((language) =>
      vagueLinks(text[language] ?? '').map((link) =>
        finding('link-vague', { in: 'text', text: place, language }, { link }),
      ),
    );
  });
}

function inText(text: TextPlace): FormPlace {
  return { in: 'text', text, language: null };
}

function isWritten(text: Readonly<Record<string, string>>): boolean {
  return Object.values(text).some((written) => written.trim() !== '');
}
