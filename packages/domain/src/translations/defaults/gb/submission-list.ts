import type { SubmissionListTextKey } from '../../submission-list-text-keys.ts';

/** The texts of the list of submissions in English. */
export const submissionList: Readonly<Record<SubmissionListTextKey, string>> = {
  'admin.submissions.senderAndForm': 'Sender and form',
};
