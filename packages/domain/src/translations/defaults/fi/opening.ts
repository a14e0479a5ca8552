import type { OpeningAdminTextKey } from '../../opening-text-keys.ts';

/** The texts of when a form takes answers, for administrators, in Finnish. */
export const opening: Readonly<Record<OpeningAdminTextKey, string>> = {
  'admin.settings.opening': 'Aukiolo',
  'admin.opening.help':
    'Milloin ja kuinka monta vastausta lomake ottaa vastaan. Asetus tulee voimaan heti, eikä se kuulu lomakkeen versioihin.',
  'admin.opening.unsaved': 'Tallenna lomake ensin. Sen jälkeen voit asettaa aukiolon.',
  'admin.opening.save': 'Tallenna aukiolo',
  'admin.opening.opensAt': 'Avautuu',
  'admin.opening.closesAt': 'Sulkeutuu',
  'admin.opening.opensTime': 'Avautuu kello',
  'admin.opening.closesTime': 'Sulkeutuu kello',
  'admin.opening.zone': 'Ajat ovat aikavyöhykkeen {zone} mukaisia.',
  'admin.opening.grace': 'Lisäaika kesken oleville lähetyksille, minuuttia',
  'admin.opening.graceHelp': 'Ennen sulkeutumista alkanut lähetys otetaan vielä vastaan näin kauan.',
  'admin.opening.cap': 'Vastauksia enintään',
  'admin.opening.capHelp': 'Tyhjä: ei enimmäismäärää. Testilähetyksiä ei lasketa.',
  'admin.opening.before': 'Teksti ennen avautumista',
  'admin.opening.after': 'Teksti sulkeutumisen jälkeen',
  'admin.opening.full': 'Teksti, kun paikat ovat täynnä',
  'admin.opening.textHelp': 'Tyhjä: lomakeportaalin oma teksti.',
  'admin.opening.saved': 'Aukiolo on tallennettu',
  'admin.opening.timeMissing': 'Anna sekä päivä että kellonaika',
  'admin.opening.capInvalid': 'Anna kokonaisluku 1–1 000 000',
  'admin.opening.graceInvalid': 'Anna kokonaisluku 0–60',
  'admin.audit.event.openingSaved': 'Muutti lomakkeen aukioloa',
};
