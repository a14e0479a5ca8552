import type { Guid } from '../../../guid.ts';
import type { Form, Option } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/** Options as they came from the value list of a property. */
export interface LoadedOptions {
  readonly property: number;
  readonly options: readonly Option[];
}

/**
 * Gives a field the options of its property's value list (specification D28). The form itself when the field has them already, is
 * gone, or has been bound to another property while they were loading.
 */
export function setOptions(form: Form, guid: Guid, { property, options }: LoadedOptions): Form {
  return changeField(form, guid, (field) =>
    field.property !== property || sameOptions(field.options, options) ? field : { ...field, options },
  );
}

/** Whether two lists offer the same choices under the same names in the same order. */
export function sameOptions(one: readonly Option[], other: readonly Option[]): boolean {
  return (
    one.length === other.length &&
    one.every((option, index) => {
      const twin = other[index];
      return twin !== undefined && option.id === twin.id && sameName(option.name, twin.name);
    })
  );
}

function sameName(one: Option['name'], other: Option['name']): boolean {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...languages].every((language) => (one[language] ?? '') === (other[language] ?? ''));
}
