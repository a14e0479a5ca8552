import { describe, expect, it } from 'vitest';
import { formLimits } from '../../form/form-limits.ts';
import { aField, aForm } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { possibleOutcomes } from '../conditions/possible-outcomes.ts';
import { prepareForm } from './prepare.ts';
import { resolve } from './resolve.ts';

const ids = Array.from({ length: formLimits.list }, (_, index) => index + 1);
const options = ids.map((id) => ({ id, name: { gb: String(id) } }));
/** As many tests with many options as fit into a document of two megabytes. */
const [conditions, testsOfEach] = [8, 10];

describe('a form at its limits', () => {
  it.each([
    ['single', 9],
    ['multiple', 10],
  ] as const)('takes little time with a %s choice', (_kind, dataType) => {
    const choice = aField('select', { guid: guidOf('choice'), dataType, options });
    const test = (operator: 'any-of' | 'none-of'): Condition => ({
      kind: 'field',
      field: choice.guid,
      operator,
      operand: { kind: 'options', ids: ids.toReversed() },
    });
    const of = Array.from({ length: testsOfEach }, (_, index) => test(index === 0 ? 'none-of' : 'any-of'));
    const fields = Array.from({ length: conditions }, (_, index) =>
      aField('text', { guid: guidOf(`f${index}`), showWhen: { kind: 'all', of } }),
    );
    const started = performance.now();

    const prepared = prepareForm(aForm({ fields: [choice, ...fields] }), testFieldTypes);
    const outcomesOf = possibleOutcomes(prepared);
    fields.forEach(({ showWhen }) => outcomesOf(showWhen!));
    resolve(prepared, { [choice.guid]: ids }, { today: '2027-03-01', identified: false });

    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
