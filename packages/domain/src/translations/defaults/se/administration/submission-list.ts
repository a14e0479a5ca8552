import type { SubmissionListTextKey } from '../../../keys/administration/submission-list-text-keys.ts';

/** The texts of the list of submissions in Swedish. */
export const submissionList: Readonly<Record<SubmissionListTextKey, string>> = {
  'admin.submissions.senderAndForm': 'Avsändare och blankett',
  'admin.submissions.sender': 'Avsändare',
  'admin.submissions.search': 'Sök inskickade blanketter',
  'admin.submissions.clearSearch': 'Rensa sökningen',
  'admin.submissions.searchHint': 'Namn, referens, svar eller fil',
  'admin.submissions.file': 'Fil',
  'admin.submissions.incompleteCode': 'Skriv hela personbeteckningen.',
  'admin.submissions.byCode': 'Sökt med personbeteckning',
  'admin.submissions.byCodeRemove': 'Ta bort sökningen med personbeteckning',
  'admin.submissions.from': 'Från och med',
  'admin.submissions.to': 'Till och med',
  'admin.submissions.today': 'I dag',
  'admin.submissions.days7': '7 dagar',
  'admin.submissions.days30': '30 dagar',
  'admin.submissions.anyTime': 'Alla',
  'admin.submissions.narrow': 'Avgränsa',
  'admin.submissions.showThese': 'Visa blanketterna',
  'admin.submissions.clearFilters': 'Rensa avgränsningar',
  'admin.submissions.shown': 'Visar {shown} av {all}.',
  'admin.submissions.sentSince': '{day} eller senare',
  'admin.submissions.sentUntil': '{day} eller tidigare',
  'admin.submissions.exportThese': 'Exportera ({n})',
  'admin.submissions.notConfirmed': 'Bekräftelsen kunde inte skickas',
};
