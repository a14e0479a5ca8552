/** Text keys of one submission's details. */
export const submissionDetailTextKeys = [
  'admin.submissions.verifiedDetails',
  'admin.submissions.fullPdfTitle',
  'admin.submissions.fullPdfExplained',
  'admin.submissions.fullPdfDownload',
] as const;

/** A key of this list. */
export type SubmissionDetailTextKey = (typeof submissionDetailTextKeys)[number];
