import type { OpeningAdminTextKey } from '../../../keys/administration/opening-text-keys.ts';

/** The texts of when a form takes answers, for administrators, in Finnish. */
export const opening: Readonly<Record<OpeningAdminTextKey, string>> = {
  'admin.settings.opening': 'Aukiolo',
  'admin.opening.help':
    'Milloin ja kuinka monta lähetystä lomake ottaa vastaan. Asetus tulee voimaan heti, eikä se kuulu lomakkeen versioihin.',
  'admin.opening.unsaved': 'Tallenna lomake ensin. Sen jälkeen voit asettaa aukiolon.',
  'admin.opening.save': 'Tallenna aukiolo',
  'admin.opening.opensAt': 'Avautuu',
  'admin.opening.closesAt': 'Sulkeutuu',
  'admin.opening.opensTime': 'Avautuu kello',
  'admin.opening.closesTime': 'Sulkeutuu kello',
  'admin.opening.zone': 'Ajat ovat aikavyöhykkeen {zone} mukaisia.',
  'admin.opening.grace': 'Lisäaika kesken oleville lähetyksille, minuuttia',
  'admin.opening.graceHelp': 'Ennen sulkeutumista alkanut lähetys otetaan vielä vastaan näin kauan.',
  'admin.opening.cap': 'Lähetyksiä enintään',
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
  'admin.settings.confirmation': 'Vahvistus sähköpostilla',
  'admin.confirmation.help':
    'Lähettäjä saa sähköpostin, kun lomake on vastaanotettu. Liitteitä ei lähetetä, ja henkilötunnukset peitetään. Asetus tulee voimaan heti.',
  'admin.confirmation.unsaved': 'Tallenna lomake ensin. Sen jälkeen voit asettaa vahvistuksen.',
  'admin.confirmation.to': 'Vahvistus lähetetään',
  'admin.confirmation.none': 'Ei lähetetä',
  'admin.confirmation.identity': 'Suomi.fi-tunnistuksen osoitteeseen',
  'admin.confirmation.field': 'Kentän {label} osoitteeseen',
  'admin.confirmation.noField': 'Lisää lomakkeelle tekstikenttä, jonka muoto on sähköpostiosoite.',
  'admin.confirmation.lost': 'Kenttään, joka ei kysy sähköpostiosoitetta',
  'admin.confirmation.lostHelp':
    'Lomake ei kysy valitussa kentässä sähköpostiosoitetta, joten kukaan ei saa vahvistusta. Valitse toinen kenttä.',
  'admin.confirmation.noAddress':
    'Lomake ei ota sähköpostiosoitetta Suomi.fi-tunnistuksesta, joten kukaan ei saa vahvistusta. Lisää se tunnistuksesta otettaviin tietoihin.',
  'admin.confirmation.noMail':
    'Portaalille ei ole määritetty sähköpostipalvelinta, joten kukaan ei saa vahvistusta.',
  'admin.confirmation.carries': 'Viestissä on',
  'admin.confirmation.receiptLink': 'linkki vastaanottokuittaukseen',
  'admin.confirmation.answers': 'vastaukset tekstinä',
  'admin.confirmation.pdf': 'vastaukset PDF-liitteenä',
  'admin.confirmation.replyTo': 'Vastausosoite',
  'admin.confirmation.replyToInvalid': 'Anna sähköpostiosoite',
  'admin.confirmation.text': 'Viestin teksti',
  'admin.confirmation.textHelp':
    'Tyhjä: portaalin oma teksti. {reference}, {receivedAt} ja {form} korvataan viitetunnuksella, ajalla ja lomakkeen nimellä.',
  'admin.confirmation.save': 'Tallenna vahvistus',
  'admin.confirmation.saved': 'Vahvistus on tallennettu',
  'admin.submissions.stepConfirmed': 'Vahvistus lähetettiin sähköpostilla',
  'admin.submissions.stepNotConfirmed': 'Vahvistusta ei voitu lähettää sähköpostilla',
  'admin.audit.event.confirmationSaved': 'Muutti lomakkeen vahvistusta',
};
