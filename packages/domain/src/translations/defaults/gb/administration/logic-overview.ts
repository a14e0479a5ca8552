import type { LogicOverviewTextKey } from '../../../keys/administration/logic-overview-text-keys.ts';

/** The texts of the table of all rules of a form in British English. */
export const logicOverview: Readonly<Record<LogicOverviewTextKey, string>> = {
  'admin.tab.logic': 'Logic',
  'admin.logicOverview.title': 'Logic of this form',
  'admin.logicOverview.intro':
    'All conditions, formulas and checks, in the order in which visitors meet them.',
  'admin.logicOverview.none': 'This form has no rules yet. Add one on the Logic tab of a question.',
  'admin.logicOverview.search': 'Search by name',
  'admin.logicOverview.nothingFound': 'Nothing matches.',
  'admin.logicOverview.filter': 'Show',
  'admin.logicOverview.all': 'All {n}',
  'admin.logicOverview.errors': 'Errors {n}',
  'admin.logicOverview.warnings': 'Warnings {n}',
  'admin.logicOverview.element': 'Element',
  'admin.logicOverview.rules': 'Rules',
  'admin.logicOverview.references': 'Referred to by',
  'admin.logicOverview.findings': 'Findings',
  'admin.logicOverview.noRules': 'No rules of its own',
  'admin.logicOverview.repeats': 'Repeats {min} to {max} times',
  'admin.logicOverview.rule.one': '{n} rule',
  'admin.logicOverview.rule.other': '{n} rules',
  'admin.logicOverview.checkCount.one': '{n} check',
  'admin.logicOverview.checkCount.other': '{n} checks',
  'admin.logicOverview.formula.one': '{n} formula',
  'admin.logicOverview.formula.other': '{n} formulas',
  'admin.logicOverview.check': 'Check',
  'admin.logicOverview.checkNamed': 'Check: {message}',
  'admin.logicOverview.predefined': 'Predefined value: {property}',
};
