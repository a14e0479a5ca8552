import type { SubmissionDetailTextKey } from '../../submission-detail-text-keys.ts';

/** The texts of one submission's details in Swedish. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Verifierade uppgifter',
  'admin.submissions.fullPdfTitle': 'Ska PDF-filen med personbeteckningar laddas ned?',
  'admin.submissions.fullPdfExplained':
    'I filen syns personbeteckningarna i sin helhet. Händelseloggen antecknar vem som laddade ned den och när.',
  'admin.submissions.fullPdfDownload': 'Ladda ned',
};
