import type { Condition, Field, Form } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';

const fields = 300;

/** A form of which three fields out of five are shown under a condition on an earlier one. */
function formWithConditions(): Form {
  const created: Field[] = [];
  for (let index = 0; index < fields; index += 1) {
    const earlier = created[Math.floor(index / 2)];
    const isConditional = earlier !== undefined && index % 5 < 3;
    created.push(
      aField('number', {
        guid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` as Field['guid'],
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

/** How long the rules of a large form take each time an answer changes, in Node or in a browser. */
export interface ResolveTimes {
  readonly fields: number;
  readonly conditions: number;
  /** In ms, from the first time on. */
  readonly times: readonly number[];
}

/** Resolves a form of 300 fields so many times, with another answer each time. */
export function resolveTimes(count: number): ResolveTimes {
  const form = formWithConditions();
  const prepared = prepareForm(form, fieldTypes);
  const facts = { today: '2027-01-15', identified: false };
  const times = Array.from({ length: count }, (_, time) => {
    const answers = Object.fromEntries(form.fields.map(({ guid }, index) => [guid, (index + time) % 50]));
    const start = performance.now();
    const { asked } = resolve(prepared, answers, facts);
    const taken = performance.now() - start;
    if (asked.size < fields / 2) throw new Error('the conditions leave hardly anything to resolve');
    return taken;
  });
  const conditions = form.fields.filter(({ showWhen }) => showWhen !== undefined).length;
  return { fields, conditions, times };
}
