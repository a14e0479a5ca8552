import type { StatementTextKey } from '../../../keys/visitors/statement-text-keys.ts';

/** Texts of the accessibility statement (Act 306/2019) in Finnish. */
export const statement: Readonly<Record<StatementTextKey, string>> = {
  'statement.organisation': 'Kuka vastaa palvelusta',
  'statement.compliance': 'Miten saavutettava palvelu on',
  'statement.knownGaps': 'Sisältö, joka ei ole saavutettavaa',
  'statement.method': 'Miten saavutettavuus on arvioitu',
  'statement.feedback': 'Huomasitko puutteen saavutettavuudessa?',
  'statement.feedbackAnswer': 'Kerro siitä meille. Vastaamme 14 päivän kuluessa.',
  'statement.supervisor': 'Saavutettavuuden valvonta',
  'statement.date': 'Seloste on laadittu {date}.',
};
