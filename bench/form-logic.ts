import type { Condition, Field, Form } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { median } from './row.ts';
import type { Row } from './row.ts';

const fields = 300;
const rounds = 200;
const budgetMs = 1;

/** A form of which three fields out of five are shown under a condition on an earlier one. */
function formWithConditions(): Form {
  const created: Field[] = [];
  for (let index = 0; index < fields; index += 1) {
    const earlier = created[Math.floor(index / 2)];
    const isConditional = earlier !== undefined && index % 5 < 3;
    created.push(
      aField('number', {
        guid: crypto.randomUUID() as Field['guid'],
        ...(isConditional && { showWhen: isMore(earlier) }),
      }),
    );
  }
  return aForm({ fields: created });
}

function isMore({ guid }: Field): Condition {
  return {
    kind: 'field',
    field: guid,
    operator: 'more',
    operand: { kind: 'literal', value: 3 },
  };
}

/** Measures how long the rules of a large form take, as after every change of an answer. */
export function formLogicRow(): Row {
  const form = formWithConditions();
  const prepared = prepareForm(form, fieldTypes);
  const facts = { today: '2027-01-15', identified: false };
  const answers = Object.fromEntries(form.fields.map(({ guid }, index) => [guid, index % 50]));
  const conditional = form.fields.filter(({ showWhen }) => showWhen !== undefined).length;
  for (let warm = 0; warm < rounds; warm += 1) resolve(prepared, answers, facts);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    resolve(prepared, answers, facts);
    return performance.now() - start;
  });
  const { asked } = resolve(prepared, answers, facts);
  if (asked.size < fields / 2) throw new Error('the conditions leave hardly anything to resolve');
  const measured = median(times);
  return {
    what: `Resolving a form of ${String(fields)} fields with ${String(conditional)} conditions`,
    budget: `≤ ${String(budgetMs)} ms`,
    measured: `${measured.toFixed(2)} ms`,
    kept: measured <= budgetMs,
  };
}
