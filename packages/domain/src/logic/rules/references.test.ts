import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { all, literal, test } from '../../testing/condition-notation.ts';
import { guidOf } from '../../testing/guids.ts';
import { referencesByQuestion } from './references.ts';

describe('the references to a question', () => {
  it('are the rules that name it, in conditions, operands and formulas, valid or not', () => {
    const sum = aField('number', { guid: guidOf('sum') });
    const computed = aField('number', {
      guid: guidOf('total'),
      formula: `{field:${sum.guid}} + + {field:${sum.guid}}`,
      showWhen: all(test('sum', 'at-least', literal(5000)), test('day', 'answered')),
      requireWhen: 'shown',
    });
    const references = referencesByQuestion(aForm({ fields: [sum, computed] }));

    expect(references.get(sum.guid)?.map(({ of, kind }) => [of, kind])).toEqual([
      [computed.guid, 'showWhen'],
      [computed.guid, 'formula'],
    ]);
    expect([...references.keys()]).toEqual([sum.guid, guidOf('day')]);
  });
});
