/** Text keys of the accessibility statement (Act 306/2019). */
export const statementTextKeys = [
  'statement.organisation',
  'statement.compliance',
  'statement.knownGaps',
  'statement.method',
  'statement.feedback',
  'statement.feedbackAnswer',
  'statement.supervisor',
  'statement.date',
] as const;

/** A key of this list. */
export type StatementTextKey = (typeof statementTextKeys)[number];
