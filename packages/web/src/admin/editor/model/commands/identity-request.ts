import { leaveAttribute, requestIdentity, takeAttribute, withdrawIdentity } from '@form-portal/domain/edit';
import type { IdentityAttribute } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Transaction } from '../transaction.ts';
import { editOf, type Command } from './command.ts';

const label = { key: 'admin.step.identity' } as const;

/** Makes the form ask for identification; not available where the site has mapped no attributes (specification §4). */
export function requestIdentityCommand(state: EditorState, { mapping }: EditorEnv): Transaction | null {
  return editOf(state, { form: requestIdentity(state.form, mapping), label });
}

/** Makes the form open to anybody, which clears its attributes. */
export function withdrawIdentityCommand(state: EditorState): Transaction | null {
  const said = { key: 'admin.said.identityWithdrawn' } as const;
  return editOf(state, { form: withdrawIdentity(state.form), label, said });
}

/** Takes an attribute of the person's identity into the form; not available where the site has not mapped it. */
export function takeAttributeCommand(attribute: IdentityAttribute): Command {
  return (state, { mapping }) =>
    editOf(state, { form: takeAttribute(state.form, attribute, mapping), label });
}

/** Leaves an attribute out of the form. */
export function leaveAttributeCommand(attribute: IdentityAttribute): Command {
  return (state) => editOf(state, { form: leaveAttribute(state.form, attribute), label });
}
