import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { allSuggestions, suggestionsAt, withSuggestion, withoutReference } from './formula-suggestions.ts';

const names = new Map([
  [guidOf('rent'), 'Rent'],
  [guidOf('summer'), 'Summer pay'],
  [guidOf('room'), 'Työhuone'],
  [guidOf('fee'), 'Fee (€/month) - net'],
]);

/** Text with `|` for the caret. */
function at(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}
const marked = (one: { readonly text: string; readonly caret: number } | null) =>
  one && `${one.text.slice(0, one.caret)}|${one.text.slice(one.caret)}`;

describe('suggestions for a formula', () => {
  it.each([
    ['|', []],
    ['[Rent] + |', []],
    ['[Rent] + 2|', []],
    ['[Rent] + s|', ['Summer pay', 'sum']],
    ['t|', ['Työhuone', 'Rent', 'Fee (€/month) - net', 'today']],
    ['su|+ 1', ['Summer pay', 'sum']],
    ['[re|', ['Rent']],
    ['summer p|', ['Summer pay']],
    ['pay sum|', ['Summer pay']],
    ['tyo|', ['Työhuone']],
    ['sum(re|', ['Rent']],
    ['x|', []],
    ['[Fee (€/m|', ['Fee (€/month) - net']],
    ['[Rent] - [fee (€/month) - n|', ['Fee (€/month) - net']],
  ])('at "%s" are %j', (text, expected) => {
    expect(suggestionsAt(at(text), names).map(({ name }) => name)).toEqual(expected);
  });

  it('are all questions and functions when asked for', () => {
    expect(allSuggestions(names)).toHaveLength(16);
  });

  it.each([
    ['[Rent] + su|', 0, '[Rent] + [Summer pay]|'],
    ['[Rent] + su|', 1, '[Rent] + sum(|'],
    ['[re| * 2', 0, '[Rent]| * 2'],
    ['2 * [fee (€|', 0, '2 * [Fee (€/month) - net]|'],
    ['[Re|t] * [Rent]', 0, '[Rent]| * [Rent]'],
    ['[re| * [Rent]', 0, '[Rent]| * [Rent]'],
  ])('replace the word at "%s"', (text, index, expected) => {
    const [first, second] = suggestionsAt(at(text), names);
    const chosen = index === 0 ? first : second;

    expect(chosen && marked(withSuggestion(at(text), chosen))).toBe(expected);
  });

  it.each([
    ['1 + [Rent]|', '1 + |'],
    ['1 + [Rent] |', null],
    ['1 + [Re|nt]', null],
  ])('Backspace at "%s"', (text, expected) => {
    expect(marked(withoutReference(at(text)))).toBe(expected);
  });
});
