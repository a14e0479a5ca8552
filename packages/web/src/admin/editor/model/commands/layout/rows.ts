import { setLinesProperty, setRepeats, setRowLimits } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';
import type { RowLimits } from '@form-portal/domain/edit';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Makes a group repeatable, or lets it be asked once. */
export function setRepeatsCommand(guid: Guid, repeats: 'repeats' | 'once'): Command {
  return changeRows(guid, (form) => setRepeats(form, guid, repeats));
}

/** Sets the fewest or the most rows of a group; typing a number is one step. The other limit follows from `before`, the limits before typing. */
export function setRowLimitsCommand(guid: Guid, limits: Partial<RowLimits>, before: RowLimits): Command {
  const mergeKey = `rows ${guid} ${Object.keys(limits).join(' ')}`;
  return changeRows(guid, (form) => setRowLimits(form, guid, limits, before), mergeKey);
}

/** Sets the property that gets a line for each row; null for the fields' own properties. */
export function setLinesPropertyCommand(guid: Guid, property: number | null): Command {
  return changeRows(guid, (form) => setLinesProperty(form, guid, property));
}

function changeRows(guid: Guid, change: (form: Form) => Form, mergeKey?: string): Command {
  return (state, env) =>
    editTransaction(state, {
      form: change(state.form),
      label: {
        key: 'admin.step.rows',
        params: { name: elementName(state.form, guid, namingLanguages(state, env)) },
      },
      ...(mergeKey !== undefined && { mergeKey }),
    });
}
