/** The columns that the list of submissions can be sorted by. */
export const submissionSortColumns = ['sent', 'sender', 'reference', 'delivery'] as const;
export type SubmissionSortColumn = (typeof submissionSortColumns)[number];
