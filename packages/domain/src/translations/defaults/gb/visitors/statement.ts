import type { StatementTextKey } from '../../../keys/visitors/statement-text-keys.ts';

/** Texts of the accessibility statement (Act 306/2019) in British English. */
export const statement: Readonly<Record<StatementTextKey, string>> = {
  'statement.organisation': 'Who is responsible for the service',
  'statement.compliance': 'How accessible the service is',
  'statement.knownGaps': 'Content that is not accessible',
  'statement.method': 'How accessibility was assessed',
  'statement.feedback': 'Did you notice a barrier?',
  'statement.feedbackAnswer': 'Tell us about it. We answer within 14 days.',
  'statement.supervisor': 'Supervision',
  'statement.date': 'This statement was drawn up on {date}.',
};
