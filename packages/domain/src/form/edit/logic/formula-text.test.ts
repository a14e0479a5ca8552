import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { formulaFromText, formulaNames, formulaPieces, formulaToText } from './formula-text.ts';
import { setComputedFieldAudience, setDecimals, setFormula } from './set-formula.ts';

const [rent, pay, gone] = [guidOf('rent'), guidOf('pay'), guidOf('gone')];
const names = formulaNames([
  [rent, 'Rent [hall]'],
  [pay, 'Rent  (hall) '],
]);

describe('the text of a formula', () => {
  it('has the labels of questions in brackets, each of them unique', () => {
    expect([...names.values()]).toEqual(['Rent (hall)', 'Rent (hall) (2)']);
    expect(formulaToText(`{field:${rent}} + 2 * {field:${pay}} `, names)).toBe(
      '[Rent (hall)] + 2 * [Rent (hall) (2)] ',
    );
  });

  it('keeps a name that no question has, and a question without a name', () => {
    expect(formulaFromText('[Other] + [Rent (hall)', names)).toBe('[Other] + [Rent (hall)');
    expect(formulaToText(`1 + {field:${gone}}`, names)).toBe(`1 + {field:${gone}}`);
  });

  it('names the question of each piece', () => {
    expect(formulaPieces(`{field:${rent}} + 1`, names)).toEqual([
      { text: '[Rent (hall)]', question: rent },
      { text: ' + 1', question: null },
    ]);
  });

  it('is read as it was written, whatever is between the references', () => {
    const reference = fc.constantFrom(`{field:${rent}}`, `{field:${pay}}`);
    const other = fc.string({ unit: fc.constantFrom(...'0 1+-*/();,<>=sum?') });
    fc.assert(
      fc.property(fc.array(fc.oneof(reference, other)), (parts) => {
        const formula = parts.join('');

        expect(formulaFromText(formulaToText(formula, names), names)).toBe(formula);
      }),
    );
  });
});

describe('a computed field', () => {
  const field = aField('number', { guid: rent, required: true });
  const form = aForm({ fields: [field] });
  const computed = setFormula(form, rent, '1 + 1');

  it('is never required, and becomes a question to visitors again without its formula', () => {
    expect(computed.fields).toEqual([{ ...field, required: false, formula: '1 + 1' }]);
    const hidden = setComputedFieldAudience(computed, rent, 'nobody');
    expect(hidden.fields[0]).toMatchObject({ shown: false });
    expect(setFormula(hidden, rent, undefined).fields).toEqual([{ ...field, required: false }]);
    expect(setComputedFieldAudience(hidden, rent, 'visitors')).toEqual(computed);
  });

  it('leaves the form itself when nothing changes', () => {
    expect(setFormula(computed, rent, '1 + 1')).toBe(computed);
    expect(setFormula(form, rent, undefined)).toBe(form);
    expect(setComputedFieldAudience(computed, rent, 'visitors')).toBe(computed);
    const rounded = setDecimals(computed, rent, 0);
    expect(rounded.fields[0]?.decimals).toBe(0);
    expect(setDecimals(rounded, rent, 0)).toBe(rounded);
    expect(setDecimals(rounded, rent, undefined)).toEqual(computed);
  });
});
