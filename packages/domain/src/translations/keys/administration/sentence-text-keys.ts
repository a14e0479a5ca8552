/** Text keys of conditions, formulas and checks as sentences. */
export const sentenceTextKeys = [
  // Between question and value
  'admin.sentence.equals',
  'admin.sentence.differs',
  'admin.sentence.contains',
  'admin.sentence.less',
  'admin.sentence.at-most',
  'admin.sentence.more',
  'admin.sentence.at-least',
  'admin.sentence.date-less',
  'admin.sentence.date-at-most',
  'admin.sentence.date-more',
  'admin.sentence.date-at-least',
  'admin.sentence.any-of',
  'admin.sentence.all-of',
  'admin.sentence.none-of',
  'admin.sentence.answered',
  'admin.sentence.unanswered',
  'admin.sentence.ticked',
  'admin.sentence.notTicked',
  'admin.sentence.notAsked',

  // Values
  'admin.sentence.quoted',
  'admin.sentence.today',
  'admin.sentence.days.one',
  'admin.sentence.days.other',
  'admin.sentence.months.one',
  'admin.sentence.months.other',
  'admin.sentence.years.one',
  'admin.sentence.years.other',
  'admin.sentence.questionGone',
  'admin.sentence.optionGone',

  // Between tests
  'admin.sentence.and',
  'admin.sentence.or',
  'admin.sentence.nor',
  'admin.sentence.not',
  'admin.sentence.anyRow',
  'admin.sentence.everyRow',
  'admin.sentence.rowsIn',
  'admin.sentence.groupGone',
  'admin.sentence.identified',
  'admin.sentence.notIdentified',

  // Whole sentences
  'admin.sentence.shownWhen',
  'admin.sentence.requestedWhen',
  'admin.sentence.requiredWhen',
  'admin.sentence.requiredWhenShown',
  'admin.sentence.computed',
  'admin.sentence.mustHold',
  'admin.sentence.setWhen',
  'admin.sentence.broken',
  'admin.sentence.brokenFormula',
  'admin.sentence.shownBecause',
  'admin.sentence.notShownBecause',
] as const;

/** A key of this list. */
export type SentenceTextKey = (typeof sentenceTextKeys)[number];
