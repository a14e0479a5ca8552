import type { Guid } from '../../../guid.ts';
import type { Field, Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';
import { setRequired } from '../field/set-required.ts';

/**
 * Sets the formula that computes a field, as written; undefined lets visitors answer it again, and see it.
 * A computed field is never required. Returns the form itself when nothing changes or the field does not
 * exist.
 */
export function setFormula(form: Form, guid: Guid, formula: string | undefined): Form {
  const optional = formula === undefined ? form : setRequired(form, guid, 'optional');
  return changeField(optional, guid, (field) => {
    if (field.formula === formula) return field;
    if (formula !== undefined) return { ...field, formula };
    const { formula: _formula, shown: _shown, ...withoutFormula } = field;
    return withoutFormula;
  });
}

/**
 * Sets the decimals of a number, 0–6; undefined leaves them to its type. Returns the form itself when
 * nothing changes or the field does not exist.
 */
export function setDecimals(form: Form, guid: Guid, decimals: number | undefined): Form {
  return changeField(form, guid, (field) => {
    if (field.decimals === decimals) return field;
    const { decimals: _before, ...rest } = field;
    return decimals === undefined ? rest : { ...rest, decimals };
  });
}

/** Who sees a computed field: visitors too, or only conditions and the vault. */
export type ComputedFieldAudience = 'visitors' | 'nobody';

/**
 * Shows a computed field to visitors, or hides it. Returns the form itself when nothing changes or the field does not
 * exist.
 */
export function setComputedFieldAudience(form: Form, guid: Guid, audience: ComputedFieldAudience): Form {
  return changeField(form, guid, (field): Field => {
    if ((field.shown === false) === (audience === 'nobody')) return field;
    if (audience === 'nobody') return { ...field, shown: false };
    const { shown: _shown, ...shownToVisitors } = field;
    return shownToVisitors;
  });
}
