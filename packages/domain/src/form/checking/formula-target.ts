import { dataTypes, type DataType } from '../../vault/data-type.ts';
import { noProperty, type Field, type Form } from '../form.ts';
import { fieldsInOrder } from '../layout.ts';

/** A computed field whose type or property does not take the result of its formula. */
export interface FormulaTargetFault {
  readonly field: Field;
  readonly code: 'formula-type-wrong' | 'formula-property-wrong';
}

/** Returns the computed fields of a form that cannot take the results of their formulas, in page order. */
export function formulaTargetFaults(form: Form): readonly FormulaTargetFault[] {
  return fieldsInOrder(form).flatMap((field): readonly FormulaTargetFault[] => {
    if (field.formula === undefined) return [];
    if (field.type !== 'number') return [{ field, code: 'formula-type-wrong' }];
    const isTaken = field.property === noProperty || takesNumbers.has(field.dataType);
    return isTaken ? [] : [{ field, code: 'formula-property-wrong' }];
  });
}

/** A computed answer is a number, or that number as text. */
const takesNumbers: ReadonlySet<DataType> = new Set([
  dataTypes.text,
  dataTypes.multiLineText,
  dataTypes.integer,
  dataTypes.integer64,
  dataTypes.floating,
]);
