import { findField } from '@form-portal/domain';
import { bindProperty } from '@form-portal/domain/edit';
import { rulesOf, testsOf } from '@form-portal/domain/logic';
import type { Form, Guid } from '@form-portal/domain';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/**
 * Binds a field to the vault property with an id; null binds it to none. Announces it when the field loses its options
 * (docs/design.md#editor), and offers to undo it when rules compare them: the ids of the new ones may mean something else.
 */
export function bindPropertyCommand(guid: Guid, propertyId: number | null): Command {
  return (state, env) => {
    const property =
      propertyId === null ? null : env.structure?.properties.find(({ id }) => id === propertyId);
    if (property === undefined) return null;
    const form = bindProperty(state.form, guid, property, env.fieldTypes);
    const params = { name: elementName(form, guid, namingLanguages(state, env)) };
    const losesOptions = hasOptions(state.form, guid) && !hasOptions(form, guid);
    const n = losesOptions ? comparingRuleCount(form, guid) : 0;
    return editTransaction(state, {
      form,
      label: { key: 'admin.step.property', params },
      ...(losesOptions && { announcement: { key: 'admin.said.optionsEmptied', params } }),
      ...(n > 0 && { undoOffer: { key: 'admin.logic.optionsChanged', params: { ...params, n } } }),
    });
  };
}

function hasOptions(form: Form, guid: Guid): boolean {
  return (findField(form, guid)?.options.length ?? 0) > 0;
}

/** How many rules compare the options of a field. */
function comparingRuleCount(form: Form, guid: Guid): number {
  return rulesOf(form).filter(
    ({ condition }) =>
      condition !== null &&
      testsOf(condition).some(
        (test) => test.kind === 'field' && test.field === guid && test.operand?.kind === 'options',
      ),
  ).length;
}
