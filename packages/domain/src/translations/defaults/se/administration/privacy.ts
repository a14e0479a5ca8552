import type { PrivacyTextKey } from '../../../keys/administration/privacy-text-keys.ts';

/** Texts about data requests of persons in Swedish. */
export const privacy: Readonly<Record<PrivacyTextKey, string>> = {
  'admin.privacy.title': 'Begäranden om uppgifter',
  'admin.privacy.intro':
    'Sök allt som finns här om en person som begär sina uppgifter. Exportera uppgifterna till personen eller radera dem. Varje sökning, export och radering antecknas i händelseloggen utan det som söktes.',
  'admin.privacy.by': 'Sök med',
  'admin.privacy.byCode': 'Personbeteckning',
  'admin.privacy.byEmail': 'E-postadress',
  'admin.privacy.byName': 'Namn',
  'admin.privacy.subjectWrong': 'Ange en hel personbeteckning, e-postadress eller ett helt namn.',
  'admin.privacy.find': 'Sök',
  'admin.privacy.outside':
    'Sökningen omfattar inte filernas innehåll, säkerhetskopior eller filer som besökare eller administratörer har laddat ner.',
  'admin.privacy.otherVault':
    'Arkivet finns i ett annat system: det som har levererats dit varken hittas eller raderas härifrån. Sökningen omfattar inte heller filernas innehåll, säkerhetskopior eller filer som besökare eller administratörer har laddat ner.',
  'admin.privacy.found': 'Hittades: {n}',
  'admin.privacy.sessions': 'Personens öppna sessioner: {n}. Radering avslutar dem.',
  'admin.privacy.endSessions': 'Avsluta sessioner: {n}',
  'admin.privacy.submission': 'Inskickad blankett: {form}',
  'admin.privacy.object': 'Objekt i arkivet',
  'admin.privacy.files': 'Filer: {n}',
  'admin.privacy.export': 'Exportera (ZIP): {n}',
  'admin.privacy.exported': 'Paketet har skapats. Det innehåller hela personbeteckningar.',
  'admin.privacy.erase': 'Radera: {n}',
  'admin.privacy.eraseTitle.one': 'Radera {n} post för gott?',
  'admin.privacy.eraseTitle.other': 'Radera {n} poster för gott?',
  'admin.privacy.eraseText':
    'Svar, filer och objekt i arkivet raderas och kan inte återställas. I säkerhetskopior finns de kvar tills kopiorna tas bort.',
  'admin.privacy.cancelWaiting': 'Avbryt även leveranser som väntar på arkivet: {n}',
  'admin.privacy.eraseNow': 'Radera för gott',
  'admin.privacy.erased': 'Raderades: {n}.',
  'admin.privacy.kept': 'Behölls: {n}, eftersom de väntar på leverans eller behandlas just nu.',
  'admin.audit.event.submissionErased': 'Raderade en inskickad blankett',
  'admin.audit.event.objectErased': 'Raderade ett objekt i arkivet',
  'admin.audit.event.personFound': 'Sökte en persons uppgifter',
  'admin.audit.event.personExported': 'Exporterade en persons uppgifter',
  'admin.audit.event.personErased': 'Raderade en persons uppgifter',
  'admin.audit.event.databaseVacuumed': 'Databasen komprimerad efter en radering',
};
