import { publicForm, type Answers, type Form } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import {
  arbitraryAnswers,
  arbitraryLogicForm,
  withArbitraryPartLogic,
  withArbitraryParts,
} from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createResolveForm } from './resolve-form.ts';

const today = '2027-03-01';

const anyCase: fc.Arbitrary<{ readonly form: Form; readonly answers: Answers }> = arbitraryLogicForm
  .chain(withArbitraryParts)
  .chain(withArbitraryPartLogic)
  .chain((form) => fc.record({ form: fc.constant(form), answers: arbitraryAnswers(form) }));

it('a page asks and refuses what the server does, though it has the form as JSON and no predefined values', () => {
  fc.assert(
    fc.property(anyCase, ({ form, answers }) => {
      const onPage: Form = JSON.parse(JSON.stringify(publicForm(form)));
      const facts = { today, identified: form.identity.enabled };
      const accepted = resolve(prepareForm(form, fieldTypes), answers, facts);
      expect(createResolveForm(onPage, today)(answers)).toEqual({ ...accepted, predefinedFields: [] });
    }),
    { numRuns: 200 },
  );
});
