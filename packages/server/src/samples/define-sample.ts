import {
  dataTypes,
  newField,
  newForm,
  noProperty,
  parseGuid,
  type Field,
  type Form,
  type Guid,
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
export interface SampleGroup {
  readonly name: ThreeTexts;
  readonly fields: readonly SampleField[];
}

/** A sample form: top-level fields and groups, in order. */
export interface SampleForm {
  readonly guidOf: GuidOf;
  readonly form: Partial<Form>;
  readonly content: readonly (SampleField | SampleGroup)[];
  readonly predefined: readonly (readonly [property: number, value: PropertyValue])[];
}

/** Builds an unsaved form from a sample. */
export function defineSample({ guidOf, form, content, predefined }: SampleForm): Form {
  const fields: Field[] = [];
  const groups: Form['groups'][number][] = [];
  let counted = 100;
  const add = (sample: SampleField): Guid => {
    const field = fieldOf(sample, guidOf(sample.part ?? counted++));
    fields.push(field);
    return field.guid;
  };
  const layout = content.map((part): Form['layout'][number] => {
    if (!('fields' in part)) return { kind: 'field', guid: add(part) };
    const guid = guidOf(1 + groups.length);
    groups.push({ guid, name: texts(part.name), fields: part.fields.map(add) });
    return { kind: 'group', guid };
  });
  const predefinedFields = predefined.map(([property, value], index): PredefinedField => {
    return { guid: guidOf(500 + index), property, dataType: value.dataType, value };
  });
  return { ...newForm(), guid: guidOf(0), ...form, layout, fields, groups, predefinedFields };
}

function fieldOf({ type: typeName, property, label, description, changes }: SampleField, guid: Guid): Field {
  const type = fieldTypes.get(typeName);
  const named = {
    ...newField(type, guid, '', 'fi'),
    label: texts(label),
    description: description === undefined ? {} : texts(description),
    property,
  };
  if (property === noProperty) return { ...named, ...changes };
  const bound = demoStructure.properties.find((candidate) => candidate.id === property);
  if (bound === undefined) throw new Error(`The demo structure has no property ${String(property)}.`);
  return {
    ...named,
    dataType: bound.dataType,
    multiSelect: bound.dataType === dataTypes.multiSelectLookup,
    options: bound.valueList === undefined ? [] : optionsOf(bound.valueList),
    ...changes,
  };
}

function optionsOf(list: number): readonly Option[] {
  const items = demoStructure.valueLists.find((candidate) => candidate.id === list)?.items ?? [];
  return items.map(({ id, names: { fi = '', sv = '', en = '' } }) => ({ id, name: texts([fi, sv, en]) }));
}
