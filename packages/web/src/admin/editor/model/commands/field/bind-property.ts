import { findField } from '@form-portal/domain';
import { bindProperty } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/**
 * Binds a field to the vault property with an id; null binds it to none. Announces it when the field loses its options
 * (docs/design.md#editor).
 */
export function bindPropertyCommand(guid: Guid, propertyId: number | null): Command {
  return (state, env) => {
    const property =
      propertyId === null ? null : env.structure?.properties.find(({ id }) => id === propertyId);
    if (property === undefined) return null;
    const form = bindProperty(state.form, guid, property, env.fieldTypes);
    const params = { name: elementName(form, guid, namingLanguages(state, env)) };
    const losesOptions = hasOptions(state.form, guid) && !hasOptions(form, guid);
    return editTransaction(state, {
      form,
      label: { key: 'admin.step.property', params },
      ...(losesOptions && { announcement: { key: 'admin.said.optionsEmptied', params } }),
    });
  };
}

function hasOptions(form: Form, guid: Guid): boolean {
  return (findField(form, guid)?.options.length ?? 0) > 0;
}
