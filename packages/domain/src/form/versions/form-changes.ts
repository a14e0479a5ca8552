import type { Guid } from '../../guid.ts';
import { textIn, type LocalizedText } from '../../text/localized-text.ts';
import { sameContent } from '../../values/same-content.ts';
import { formTexts } from '../edit/whole/form-texts.ts';
import { noProperty, type Field, type Form } from '../form.ts';
import type { EditorLocation, TextId } from '../editor-location.ts';
import { fieldsInOrder } from '../layout.ts';
import { hasPages, pageOf } from '../pages.ts';
import {
  changeKind,
  changeOf,
  type ChangeCode,
  type ComparisonOptions,
  type FormChange,
} from './form-change.ts';
import { logicChanges } from './logic-changes.ts';
import { partChanges } from './part-changes.ts';
import { predefinedChanges } from './predefined-changes.ts';
import { settingChanges } from './setting-changes.ts';

/** Returns what changed from one version of a form to another, part by part, in page order. */
export function formChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  return [
    ...elementChanges(before, after, options),
    ...fieldChanges(before, after, options),
    ...orderChanges(before, after),
    ...partChanges(before, after, options.locale),
    ...logicChanges(before, after, options),
    ...textChanges(before, after, options),
    ...settingChanges(before, after, options),
    ...predefinedChanges(before, after, options),
    ...optionChanges(before, after, options),
  ];
}

function nameOf(text: LocalizedText, { locale }: ComparisonOptions): string {
  return textIn(text, locale.language, locale.defaultLanguage).trim();
}

function locationOf({ guid }: Field): EditorLocation {
  return { in: 'field', guid, part: 'required' };
}

function elementChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  const was = elementsOf(before);
  const is = elementsOf(after);
  return [
    ...elementsWithout(is, was).map((element) =>
      changeOf('questions', `${element.of}-added`, {
        kind: 'added',
        at: element.at,
        name: nameOf(element.name, options),
        page: pageNameOf(element, after, options),
      }),
    ),
    ...elementsWithout(was, is).map((element) =>
      changeOf('questions', `${element.of}-removed`, {
        kind: 'removed',
        name: nameOf(element.name, options),
        page: pageNameOf(element, before, options),
      }),
    ),
  ];
}

/** The elements that are not among others. */
function elementsWithout(elements: readonly Element[], others: readonly Element[]): readonly Element[] {
  return elements.filter(({ guid }) => !others.some((other) => other.guid === guid));
}

/** The name of the page that a field is on; null for other elements, and in a form without pages. */
function pageNameOf({ of, guid }: Element, form: Form, options: ComparisonOptions): string | null {
  if (of !== 'field' || !hasPages(form)) return null;
  const page = form.pages?.find((candidate) => candidate.guid === pageOf(form, guid));
  return page === undefined ? null : nameOf(page.name, options);
}

/** What can be added to a form or removed. */
interface Element {
  readonly of: 'field' | 'group' | 'page' | 'request';
  readonly guid: Guid;
  readonly name: LocalizedText;
  readonly at: EditorLocation;
}

function elementsOf(form: Form): readonly Element[] {
  const { pages = [], groups, attachments } = form;
  return [
    ...pages.map(({ guid, name }): Element => ({ of: 'page', guid, name, at: { in: 'page', guid } })),
    ...fieldsInOrder(form).map((field): Element => ({
      of: 'field',
      guid: field.guid,
      name: field.label,
      at: locationOf(field),
    })),
    ...groups.map(({ guid, name }): Element => ({ of: 'group', guid, name, at: { in: 'group', guid } })),
    ...(attachments.requests ?? []).map(({ guid, name }): Element => ({
      of: 'request',
      guid,
      name,
      at: { in: 'request', guid },
    })),
  ];
}

/** The fields of both versions, in the later one's order. */
function commonFields(before: Form, after: Form): readonly (readonly [Field, Field])[] {
  const earlier = new Map<Guid, Field>(before.fields.map((field) => [field.guid, field]));
  return fieldsInOrder(after).flatMap((field) => {
    const was = earlier.get(field.guid);
    return was === undefined ? [] : [[was, field] as const];
  });
}

function fieldChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  return commonFields(before, after).flatMap(([was, is]) => {
    const field = { at: locationOf(is), name: nameOf(is.label, options) };
    const changed = (code: ChangeCode, values: FormChange['values'] = null): FormChange =>
      changeOf('questions', code, { ...field, values });
    const types = { before: typeName(was, options), after: typeName(is, options) };
    const properties = { before: propertyNameOf(was, options), after: propertyNameOf(is, options) };
    const changes: readonly (FormChange | false)[] = [
      was.type !== is.type && changed('field-type', types),
      was.required !== is.required && changed(is.required ? 'field-required' : 'field-optional'),
      was.width !== is.width && changed('field-width'),
      was.property !== is.property && changed('field-property', properties),
      !sameContent(ownSettings(was, options), ownSettings(is, options)) && changed('field-settings'),
    ];
    return changes.filter((change) => change !== false);
  });
}

function typeName({ type }: Field, { fieldTypes, locale }: ComparisonOptions): string {
  return locale.text(fieldTypes.get(type).labelKey);
}

/** The name of a field's property; empty when its answers go to the PDF only. */
function propertyNameOf({ property }: Field, { propertyName }: ComparisonOptions): string {
  return property === noProperty ? '' : propertyName(property);
}

/** The own settings of a field, without its texts and formula, which are compared as texts and as logic. */
function ownSettings(field: Field, { fieldTypes }: ComparisonOptions): unknown {
  const { texts } = fieldTypes.get(field.type).settings;
  const others = Object.entries(field.settings).filter(([name]) => !Object.hasOwn(texts, name));
  const { multiSelect, decimals, shown } = field;
  return { multiSelect, decimals, shown, ...Object.fromEntries(others) };
}

/** One sentence however many elements moved. */
function orderChanges(before: Form, after: Form): readonly FormChange[] {
  const hasMoved = !sameContent(commonPositions(before, after), commonPositions(after, before));
  return hasMoved ? [changeOf('questions', 'order')] : [];
}

/** The fields and groups that another version has too, in page order, each field of a group with its group. */
function commonPositions(form: Form, other: Form): readonly string[] {
  const common = new Set<Guid>([...other.fields, ...other.groups].map(({ guid }) => guid));
  const fieldsOfGroup = new Map(form.groups.map((group) => [group.guid, group.fields]));
  return form.layout
    .flatMap(({ guid }) => [[guid], ...(fieldsOfGroup.get(guid) ?? []).map((field) => [guid, field])])
    .filter((path) => path.every((guid) => common.has(guid)))
    .map((path) => path.join(' '));
}

/** The texts of elements that both versions have, language by language. */
function textChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  const earlier = new Map(
    formTexts(before, options.fieldTypes).map(({ textId, text }) => [JSON.stringify(textId), text]),
  );
  return formTexts(after, options.fieldTypes).flatMap(({ textId, text }) => {
    const earlierText = earlier.get(JSON.stringify(textId));
    if (earlierText === undefined) return [];
    const languages = [...new Set([...Object.keys(earlierText), ...Object.keys(text)])];
    return languages.flatMap((language) => {
      const [was, is] = [earlierText[language] ?? '', text[language] ?? ''];
      if (was === is) return [];
      return changeOf('texts', textCode(textId), {
        kind: changeKind(was !== '', is !== ''),
        at: { in: 'text', text: textId, language },
        name: nameAt(after, textId, options),
        language,
        values: { before: was, after: is },
      });
    });
  });
}

function textCode(textId: TextId): ChangeCode {
  switch (textId.of) {
    case 'form':
      return formTextCodes[textId.part];
    case 'page':
      return `text-page-${textId.part}`;
    case 'group':
      return groupTextCodes[textId.part];
    case 'field':
      return textId.part === 'label' ? 'text-label' : 'text-description';
    case 'setting':
      return 'text-setting';
    case 'request':
      return textId.part === 'laterText' ? 'text-request-later' : `text-request-${textId.part}`;
    case 'check':
      return 'text-check-message';
  }
}

const formTextCodes = {
  name: 'text-form-name',
  description: 'text-form-description',
  listDescription: 'text-form-list-description',
} as const;

const groupTextCodes = {
  name: 'text-group-name',
  description: 'text-group-description',
  rowName: 'text-group-row-name',
  addText: 'text-group-add-text',
} as const;

function nameAt(form: Form, textId: TextId, options: ComparisonOptions): string {
  if (textId.of === 'form') return '';
  return nameOf(elementsOf(form).find(({ guid }) => guid === textId.guid)?.name ?? {}, options);
}

function optionChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  return commonFields(before, after)
    .filter(([was, is]) => was.property === is.property && !sameContent(was.options, is.options))
    .map(([, is]) =>
      changeOf('options', 'field-options', {
        at: { in: 'field', guid: is.guid, part: 'options' },
        name: nameOf(is.label, options),
      }),
    );
}
