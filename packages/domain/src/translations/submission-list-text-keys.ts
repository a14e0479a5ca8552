/** Text keys of the list of submissions: its columns, search and filters. */
export const submissionListTextKeys = ['admin.submissions.senderAndForm'] as const;

/** A key of this list. */
export type SubmissionListTextKey = (typeof submissionListTextKeys)[number];
