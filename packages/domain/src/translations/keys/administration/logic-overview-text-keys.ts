/** Text keys of the table of all rules of a form. */
export const logicOverviewTextKeys = [
  'admin.tab.logic',
  'admin.logicOverview.title',
  'admin.logicOverview.intro',
  'admin.logicOverview.none',
  'admin.logicOverview.search',
  'admin.logicOverview.nothingFound',
  'admin.logicOverview.filter',
  'admin.logicOverview.all',
  'admin.logicOverview.errors',
  'admin.logicOverview.warnings',
  'admin.logicOverview.element',
  'admin.logicOverview.rules',
  'admin.logicOverview.references',
  'admin.logicOverview.findings',
  'admin.logicOverview.noRules',
  'admin.logicOverview.repeats',
  'admin.logicOverview.rule.one',
  'admin.logicOverview.rule.other',
  'admin.logicOverview.checkCount.one',
  'admin.logicOverview.checkCount.other',
  'admin.logicOverview.formula.one',
  'admin.logicOverview.formula.other',
  'admin.logicOverview.check',
  'admin.logicOverview.checkNamed',
  'admin.logicOverview.predefined',
] as const;

/** A key of this list. */
export type LogicOverviewTextKey = (typeof logicOverviewTextKeys)[number];
