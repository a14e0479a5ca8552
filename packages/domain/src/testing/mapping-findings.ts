import { dataTypes } from '../vault/data-type.ts';
import { aCatalogue, aField, aForm, aStructure } from './builders.ts';
import { guidOf, nameOf } from './guids.ts';
import { testFieldTypes } from './test-field-types.ts';
import { optionsFromItems } from '../vault/options-from-items.ts';
import type { Field, Form } from '../form/form.ts';
import type { EditorLocation } from '../form/editor-location.ts';
import { checkMapping } from '../form/mapping/mapping-check.ts';
import type { Finding } from '../form/mapping/finding.ts';
import type { MappingContext } from '../form/mapping/mapping-context.ts';

/** The same text in all bundled languages. */
export const everywhere = (text: string) => ({ gb: text, fi: text, se: text });
const items = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
];
/** The vault's structure that {@link mappingContext} checks against. */
export const structure = aStructure();
/** Everything is available, and the list of districts, property 1009, has two items. */
export const mappingContext: MappingContext = {
  suomiFi: 'available',
  structure,
  items: new Map([[1009, items]]),
  catalogue: aCatalogue(),
  mapping: { enabled: true, properties: { email: 1001 } },
  fieldTypes: testFieldTypes,
  language: 'gb',
  defaultLanguage: 'gb',
};
/** The options of a question about districts, as the editor adds them. */
export const districts = optionsFromItems(items, structure.itemNames[101], mappingContext.catalogue);

/** A question whose GUID and label derive from its name, which {@link findings} shows. */
export function question(name: string, type: string, changes: Partial<Field> = {}): Field {
  return aField(type, { guid: guidOf(name), label: everywhere(name), ...changes });
}

/** A question that gives objects their required title. */
export const subject = question('subj', 'text', { property: 1001, dataType: dataTypes.text, required: true });
/** A form without findings that need work. */
export const whole: Form = aForm({ name: everywhere('Application'), class: 5, fields: [subject] });

/** The complete form with only these fields, at the top level. */
export function asking(...fields: Field[]): Form {
  return { ...whole, fields, layout: fields.map(({ guid }) => ({ kind: 'field', guid })) };
}

/** The complete form with these fields after its own. */
export function withFields(...fields: Field[]): Form {
  return asking(subject, ...fields);
}

function where(at: EditorLocation): string {
  switch (at.in) {
    case 'text':
      return `${at.text.of === 'form' ? 'form' : nameOf(at.text.guid)}.${at.text.part}`;
    case 'field':
      return `${nameOf(at.guid)}.${at.part}`;
    case 'group':
    case 'page':
    case 'request':
      return nameOf(at.guid);
    case 'rows':
      return `${nameOf(at.guid)}.${at.part}`;
    case 'logic':
      return `${nameOf(at.of)}.${at.rule}`;
    case 'settings':
      return `settings.${at.section}${at.predefined === null ? '' : `.${nameOf(at.predefined)}`}`;
    case 'adding':
    case 'new-check':
      return at.in;
  }
}

const inWords = ({ severity, code, at }: Finding): string => `${severity} ${code} at ${where(at)}`;

/** The findings that need work, as `severity code at location`, in their order. */
export const findings = (form: Form, changes: Partial<MappingContext> = {}): string[] =>
  findingsWithoutInfo(form, { ...mappingContext, ...changes }).map(inWords);

/** The findings without those of severity `info`. */
export function findingsWithoutInfo(form: Form, context: MappingContext): readonly Finding[] {
  return checkMapping(form, context).filter(({ severity }) => severity !== 'info');
}
