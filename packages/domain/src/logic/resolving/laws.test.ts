import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Form } from '../../form/form.ts';
import { fieldsInOrder } from '../../form/layout.ts';
import { formToWire } from '../../form/wire/form.wire.ts';
import { keysOf } from '../../submission/answers/answer-key.ts';
import { arbitraryForm, arbitraryLocalizedText } from '../../testing/arbitrary-form.ts';
import { arbitraryAnswers, arbitraryFacts, arbitraryLogicForm } from '../../testing/arbitrary-logic.ts';
import { jsonOf, read } from '../../testing/form-json.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { prepareForm } from './prepare.ts';
import type { LogicFacts, ResolvedSubmission } from './resolution.ts';
import { resolve } from './resolve.ts';

interface Case {
  readonly form: Form;
  readonly answers: Answers;
  /** Other answers to the same questions. */
  readonly others: Answers;
  readonly facts: LogicFacts;
}

const anyCase: fc.Arbitrary<Case> = arbitraryLogicForm.chain((form) =>
  fc.record({
    form: fc.constant(form),
    answers: arbitraryAnswers(form),
    others: arbitraryAnswers(form),
    facts: arbitraryFacts,
  }),
);

const resolveIn = (form: Form, answers: Answers, facts: LogicFacts): ResolvedSubmission =>
  resolve(prepareForm(form, testFieldTypes), answers, facts);

function law(check: (one: Case) => void): void {
  fc.assert(fc.property(anyCase, check));
}

/** The answers, with those of some questions taken from others. */
function exchanged(answers: Answers, others: Answers, guids: ReadonlySet<string>): Answers {
  const kept = Object.entries(answers).filter(([guid]) => !guids.has(guid));
  return Object.fromEntries([...kept, ...Object.entries(others).filter(([guid]) => guids.has(guid))]);
}

describe('resolving', () => {
  it('does not depend on answers that are not asked', () => {
    law(({ form, answers, others, facts }) => {
      const resolved = resolveIn(form, answers, facts);
      const notAsked = new Set(
        form.fields.map(({ guid }) => guid).filter((guid) => !resolved.asked.has(guid)),
      );

      expect(resolveIn(form, exchanged(answers, others, notAsked), facts)).toEqual(resolved);
    });
  });

  it('changes nothing that was resolved before', () => {
    law(({ form, answers, facts }) => {
      const resolved = resolveIn(form, answers, facts);

      expect(resolveIn(form, resolved.answers, facts)).toEqual(resolved);
    });
  });

  it('does not depend on forged computed answers', () => {
    law(({ form, answers, others, facts }) => {
      const computed = new Set(
        form.fields.filter(({ formula }) => formula !== undefined).map(({ guid }) => guid),
      );

      expect(resolveIn(form, exchanged(answers, others, computed), facts)).toEqual(
        resolveIn(form, answers, facts),
      );
    });
  });

  it('answers and requires only what is asked', () => {
    law(({ form, answers, facts }) => {
      const { asked, required, answers: kept } = resolveIn(form, answers, facts);

      for (const key of [...keysOf(kept), ...required]) expect(asked.has(key)).toBe(true);
    });
  });

  it('keeps all answers of a form without rules, and requires what is required', () => {
    const plain = arbitraryForm.chain((form) =>
      fc.record({ form: fc.constant(form), answers: arbitraryAnswers(form), facts: arbitraryFacts }),
    );
    fc.assert(
      fc.property(plain, ({ form, answers, facts }) => {
        const resolved = resolveIn(form, answers, facts);
        const placed = fieldsInOrder(form);

        expect(resolved.answers).toEqual(answers);
        expect([...resolved.asked]).toEqual(placed.map(({ guid }) => guid));
        expect([...resolved.required]).toEqual(
          placed.filter(({ required }) => required).map(({ guid }) => guid),
        );
        expect(resolved.predefinedFields).toEqual(form.predefinedFields);
      }),
    );
  });

  it('does not depend on texts, nor on the order of options', () => {
    fc.assert(
      fc.property(anyCase, arbitraryLocalizedText, ({ form, answers, facts }, text) => {
        const { asked, required, answers: kept } = resolveIn(form, answers, facts);
        const renamed: Form = {
          ...form,
          name: text,
          fields: form.fields.map((field) => ({
            ...field,
            label: text,
            options: field.options.map((option) => ({ ...option, name: text })).toReversed(),
          })),
        };

        expect(resolveIn(renamed, answers, facts)).toMatchObject({ asked, required, answers: kept });
      }),
    );
  });

  it('shows and hides nothing up to the question whose answer changes', () => {
    law(({ form, answers, others, facts }) => {
      const order = fieldsInOrder(form).map(({ guid }) => guid);
      const before = resolveIn(form, answers, facts);
      for (const [index, guid] of order.entries()) {
        const after = resolveIn(form, exchanged(answers, others, new Set([guid])), facts);
        const earlier = order.slice(0, index + 1);

        expect(earlier.filter((one) => after.asked.has(one))).toEqual(
          earlier.filter((one) => before.asked.has(one)),
        );
      }
    });
  });
});

describe('a form with rules on the wire', () => {
  it('is read back as it was written, in the lowest version that can hold it', () => {
    fc.assert(
      fc.property(arbitraryLogicForm, (form) => {
        const written = jsonOf(formToWire(form));

        expect(read(written)).toEqual(form);
      }),
    );
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        const usesFormats = form.fields.some(({ settings }) => typeof settings['format'] === 'string');
        const isDescribed = form.listDescription !== undefined;
        expect(formToWire(form).SchemaVersion).toBe(usesFormats || isDescribed ? 2 : 1);
      }),
    );
  });
});
