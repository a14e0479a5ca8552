import { setComputedFieldAudience, setDecimals, setFormula } from '@form-portal/domain/edit';
import type { ComputedFieldAudience } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';
import type { MessageKey } from '../../messages/message.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Sets the formula of a field; undefined lets visitors answer it. Typing without a pause is one step. */
export function setFormulaCommand(guid: Guid, formula: string | undefined): Command {
  return changeComputed(guid, 'admin.formula.step', (form) => setFormula(form, guid, formula), 'formula');
}

/** Sets the decimals of a computed field. */
export function setDecimalsCommand(guid: Guid, decimals: number | undefined): Command {
  return changeComputed(guid, 'admin.formula.decimalsStep', (form) => setDecimals(form, guid, decimals));
}

/** Shows a computed field to visitors, or hides it. */
export function setAudienceCommand(guid: Guid, audience: ComputedFieldAudience): Command {
  return changeComputed(guid, 'admin.formula.showStep', (form) =>
    setComputedFieldAudience(form, guid, audience),
  );
}

function changeComputed(
  guid: Guid,
  key: MessageKey,
  change: (form: Form) => Form,
  typed?: 'formula',
): Command {
  return (state, env) =>
    editTransaction(state, {
      form: change(state.form),
      label: { key, params: { name: elementName(state.form, guid, namingLanguages(state, env)) } },
      ...(typed !== undefined && { mergeKey: `${typed} ${guid}` }),
    });
}
