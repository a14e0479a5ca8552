import type { FormListTextKey } from '../../../keys/visitors/form-list-text-keys.ts';

/** Texts of the list of forms and of forms that open and close in Finnish. */
export const formList: Readonly<Record<FormListTextKey, string>> = {
  portalTitle: 'Sähköiset lomakkeet',
  portalIntro: 'Valitse lomake, täytä tiedot ja lähetä.',
  noForms: 'Täytettäviä lomakkeita ei ole juuri nyt. Kun lomake julkaistaan, se tulee näkyviin tähän.',
  suomifiBadge: 'Suomi.fi-tunnistus',
  suomifiTooltip: 'Tämä lomake vaatii Suomi.fi-tunnistuksen',
  searchForms: 'Etsi lomakkeista',
  'formCount.one': '{n} lomake',
  'formCount.other': '{n} lomaketta',
  formsShown: '{n} / {all} lomaketta',
  noFormFound: 'Haulla ei löytynyt lomakkeita. Kokeile toista sanaa.',
  opensAt: 'Avautuu {at}',
  closesAt: 'Sulkeutuu {at}',
  closesToday: 'Sulkeutuu tänään klo {time}',
  closedAt: 'Sulkeutui {at}',
  full: 'Paikat ovat täynnä',

  // A form that opens, closes or has closed
  formOpens: 'Lomake avautuu {at}',
  opens: 'Avautuu',
  closes: 'Sulkeutuu',
  formClosed: 'Lomake sulkeutui {at}',
  notOpenYetHelp: 'Lomakkeen voi täyttää, kun se on avautunut. Tämä osoite pysyy samana.',
  closedHelp: 'Lomakkeella ei voi enää vastata. Ajoissa lähetetyt vastaukset ovat perillä.',
  closedDraft: 'Vastaukset, joita et lähettänyt',
  closedDraftHelp: 'Vastaukset säilyvät tässä välilehdessä, kunnes suljet sen.',
  fullHelp: 'Lomakkeella on jo niin monta vastausta kuin sillä voidaan ottaa vastaan.',
  allForms: 'Kaikki lomakkeet',
  'closesIn.one': 'Lomake sulkeutuu {at}. Aikaa on jäljellä noin minuutti.',
  'closesIn.other': 'Lomake sulkeutuu {at}. Aikaa on jäljellä noin {n} minuuttia.',
  closedWhileFilling:
    'Lomake on sulkeutunut. Vastauksesi säilyvät tässä välilehdessä, mutta niitä ei voi enää lähettää.',
  maintenance:
    'Palvelussa on huoltokatko {at} asti. Voit täyttää lomakkeen, ja vastauksesi säilyvät, mutta sen voi lähettää vasta sen jälkeen.',
};
