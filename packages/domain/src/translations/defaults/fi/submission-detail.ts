import type { SubmissionDetailTextKey } from '../../submission-detail-text-keys.ts';

/** The texts of one submission's details in Finnish. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Vahvistetut tiedot',
  'admin.submissions.fullPdfTitle': 'Ladataanko PDF henkilötunnuksineen?',
  'admin.submissions.fullPdfExplained':
    'Tiedostossa henkilötunnukset ovat kokonaan näkyvissä. Tapahtumalokiin kirjataan, kuka sen latasi ja milloin.',
  'admin.submissions.fullPdfDownload': 'Lataa',
};
