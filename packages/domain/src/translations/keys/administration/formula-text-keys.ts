/** Text keys of the formula of a computed field. */
export const formulaTextKeys = [
  'admin.formula.value',
  'admin.formula.answered',
  'admin.formula.isComputed',
  'admin.formula.formula',
  'admin.formula.hint',
  'admin.formula.suggestions',
  'admin.formula.suggested.one',
  'admin.formula.suggested.other',
  'admin.formula.trialValue',
  'admin.formula.noValue',
  'admin.formula.decimals',
  'admin.formula.show',
  'admin.formula.showHint',
  'admin.formula.step',
  'admin.formula.decimalsStep',
  'admin.formula.showStep',

  // What is wrong
  'admin.formula.empty',
  'admin.formula.value-missing',
  'admin.formula.value-missing-first',
  'admin.formula.operator-missing',
  'admin.formula.bracket-missing',
  'admin.formula.function-unknown',
  'admin.formula.arguments-wrong',
  'admin.formula.too-long',
  'admin.formula.too-complex',
  'admin.formula.commaNote',
  'admin.formula.name-unknown',
  'admin.formula.question-gone',
  'admin.formula.question-later',
  'admin.formula.question-of-wrong-kind',
  'admin.formula.row-outside-list',

  // What functions give
  'admin.formula.function.sum',
  'admin.formula.function.count',
  'admin.formula.function.min',
  'admin.formula.function.max',
  'admin.formula.function.average',
  'admin.formula.function.round',
  'admin.formula.function.if',
  'admin.formula.function.or',
  'admin.formula.function.years',
  'admin.formula.function.days',
  'admin.formula.function.year',
  'admin.formula.function.today',
] as const;

/** A key of this list. */
export type FormulaTextKey = (typeof formulaTextKeys)[number];
