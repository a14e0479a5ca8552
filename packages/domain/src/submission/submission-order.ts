/** The columns that the list of submissions can be sorted by. */
export const submissionSortColumns = ['sent', 'sender', 'reference', 'delivery'] as const;

/** What the list is sorted by: the time it was sent, the sender's name, the reference, or the state of its delivery. */
export type SubmissionSortColumn = (typeof submissionSortColumns)[number];
