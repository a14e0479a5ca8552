import {
  dataTypes,
  newField,
  newForm,
  noProperty,
  parseGuid,
  type Field,
  type Form,
  type FormOpening,
  type FormPage,
  type Group,
  type Guid,
  type LayoutEntry,
  type LocalizedText,
  type Option,
  type PredefinedField,
  type PropertyValue,
} from '@form-portal/domain';
import { type FieldTypeName, fieldTypes } from '@form-portal/field-types';
import { demoStructure } from '@form-portal/vault';

/** One text in the three bundled languages. */
export type ThreeTexts = readonly [fi: string, se: string, gb: string];

/** A text by country code. */
export function texts([fi, se, gb]: ThreeTexts): LocalizedText {
  return { gb, fi, se };
}

/** Changes of a field that shares its row with another one. */
export const narrow = { width: 'narrow' } as const;

/** Changes of a field that must be answered. */
export const required = { required: true } as const;

/** Constant GUIDs: of the form (0) and of its parts. */
export type GuidOf = (part: number) => Guid;

/** GUIDs that share a prefix. */
export function guidsFrom(start: string): GuidOf {
  return (part) => {
    const guid = parseGuid(`${start}${part.toString(16).padStart(12, '0')}`);
    if (guid === undefined) throw new Error(`${start} is not the beginning of a GUID.`);
    return guid;
  };
}

/** A field of a sample; the rest comes from its type and from the property it is bound to. */
interface SampleField {
  readonly type: FieldTypeName;
  /** {@link noProperty} for an answer that is in the submission and its PDF alone. */
  readonly property: number;
  /** The part that its GUID is made of; by default it is counted from 100. Rules refer to it. */
  readonly part?: number;
  readonly label: ThreeTexts;
  /** Markdown. */
  readonly description?: ThreeTexts;
  readonly changes?: Partial<
    Pick<Field, 'required' | 'width' | 'settings' | 'showWhen' | 'requireWhen' | 'formula' | 'decimals'>
  >;
}

/** A heading with its fields. */
export interface SampleGroup extends Pick<Group, 'showWhen' | 'repeat'> {
  /** The part that its GUID is made of. */
  readonly part: number;
  readonly name: ThreeTexts;
  /** Markdown. */
  readonly description?: ThreeTexts;
  readonly fields: readonly SampleField[];
}

/** Fields and groups, in order. */
export type SampleContent = readonly (SampleField | SampleGroup)[];

/** A page and its items. */
export interface SamplePage {
  /** The part that its GUID is made of. */
  readonly part: number;
  readonly name: ThreeTexts;
  /** Markdown. */
  readonly description?: ThreeTexts;
  readonly content: SampleContent;
}

/** A sample form: either its pages or, for a form of a single page, its content. */
export interface SampleForm {
  readonly guidOf: GuidOf;
  readonly form: Partial<Form>;
  readonly content: SampleContent | { readonly pages: readonly SamplePage[] };
  readonly predefined: readonly (readonly [property: number, value: PropertyValue])[];
}

/** A form as it is published on an empty portal. */
export interface Sample {
  readonly form: Form;
  /** When it takes answers, by the local date of its publication; absent means always. */
  readonly opening?: (today: string) => FormOpening;
}

/** Builds an unsaved form from a sample. */
export function defineSample({ guidOf, form, content, predefined }: SampleForm): Form {
  const fields: Field[] = [];
  const groups: Group[] = [];
  let nextPart = 100;
  const add = (sample: SampleField): Guid => {
    const field = fieldOf(sample, guidOf(sample.part ?? nextPart++));
    fields.push(field);
    return field.guid;
  };
  const entryOf = (sample: SampleField | SampleGroup): LayoutEntry => {
    if (!('fields' in sample)) return { kind: 'field', guid: add(sample) };
    const { part, name, description, fields: groupFields, ...conditions } = sample;
    const guid = guidOf(part);
    const described = description && { description: texts(description) };
    groups.push({ guid, name: texts(name), fields: groupFields.map(add), ...described, ...conditions });
    return { kind: 'group', guid };
  };
  const arrangement =
    'pages' in content
      ? {
          pages: content.pages.map((page) => pageOf(page, guidOf)),
          layout: content.pages.flatMap((page) =>
            page.content.map((sample) => ({ ...entryOf(sample), page: guidOf(page.part) })),
          ),
        }
      : { layout: content.map(entryOf) };
  const predefinedFields = predefined.map(([property, value], index): PredefinedField => {
    return { guid: guidOf(500 + index), property, dataType: value.dataType, value };
  });
  return { ...newForm(), guid: guidOf(0), ...form, ...arrangement, fields, groups, predefinedFields };
}

function pageOf({ part, name, description }: SamplePage, guidOf: GuidOf): FormPage {
  const described = description && { description: texts(description) };
  return { guid: guidOf(part), name: texts(name), ...described };
}

function fieldOf({ type: typeName, property, label, description, changes }: SampleField, guid: Guid): Field {
  const type = fieldTypes.get(typeName);
  const field = {
    ...newField(type, guid, '', 'fi'),
    label: texts(label),
    description: description === undefined ? {} : texts(description),
    property,
  };
  if (property === noProperty) return { ...field, ...changes };
  const boundProperty = demoStructure.properties.find((candidate) => candidate.id === property);
  if (boundProperty === undefined) throw new Error(`The demo structure has no property ${String(property)}.`);
  return {
    ...field,
    dataType: boundProperty.dataType,
    multiSelect: boundProperty.dataType === dataTypes.multiSelectLookup,
    options: boundProperty.valueList === undefined ? [] : optionsOf(boundProperty.valueList),
    ...changes,
  };
}

function optionsOf(list: number): readonly Option[] {
  const items = demoStructure.valueLists.find((candidate) => candidate.id === list)?.items ?? [];
  return items.map(({ id, names: { fi = '', sv = '', en = '' } }) => ({ id, name: texts([fi, sv, en]) }));
}
