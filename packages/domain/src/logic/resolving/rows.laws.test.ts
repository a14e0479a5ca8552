import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Form } from '../../form/form.ts';
import { fieldsInOrder } from '../../form/layout.ts';
import { shownPages } from '../../form/progress.ts';
import { rowsOf, withRowsWrittenOut } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { defaultLimits } from '../../limits.ts';
import { keysOf, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import { checkSubmission } from '../../submission/sending/check-submission.ts';
import { withArbitraryParts } from '../../testing/arbitrary-form-parts.ts';
import {
  arbitraryAnswers,
  arbitraryFacts,
  arbitraryLogicForm,
  withArbitraryPartLogic,
} from '../../testing/arbitrary-logic.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { behindStops } from './behind-stops.ts';
import { prepareForm } from './prepare.ts';
import { pageLogicOf, formAsAsked, type LogicFacts } from './resolution.ts';
import { resolve } from './resolve.ts';

interface Case {
  readonly form: Form;
  readonly answers: Answers;
  readonly others: Answers;
  readonly facts: LogicFacts;
}

const anyCase: fc.Arbitrary<Case> = arbitraryLogicForm
  .chain(withArbitraryParts)
  .chain(withArbitraryPartLogic)
  .chain((form) =>
    fc.record({
      form: fc.constant(form),
      answers: arbitraryAnswers(form),
      others: arbitraryAnswers(form),
      facts: arbitraryFacts,
    }),
  );

const resolveIn = (form: Form, answers: Answers, facts: LogicFacts) =>
  resolve(prepareForm(form, testFieldTypes), answers, facts);

function law(check: (one: Case) => void): void {
  fc.assert(fc.property(anyCase, check), { numRuns: 100 });
}

/** The answers, with those of some keys taken from others where both have one. */
function exchanged(answers: Answers, others: Answers, isTaken: (key: string) => boolean): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      isTaken(key) && Object.hasOwn(others, key) ? (others[key] ?? null) : answer,
    ]),
  );
}

describe('resolving a form with pages and rows', () => {
  it('does not depend on answers that are not asked, nor on forged computed ones', () => {
    law(({ form, answers, others, facts }) => {
      const resolved = resolveIn(form, answers, facts);
      const written = withRowsWrittenOut(form, resolved.rows);
      const notAnswered = new Set<string>(
        written.fields
          .filter(({ guid, formula }) => formula !== undefined || !resolved.asked.has(guid))
          .map(({ guid }) => guid),
      );
      const isTaken = (key: string): boolean => notAnswered.has(key);

      expect(resolveIn(form, exchanged(answers, others, isTaken), facts)).toEqual(resolved);
    });
  });

  it('changes nothing that was resolved before, whatever its answers left out', () => {
    law(({ form, answers, facts }) => {
      const resolved = resolveIn(form, answers, facts);
      const onItsPage = resolve(prepareForm(form, testFieldTypes), resolved.answers, facts, resolved.rows);

      expect(resolveIn(form, resolved.answers, facts)).toEqual(resolved);
      expect(onItsPage).toEqual(resolved);
    });
  });

  it('shows and hides nothing up to the question whose answer changes on its page', () => {
    law(({ form, answers, others, facts }) => {
      const rows = rowsOf(form, [...keysOf(answers), ...keysOf(others)]);
      const askedWith = (given: Answers) =>
        resolve(prepareForm(form, testFieldTypes), given, facts, rows).asked;
      const order = fieldsInOrder(withRowsWrittenOut(form, rows)).map(({ guid }) => guid);
      const before = askedWith(answers);
      for (const [index, key] of order.entries()) {
        const after = askedWith({ ...answers, [key]: others[key] ?? null });
        const earlier = order.slice(0, index + 1);

        expect(earlier.filter((one) => after.has(one))).toEqual(earlier.filter((one) => before.has(one)));
      }
    });
  });

  it('asks and refuses the same whatever empty rows the page has at the end', () => {
    law(({ form, answers, facts }) => {
      const sent = resolveIn(form, answers, facts);
      const drawn = new Map([...rowsOf(form, keysOf(answers))].map(([group, rows]) => [group, rows + 2]));
      const page = resolve(prepareForm(form, testFieldTypes), answers, facts, drawn);
      const inFilled = new Set<string>(withRowsWrittenOut(form, sent.rows).fields.map(({ guid }) => guid));
      const filledOnly = (keys: ReadonlySet<AnswerKey>) => [...keys].filter((key) => inFilled.has(key));

      expect(filledOnly(page.asked)).toEqual([...sent.asked]);
      expect(filledOnly(page.required)).toEqual([...sent.required]);
      expect(page.failedChecks).toEqual(sent.failedChecks);
      expect([page.askedRequests, page.predefinedFields]).toEqual([
        sent.askedRequests,
        sent.predefinedFields,
      ]);
    });
  });

  it('answers and requires only what is asked, on pages that are shown', () => {
    law(({ form, answers, facts }) => {
      const { asked, required, rows, shownPages, answers: kept } = resolveIn(form, answers, facts);

      for (const [group, reached] of rowsOf(form, keysOf(answers)))
        expect(rows.get(group)).toBeLessThanOrEqual(reached);
      for (const key of [...Object.keys(kept), ...required]) expect(asked.has(key as AnswerKey)).toBe(true);
      for (const { guid, page } of withRowsWrittenOut(form, rows).layout)
        if (asked.has(guid) && form.fields.find((field) => field.guid === guid)?.shown !== false)
          expect(page === undefined || shownPages.has(page)).toBe(true);
    });
  });

  it('writes out the form as its page asks it', () => {
    law(({ form, answers, facts }) => {
      const resolved = resolveIn(form, answers, facts);
      const page = formAsAsked(form, pageLogicOf(form, resolved, facts.today));

      const hidden = withRowsWrittenOut(form, resolved.rows).fields.filter(({ shown }) => shown === false);
      const left = [...hidden.map(({ guid }) => guid), ...behindStops(form, resolved)];
      const seen = [...resolved.asked].filter((key) => !left.includes(key as Guid));
      expect(new Set(page.fields.map(({ guid }) => guid))).toEqual(new Set(seen));
      expect(page.pages).toEqual(form.pages && shownPages(form, resolved.shownPages));
    });
  });

  it('refuses whatever a check or stop refuses', () => {
    law(({ form, answers, facts }) => {
      const submission = resolveIn(form, answers, facts);
      const problems = checkSubmission({
        form,
        submission,
        attachments: [],
        fieldTypes: testFieldTypes,
        fileTypes,
        limits: defaultLimits,
      });
      expect(problems.some(({ code }) => code === 'submission.check-failed')).toBe(
        submission.failedChecks.length > 0,
      );
    });
  });
});
