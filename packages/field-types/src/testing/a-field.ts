import { parseGuid } from '@form-portal/domain';
import type { Field } from '@form-portal/domain';
import { someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '../index.ts';
import type { PageLocale } from '../ui-contract.ts';

const guid = parseGuid('0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0')!;

/** A field of a type with that type's defaults and first property, and changes to them; own settings are merged. */
export function aField(type: string, changes: Partial<Field> = {}): Field {
  const rules = fieldTypes.get(type);
  return {
    guid,
    type,
    label: { gb: 'Question', fi: 'Kysymys', se: 'Fråga' },
    description: {},
    required: false,
    width: 'wide',
    options: rules.usesOptions ? someOptions('Espoo', 'Helsinki', 'Vantaa') : [],
    property: 1001,
    dataType: rules.offeredDataTypes[0] ?? 0,
    multiSelect: false,
    ...rules.defaults,
    ...changes,
    settings: { ...rules.defaults.settings, ...changes.settings },
  };
}

/** A locale whose texts are their own keys, followed by their parameters. */
export function aLocale(languageTag: string): PageLocale {
  const language = { en: 'gb', sv: 'se' }[languageTag] ?? languageTag;
  return {
    languageTag,
    language,
    defaultLanguage: 'gb',
    tagOf: (code) => ({ gb: 'en-FI', se: 'sv-FI' })[code] ?? code,
    text: (key, params = {}) => [key, ...Object.values(params)].join(' '),
  };
}
