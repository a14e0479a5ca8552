import type { LogicOverviewTextKey } from '../../../keys/administration/logic-overview-text-keys.ts';

/** The texts of the table of all rules of a form in Swedish. */
export const logicOverview: Readonly<Record<LogicOverviewTextKey, string>> = {
  'admin.tab.logic': 'Logik',
  'admin.logicOverview.title': 'Blankettens logik',
  'admin.logicOverview.intro': 'Alla villkor, formler och kontroller i den ordning som besökaren möter dem.',
  'admin.logicOverview.none':
    'Blanketten har inga regler än. Lägg till en regel på fliken Logik för en fråga.',
  'admin.logicOverview.search': 'Sök på namn',
  'admin.logicOverview.nothingFound': 'Inget hittades.',
  'admin.logicOverview.filter': 'Visa',
  'admin.logicOverview.all': 'Alla {n}',
  'admin.logicOverview.errors': 'Fel {n}',
  'admin.logicOverview.warnings': 'Anmärkningar {n}',
  'admin.logicOverview.element': 'Del',
  'admin.logicOverview.rules': 'Regel',
  'admin.logicOverview.references': 'Hänvisningar hit',
  'admin.logicOverview.findings': 'Anmärkningar',
  'admin.logicOverview.noRules': 'Inga egna regler',
  'admin.logicOverview.repeats': 'Upprepas {min}–{max} gånger',
  'admin.logicOverview.rule.one': '{n} regel',
  'admin.logicOverview.rule.other': '{n} regler',
  'admin.logicOverview.checkCount.one': '{n} kontroll',
  'admin.logicOverview.checkCount.other': '{n} kontroller',
  'admin.logicOverview.formula.one': '{n} formel',
  'admin.logicOverview.formula.other': '{n} formler',
  'admin.logicOverview.check': 'Kontroll',
  'admin.logicOverview.checkNamed': 'Kontroll: {message}',
  'admin.logicOverview.predefined': 'Fast värde: {property}',
};
