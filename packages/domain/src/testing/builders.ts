import type { Field, Form, Group, Option, PredefinedField, SavedForm } from '../form/form.ts';
import { newField, newForm } from '../form/new-form.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Catalogue } from '../translations/catalogue.ts';
import { dataTypes } from '../vault/data-type.ts';
import type { VaultStructure } from '../vault/structure.ts';
import type { PropertyValue } from '../vault/vault-object.ts';
import { guidOf } from './guids.ts';
import { testFieldTypes } from './test-field-types.ts';

/**
 * A field of a type with that type's defaults. GUID and label are derived from the type's name; a known
 * type normalises its own settings.
 */
export function aField(type: string, changes: Partial<Field> = {}): Field {
  const known = testFieldTypes.get(type);
  return { ...newField(known, guidOf(type.slice(0, 6)), type, 'gb'), type, ...changes };
}

/** Options with ids from 1 and the given names, each in every bundled language. */
export function someOptions(...names: readonly string[]): readonly Option[] {
  return names.map((name, index) => ({ id: index + 1, name: { gb: name, fi: name, se: name } }));
}

/** A group whose heading is its name. */
export function aGroup(name: string, fields: readonly Field[] = []): Group {
  return { guid: guidOf(name), name: { gb: name }, fields: fields.map((field) => field.guid) };
}

/** A predefined field with a value. */
export function aPredefinedField(property: number, value: PropertyValue): PredefinedField {
  return { guid: guidOf(`p${property}`), property, dataType: value.dataType, value };
}

/** A saved, enabled form. Fields given without a layout are placed at the top level in order. */
export function aForm(changes: Partial<SavedForm> = {}): SavedForm {
  const fields = changes.fields ?? [];
  const layout: Form['layout'] = fields.map((field) => ({ kind: 'field', guid: field.guid }));
  return {
    ...newForm(),
    guid: guidOf('form'),
    name: { gb: 'Application', fi: 'Hakemus' },
    layout,
    revision: 1,
    updatedAt: '2027-01-31T08:00:00.000Z',
    ...changes,
  };
}

/** Site settings with English as the default language. */
export function aSettings(changes: Partial<Settings> = {}): Settings {
  return { ...defaultSettings, defaultLanguage: 'gb', siteName: 'Municipality', ...changes };
}

/** The languages of a site: gb and fi are paired with a vault language each, se with none. No texts. */
export function aCatalogue(): Catalogue {
  return {
    gb: { name: 'English', translationId: 1, texts: {} },
    fi: { name: 'Suomi', translationId: 2, texts: {} },
    se: { name: 'Svenska', translationId: -1, texts: {} },
  };
}

/**
 * A small vault structure: a property of every data type numbered from 1001 by code, three built-in ones, a
 * value list with two items.
 */
export function aStructure(changes: Partial<VaultStructure> = {}): VaultStructure {
  const property = (
    id: number,
    name: string,
    dataType: VaultStructure['properties'][number]['dataType'],
  ) => ({
    id,
    name,
    dataType,
    valueList: dataType === dataTypes.lookup || dataType === dataTypes.multiSelectLookup ? 101 : null,
  });
  return {
    properties: [
      property(0, 'Name or title', 1),
      property(26, 'Keywords', 1),
      property(38, 'Workflow', 9),
      property(39, 'State', 9),
      property(100, 'Class', 9),
      property(1001, 'Subject', 1),
      property(1002, 'Count', 2),
      property(1003, 'Amount', 3),
      property(1005, 'Day', 5),
      property(1006, 'Time', 6),
      property(1007, 'Moment', 7),
      property(1008, 'Agreed', 8),
      property(1009, 'District', 9),
      property(1010, 'Permits', 10),
      property(1011, 'Large number', 11),
      property(1013, 'Reasons', 13),
    ],
    classes: [
      { id: 0, name: 'Document', objectType: 0, properties: [] },
      { id: 5, name: 'Application', objectType: 0, properties: [{ id: 1001, required: true }] },
      { id: 6, name: 'Case', objectType: 101, properties: [] },
    ],
    objectTypes: [
      { id: 0, name: 'Document' },
      { id: 9, name: 'Document collection' },
      { id: 101, name: 'Case' },
    ],
    languages: [
      { id: 1, name: 'English' },
      { id: 2, name: 'Finnish' },
    ],
    itemNames: { 101: { 1: { 1: 'North', 2: 'Pohjoinen' }, 2: { 1: 'South' } } },
    elementNames: {
      properties: { 1001: { 1: 'Subject', 2: 'Aihe' }, 1002: { 1: 'Count' } },
      classes: { 5: { 1: 'Application', 2: 'Hakemus' } },
      objectTypes: { 101: { 1: 'Case', 2: 'Asia' } },
    },
    ...changes,
  };
}
