import type { SubmissionDetailTextKey } from '../../submission-detail-text-keys.ts';

/** The texts of one submission's details in British English. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Verified details',
  'admin.submissions.fullPdfTitle': 'Download the PDF with identity codes?',
  'admin.submissions.fullPdfExplained':
    'The file holds the identity codes in full. The audit log records who downloaded it and when.',
  'admin.submissions.fullPdfDownload': 'Download',
};
