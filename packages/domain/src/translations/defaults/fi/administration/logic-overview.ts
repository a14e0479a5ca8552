import type { LogicOverviewTextKey } from '../../../keys/administration/logic-overview-text-keys.ts';

/** The texts of the table of all rules of a form in Finnish. */
export const logicOverview: Readonly<Record<LogicOverviewTextKey, string>> = {
  'admin.tab.logic': 'Logiikka',
  'admin.logicOverview.title': 'Lomakkeen logiikka',
  'admin.logicOverview.intro':
    'Kaikki ehdot, laskut ja tarkistukset siinä järjestyksessä, jossa kävijä kohtaa ne.',
  'admin.logicOverview.none':
    'Lomakkeella ei ole vielä sääntöjä. Lisää sääntö kysymyksen Logiikka-välilehdellä.',
  'admin.logicOverview.search': 'Etsi kohdan nimellä',
  'admin.logicOverview.nothingFound': 'Mitään ei löytynyt.',
  'admin.logicOverview.filter': 'Näytä',
  'admin.logicOverview.all': 'Kaikki {n}',
  'admin.logicOverview.errors': 'Virheet {n}',
  'admin.logicOverview.warnings': 'Huomiot {n}',
  'admin.logicOverview.element': 'Kohta',
  'admin.logicOverview.rules': 'Sääntö',
  'admin.logicOverview.references': 'Tähän viittaavat',
  'admin.logicOverview.findings': 'Huomiot',
  'admin.logicOverview.noRules': 'Ei omia sääntöjä',
  'admin.logicOverview.repeats': 'Toistuu {min}–{max} kertaa',
  'admin.logicOverview.rule.one': '{n} sääntö',
  'admin.logicOverview.rule.other': '{n} sääntöä',
  'admin.logicOverview.checkCount.one': '{n} tarkistus',
  'admin.logicOverview.checkCount.other': '{n} tarkistusta',
  'admin.logicOverview.formula.one': '{n} lasku',
  'admin.logicOverview.formula.other': '{n} laskua',
  'admin.logicOverview.check': 'Tarkistus',
  'admin.logicOverview.checkNamed': 'Tarkistus: {message}',
  'admin.logicOverview.predefined': 'Vakioarvo: {property}',
};
