import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../field-type/field-type.ts';
import { prepareForm } from '../../../logic/resolving/prepare.ts';
import { resolve } from '../../../logic/resolving/resolve.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from '../../../submission/answers/answer-key.ts';
import { withArbitraryParts } from '../../../testing/arbitrary-form-parts.ts';
import {
  arbitraryAnswers,
  arbitraryFacts,
  arbitraryLogicForm,
  withArbitraryPartLogic,
} from '../../../testing/arbitrary-logic.ts';
import { guidSequence } from '../../../testing/guids.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import type { Guid } from '../../../guid.ts';
import { duplicateForm } from './duplicate-form.ts';

const anyCase = arbitraryLogicForm
  .chain(withArbitraryParts)
  .chain(withArbitraryPartLogic)
  .chain((form) =>
    fc.record({ form: fc.constant(form), answers: arbitraryAnswers(form), facts: arbitraryFacts }),
  );

describe('a duplicate of a form', () => {
  it('resolves alike under its new GUIDs', () => {
    fc.assert(
      fc.property(anyCase, ({ form, answers, facts }) => {
        const copy = duplicateForm(form, guidSequence(), (name) => name);
        const elements = (of: typeof form) => [
          ...of.fields,
          ...of.groups,
          ...of.predefinedFields,
          ...(of.checks ?? []),
          ...(of.pages ?? []),
          ...(of.attachments.requests ?? []),
        ];
        const renewed = elements(copy);
        const fresh = new Map(elements(form).map(({ guid }, index) => [guid, renewed[index]!.guid]));
        const rename = (guid: Guid): Guid => fresh.get(guid) ?? guid;
        const renameKey = (key: string): AnswerKey => {
          const { guid, row } = parseAnswerKey(key as AnswerKey);
          return answerKey(rename(guid), row);
        };
        const renamed = (given: Answers): Answers =>
          Object.fromEntries(Object.entries(given).map(([key, one]) => [renameKey(key), one]));

        const original = resolve(prepareForm(form, testFieldTypes), answers, facts);
        const resolved = resolve(prepareForm(copy, testFieldTypes), renamed(answers), facts);

        expect(renewed.filter(({ guid }) => fresh.has(guid))).toEqual([]);
        expect(resolved.answers).toEqual(renamed(original.answers));
        for (const part of ['asked', 'required', 'shownGroups', 'shownPages', 'askedRequests'] as const) {
          expect([...resolved[part]]).toEqual([...original[part]].map(renameKey));
        }
        for (const part of ['failedChecks', 'predefinedFields'] as const) {
          expect(resolved[part].map(({ guid }) => guid)).toEqual(
            original[part].map(({ guid }) => rename(guid)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});
