import {
  addPredefinedField,
  choosePredefinedProperty,
  removePredefinedField,
  setPredefinedValue,
} from '@form-portal/domain/edit';
import type { Form, Guid, PropertyValue } from '@form-portal/domain';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { Transaction } from '../../transaction.ts';
import { editTransaction, type Command } from '../command.ts';

const label = { key: 'admin.step.predefined' } as const;

/** Adds a predefined field and focuses the choice of its property. */
export function addPredefinedFieldCommand(state: EditorState, { newGuid }: EditorEnv): Transaction | null {
  const guid = newGuid();
  return editTransaction(state, {
    form: addPredefinedField(state.form, guid),
    label: { key: 'admin.step.addPredefined' },
    focus: { in: 'settings', section: 'predefined', predefined: guid },
  });
}

/** Removes a predefined field. */
export function removePredefinedFieldCommand(guid: Guid): Command {
  return (state) =>
    editTransaction(state, {
      form: removePredefinedField(state.form, guid),
      label: { key: 'admin.step.removePredefined' },
    });
}

/** Chooses the property of a predefined field; announces it when that clears the value (docs/design.md#predefined-fields). */
export function choosePredefinedPropertyCommand(guid: Guid, propertyId: number): Command {
  return (state, { structure }) => {
    const property = structure?.properties.find(({ id }) => id === propertyId);
    if (property === undefined) return null;
    return editTransaction(state, {
      form: choosePredefinedProperty(state.form, guid, property),
      label,
      ...(valueOf(state.form, guid) !== undefined && { announcement: { key: 'admin.said.valueEmptied' } }),
    });
  };
}

/** Sets a predefined value, or clears it with undefined; typing it is one step. */
export function setPredefinedValueCommand(guid: Guid, value: PropertyValue | undefined): Command {
  return (state) =>
    editTransaction(state, {
      form: setPredefinedValue(state.form, guid, value),
      label,
      mergeKey: `predefined ${guid}`,
    });
}

function valueOf(form: Form, guid: Guid): PropertyValue | undefined {
  return form.predefinedFields.find((field) => field.guid === guid)?.value;
}
