import type { SubmissionListTextKey } from '../../../keys/administration/submission-list-text-keys.ts';

/** The texts of the list of submissions in British English. */
export const submissionList: Readonly<Record<SubmissionListTextKey, string>> = {
  'admin.submissions.senderAndForm': 'Sender and form',
  'admin.submissions.sender': 'Sender',
  'admin.submissions.search': 'Search submissions',
  'admin.submissions.clearSearch': 'Clear the search',
  'admin.submissions.searchHint': 'Name, reference, answer or file',
  'admin.submissions.file': 'File',
  'admin.submissions.incompleteCode': 'Type the whole personal identity code.',
  'admin.submissions.byCode': 'Found by personal identity code',
  'admin.submissions.byCodeRemove': 'Remove the search by personal identity code',
  'admin.submissions.from': 'From',
  'admin.submissions.to': 'To',
  'admin.submissions.today': 'Today',
  'admin.submissions.days7': '7 days',
  'admin.submissions.days30': '30 days',
  'admin.submissions.anyTime': 'All',
  'admin.submissions.narrow': 'Filter',
  'admin.submissions.showThese': 'Show submissions',
  'admin.submissions.clearFilters': 'Clear filters',
  'admin.submissions.shown': 'Showing {shown} of {all}.',
  'admin.submissions.sentSince': '{day} or later',
  'admin.submissions.sentUntil': '{day} or earlier',
  'admin.submissions.exportThese': 'Export ({n})',
  'admin.submissions.notConfirmed': 'Confirmation could not be sent',
};
