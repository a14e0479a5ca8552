import type { SubmissionListTextKey } from '../../../keys/administration/submission-list-text-keys.ts';

/** The texts of the list of submissions in Finnish. */
export const submissionList: Readonly<Record<SubmissionListTextKey, string>> = {
  'admin.submissions.senderAndForm': 'Lähettäjä ja lomake',
  'admin.submissions.sender': 'Lähettäjä',
  'admin.submissions.search': 'Hae lähetyksiä',
  'admin.submissions.clearSearch': 'Tyhjennä haku',
  'admin.submissions.searchHint': 'Nimi, viitetunnus, vastaus tai tiedosto',
  'admin.submissions.file': 'Tiedosto',
  'admin.submissions.incompleteCode': 'Kirjoita henkilötunnus kokonaan.',
  'admin.submissions.byCode': 'Haettu henkilötunnuksella',
  'admin.submissions.byCodeRemove': 'Poista haku henkilötunnuksella',
  'admin.submissions.from': 'Alkaen',
  'admin.submissions.to': 'Päättyen',
  'admin.submissions.today': 'Tänään',
  'admin.submissions.days7': '7 pv',
  'admin.submissions.days30': '30 pv',
  'admin.submissions.anyTime': 'Kaikki',
  'admin.submissions.narrow': 'Rajaa',
  'admin.submissions.showThese': 'Näytä lähetykset',
  'admin.submissions.clearFilters': 'Poista rajaukset',
  'admin.submissions.shown': 'Näytetään {shown} / {all}.',
  'admin.submissions.sentSince': '{day} alkaen',
  'admin.submissions.sentUntil': '{day} asti',
  'admin.submissions.exportThese': 'Vie tiedostoon ({n})',
  'admin.submissions.notConfirmed': 'Vahvistusta ei voitu lähettää',
};
