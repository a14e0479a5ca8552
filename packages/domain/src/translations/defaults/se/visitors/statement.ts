import type { StatementTextKey } from '../../../keys/visitors/statement-text-keys.ts';

/** Texts of the accessibility statement (Act 306/2019) in Swedish. */
export const statement: Readonly<Record<StatementTextKey, string>> = {
  'statement.organisation': 'Vem ansvarar för tjänsten',
  'statement.compliance': 'Hur tillgänglig tjänsten är',
  'statement.knownGaps': 'Innehåll som inte är tillgängligt',
  'statement.method': 'Hur tillgängligheten har bedömts',
  'statement.feedback': 'Upptäckte du brister i tillgängligheten?',
  'statement.feedbackAnswer': 'Berätta för oss. Vi svarar inom 14 dagar.',
  'statement.supervisor': 'Tillsyn över tillgängligheten',
  'statement.date': 'Utlåtandet har upprättats {date}.',
};
