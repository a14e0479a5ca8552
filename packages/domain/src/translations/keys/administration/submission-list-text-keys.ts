/** Text keys of the list of submissions: its columns, search and filters. */
export const submissionListTextKeys = [
  'admin.submissions.senderAndForm',
  'admin.submissions.sender',
  'admin.submissions.search',
  'admin.submissions.clearSearch',
  'admin.submissions.searchHint',
  'admin.submissions.file',
  'admin.submissions.incompleteCode',
  'admin.submissions.byCode',
  'admin.submissions.byCodeRemove',
  'admin.submissions.from',
  'admin.submissions.to',
  'admin.submissions.today',
  'admin.submissions.days7',
  'admin.submissions.days30',
  'admin.submissions.anyTime',
  'admin.submissions.narrow',
  'admin.submissions.showThese',
  'admin.submissions.clearFilters',
  'admin.submissions.shown',
  'admin.submissions.sentSince',
  'admin.submissions.sentUntil',
  'admin.submissions.exportThese',
  'admin.submissions.notConfirmed',
] as const;

/** A key of this list. */
export type SubmissionListTextKey = (typeof submissionListTextKeys)[number];
