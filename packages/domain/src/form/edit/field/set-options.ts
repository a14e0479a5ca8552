import type { Guid } from '../../../guid.ts';
import type { Form, Option } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/** Options loaded from the value list of a property. */
export interface LoadedOptions {
  readonly property: number;
  readonly options: readonly Option[];
}

/**
 * Sets the options of a field from its property's value list (specification D28). Returns the form itself
 * when the options are equal, the field does not exist, or it has been bound to another property while they
 * were loading.
 */
export function setOptions(form: Form, guid: Guid, { property, options }: LoadedOptions): Form {
  return changeField(form, guid, (field) =>
    field.property !== property || sameOptions(field.options, options) ? field : { ...field, options },
  );
}

/** Whether two lists contain the same options with the same names in the same order. */
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
