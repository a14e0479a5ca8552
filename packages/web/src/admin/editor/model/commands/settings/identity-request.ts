import {
  requestAttribute,
  requestIdentity,
  withdrawAttribute,
  withdrawIdentity,
} from '@form-portal/domain/edit';
import type { IdentityAttribute } from '@form-portal/domain';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { Transaction } from '../../transaction.ts';
import { editTransaction, type Command } from '../command.ts';

const label = { key: 'admin.step.identity' } as const;

/** Makes the form require identification; null when the site maps no attributes (specification §4). */
export function requestIdentityCommand(state: EditorState, { mapping }: EditorEnv): Transaction | null {
  return editTransaction(state, { form: requestIdentity(state.form, mapping), label });
}

/** Stops requiring identification, which clears the form's attributes. */
export function withdrawIdentityCommand(state: EditorState): Transaction | null {
  const announcement = { key: 'admin.said.identityWithdrawn' } as const;
  return editTransaction(state, { form: withdrawIdentity(state.form), label, announcement });
}

/** Adds an identity attribute to the form; null when the site does not map it. */
export function addAttributeCommand(attribute: IdentityAttribute): Command {
  return (state, { mapping }) =>
    editTransaction(state, { form: requestAttribute(state.form, attribute, mapping), label });
}

/** Removes an identity attribute from the form. */
export function removeAttributeCommand(attribute: IdentityAttribute): Command {
  return (state) => editTransaction(state, { form: withdrawAttribute(state.form, attribute), label });
}
