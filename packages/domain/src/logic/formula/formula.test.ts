import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guid } from '../../guid.ts';
import { guidOf } from '../../testing/guids.ts';
import { evaluateFormula, formulaValue, roundedAnswer, type FormulaValue } from './evaluate-formula.ts';
import { fieldsOfFormula, formulaLimits } from './formula.ts';
import { functionNames } from './functions.ts';
import { numberOfTwo } from './number-of-two.ts';
import { parseFormula } from './parse-formula.ts';

const today = '2027-03-01';

/** A formula in which `{a}` is the question `a`. */
const withGuids = (text: string): string =>
  text.replaceAll(/\{([a-z])\}/g, (_all, name: string) => `{field:${guidOf(name)}}`);

function evaluated(text: string, answers: Readonly<Record<string, readonly unknown[]>> = {}): FormulaValue {
  const parsed = parseFormula(withGuids(text));
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.code}`);
  const byGuid = new Map<Guid, readonly unknown[]>(
    Object.entries(answers).map(([name, values]) => [guidOf(name), values]),
  );
  return evaluateFormula(parsed.formula, {
    valuesOf: (guid) => (byGuid.get(guid) ?? []).map(formulaValue),
    today,
  });
}

/** The value as text, so that decimals compare exactly; undefined is absent. */
const shown = (value: FormulaValue): string | undefined => (value === undefined ? undefined : String(value));

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['12 / 4 / 3', '1'],
    ['-2 * -(3 + 1)', '8'],
    ['--2', '2'],
    ['0,1 + 0.2', '0.3'],
    ['1 / 3 * 3 = 1', 'false'],
    ['2 >= 2', 'true'],
    ['1 + 1 <> 2', 'false'],
    ['SUM(1; 2; 3)', '6'],
    ['sum()1', undefined],
    ['round(1,005; 2)', '1.01'],
    ['round(2.5)', '3'],
    ['round(-2.5)', '-3'],
    ['round(1.23; 7)', undefined],
    ['if(1 < 2; 10; 20)', '10'],
    ['if(1; 10; 20)', undefined],
    ['or({a}; 5)', '5'],
    ['min(3; 1; 2)', '1'],
    ['max(3; 1; 2)', '3'],
    ['average(1; 2)', '1.5'],
    ['year(today())', '2027'],
    ['1 / 0', undefined],
    ['1000000000000000000 + 1', undefined],
    ['999999999999999999 + 1', '1000000000000000000'],
    ['{a} + 1', undefined],
    ['sum({a}) + 1', '1'],
    ['count({a})', '0'],
    ['min({a})', undefined],
    ['average({a})', undefined],
    ['today() + 1', undefined],
    ['years(5)', undefined],
  ])('gives for %s: %s', (text, expected) => {
    const parsed = parseFormula(withGuids(text));
    expect(parsed.ok ? shown(evaluated(text)) : undefined).toBe(expected);
  });

  it('computes lists of rows and skips what is absent', () => {
    const answers = { a: [1.1, null, 2.2], b: [4] };

    expect(shown(evaluated('sum({a}; {b})', answers))).toBe('7.3');
    expect(shown(evaluated('count({a})', answers))).toBe('2');
    expect(shown(evaluated('{a} + 1', answers))).toBeUndefined();
  });

  it.each(['sum', 'min', 'max', 'average'])('gives no %s of what is not a number', (name) => {
    for (const other of [true, '2027-01-01'])
      expect(shown(evaluated(`${name}({a}; {b})`, { a: [other], b: [4] }))).toBeUndefined();
    expect(shown(evaluated('count({a}; {b})', { a: [true, '2027-01-01'], b: [4] }))).toBe('3');
  });

  it.each([
    ['2009-03-01', '18'],
    ['2009-03-02', '17'],
    ['2008-02-29', '19'],
    ['2027-03-02', '0'],
  ])('counts the full years since %s', (birth, years) => {
    expect(shown(evaluated('years({a})', { a: [birth] }))).toBe(years);
  });

  it('counts days, and calculates with truth values', () => {
    expect(shown(evaluated('days({a}; {b})', { a: ['2027-02-27'], b: ['2027-03-02'] }))).toBe('3');
    expect(shown(evaluated('if({a}; 1; 2)', { a: [false] }))).toBe('2');
    expect(shown(evaluated('{a} = {b}', { a: ['2027-01-01'], b: ['2027-01-01'] }))).toBe('true');
  });

  it.each([
    ['empty', '', 0, ''],
    ['value-missing', '1 +', 3, '+'],
    ['operator-missing', '1 2', 2, '2'],
    ['operator-missing', '1 = 2 = 3', 6, '2'],
    ['bracket-missing', '(1', 2, '1'],
    ['value-missing', 'sum(1;)', 6, ';'],
    ['bracket-missing', 'sum(1 2)', 6, '1'],
    ['bracket-missing', 'sum', 3, 'sum'],
    ['function-unknown', 'constructor(1)', 0, 'constructor'],
    ['function-unknown', '__proto__', 0, '__proto__'],
    ['arguments-wrong', 'if(1; 2)', 0, 'if'],
    ['value-missing', '{field:x}', 0, ''],
    ['operator-missing', '1 € 2', 2, '€'],
    ['too-complex', '('.repeat(51), 51, '('],
    ['too-complex', Array.from({ length: 300 }, () => '1').join('+'), 501, '1'],
    ['too-long', '1'.repeat(2001), 0, ''],
  ])('that is wrong reports why and where: %s', (code, text, at, near) => {
    const parsed = parseFormula(text);

    expect(parsed).toMatchObject({ ok: false, fault: { code } });
    expect(parsed.ok ? undefined : [parsed.fault.at, parsed.fault.near]).toEqual([at, near]);
  });

  it('lists the questions it refers to, each once', () => {
    const parsed = parseFormula(withGuids('sum({b}; {a}) - {b} * -{c}'));

    expect(parsed.ok ? fieldsOfFormula(parsed.formula) : []).toEqual(['b', 'a', 'c'].map(guidOf));
  });

  it('adds decimals as exactly as whole cents', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const sum = evaluated('{a} + {b}', { a: [one / 100], b: [other / 100] });
        expect(roundedAnswer(sum, 2)).toBe((one + other) / 100);
      }),
    );
  });

  it('never throws, whatever is written', () => {
    const pieces = fc.constantFrom(
      ...functionNames,
      ...[
        '(',
        ')',
        ';',
        '+',
        '-',
        '*',
        '/',
        '=',
        '<>',
        '1',
        '2,5',
        ' ',
        '{a}',
        '{',
        '}',
        '9'.repeat(30),
        'é',
      ],
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 100 }),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, fc.array(fc.anything(), { maxLength: 3 }), (text, values) => {
        const parsed = parseFormula(withGuids(text));
        if (!parsed.ok) return;
        const value = evaluateFormula(parsed.formula, { valuesOf: () => values.map(formulaValue), today });
        const answer = roundedAnswer(value, 2);
        expect(answer === null || Number.isFinite(answer)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes little time at its limits', () => {
    const text = `sum(${Array.from({ length: 40 }, () => '9999999999,99 * 1,0000001 / 3').join(';')})`;
    expect(text.length).toBeLessThan(formulaLimits.length);
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) evaluated(text);

    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('the answer of a formula', () => {
  it.each([
    ['1,005', 2, 1.01],
    ['2.5', 0, 3],
    ['-0.004', 2, 0],
    ['1 < 2', 2, null],
    ['today()', 2, null],
    ['1 / 0', 2, null],
  ])('of %s with %i decimals is %s', (text, decimals, answer) => {
    expect(roundedAnswer(evaluated(text), decimals)).toBe(answer);
  });
});

describe('a comma in place of a semicolon', () => {
  it.each([
    ['max(1,2)', '1,2'],
    ['round({a} * 1,24)', '1,24'],
    ['1 + MIN( {a}; max(2; 3); min(4,5) )', '4,5'],
    ['sum(1,2', '1,2'],
    ['max(1,2; 3)', undefined],
    ['max(3; 1,2)', undefined],
    ['{a} * 1,24', undefined],
    ['({a} + 1,5) * 2', undefined],
    ['year(1,2)', undefined],
    ['max(1.2)', undefined],
    [')(1,2', undefined],
  ])('is found in %s: %s', (text, expected) => {
    expect(numberOfTwo(withGuids(text))).toBe(expected);
  });
});
