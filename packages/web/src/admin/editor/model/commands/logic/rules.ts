import {
  addCheck,
  removeCheck,
  setCheckField,
  setCheckKind,
  setCondition,
  setRequired,
  type RuleRef,
  type Necessity,
} from '@form-portal/domain/edit';
import type { Condition, FormCheck, Guid } from '@form-portal/domain';

import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** How a condition was changed, and by which control. */
export interface ConditionChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The control that changed it: going through the choices of one select is one step. */
  readonly control: string;
}

/** Sets the condition of an element; undefined removes it. */
export function setConditionCommand(
  ruleRef: RuleRef,
  condition: Condition | undefined,
  { kind, control }: ConditionChange,
): Command {
  return (state, env) =>
    editTransaction(state, {
      form: setCondition(state.form, ruleRef, condition),
      label: {
        key: `admin.logic.step.${ruleRef.rule}`,
        params: { name: elementName(state.form, ruleRef.of, namingLanguages(state, env)) },
      },
      ...(kind !== 'removed' && { mergeKey: `condition ${ruleRef.rule} ${ruleRef.of} ${control}` }),
      ...(kind !== 'changed' && { announcement: { key: `admin.logic.said.${kind}` } }),
    });
}

/** Sets when a field must be answered. */
export function setNecessityCommand(guid: Guid, necessity: Necessity): Command {
  return (state, env) =>
    editTransaction(state, {
      form: setRequired(state.form, guid, necessity),
      label: {
        key: 'admin.logic.step.requireWhen',
        params: { name: elementName(state.form, guid, namingLanguages(state, env)) },
      },
    });
}

/** Adds a check whose message has to be written yet. */
export function addCheckCommand(guid: Guid, must: Condition, at: Guid | null): Command {
  return (state) =>
    editTransaction(state, {
      form: addCheck(state.form, { guid, must, message: {}, at, kind: 'error' }),
      label: { key: 'admin.logic.step.addCheck' },
      mergeKey: `condition must ${guid} 0 question`,
      announcement: { key: 'admin.logic.said.checkAdded' },
    });
}

/** Removes a check. */
export function removeCheckCommand(guid: Guid): Command {
  return (state) =>
    editTransaction(state, {
      form: removeCheck(state.form, guid),
      label: { key: 'admin.logic.step.removeCheck' },
      announcement: { key: 'admin.logic.said.checkRemoved' },
    });
}

/** Sets the field that shows the message of a check; null for the end of the form. */
export function setCheckFieldCommand(guid: Guid, at: Guid | null): Command {
  return (state) =>
    editTransaction(state, {
      form: setCheckField(state.form, guid, at),
      label: { key: 'admin.logic.step.must' },
    });
}

/** Makes a check an error or a stop. */
export function setCheckKindCommand(guid: Guid, kind: FormCheck['kind']): Command {
  return (state) =>
    editTransaction(state, {
      form: setCheckKind(state.form, guid, kind),
      label: { key: 'admin.logic.step.must' },
    });
}
