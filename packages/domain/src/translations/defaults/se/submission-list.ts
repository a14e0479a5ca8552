import type { SubmissionListTextKey } from '../../submission-list-text-keys.ts';

/** The texts of the list of submissions in Swedish. */
export const submissionList: Readonly<Record<SubmissionListTextKey, string>> = {
  'admin.submissions.senderAndForm': 'Avsändare och blankett',
};
