import { findField } from '@form-portal/domain';
import { bindProperty } from '@form-portal/domain/edit';
import type { Guid } from '@form-portal/domain';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Binds a field to a vault property by id, or with null to none; announces it when the field loses its options (docs/design.md#editor). */
export function bindPropertyCommand(guid: Guid, id: number | null): Command {
  return (state, env) => {
    const property = id === null ? null : env.structure?.properties.find((one) => one.id === id);
    if (property === undefined) return null;
    const form = bindProperty(state.form, guid, property, env.fieldTypes);
    const params = { name: elementName(form, guid, namingLanguages(state, env)) };
    const [had, has] = [state.form, form].map((one) => findField(one, guid)?.options.length ?? 0);
    return editTransaction(state, {
      form,
      label: { key: 'admin.step.property', params },
      ...(had !== 0 && has === 0 && { announcement: { key: 'admin.said.optionsEmptied', params } }),
    });
  };
}
