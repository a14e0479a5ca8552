import type { OpeningAdminTextKey } from '../../opening-text-keys.ts';

/** The texts of when a form takes answers, for administrators, in Swedish. */
export const opening: Readonly<Record<OpeningAdminTextKey, string>> = {
  'admin.settings.opening': 'Öppettider',
  'admin.opening.help':
    'När blanketten tar emot svar, och hur många. Ändringar gäller genast och hör inte till blankettens versioner.',
  'admin.opening.unsaved': 'Spara blanketten först. Sedan kan du ställa in öppettiderna.',
  'admin.opening.save': 'Spara öppettiderna',
  'admin.opening.opensAt': 'Öppnar',
  'admin.opening.closesAt': 'Stänger',
  'admin.opening.opensTime': 'Öppnar klockan',
  'admin.opening.closesTime': 'Stänger klockan',
  'admin.opening.zone': 'Tiderna anges i tidszonen {zone}.',
  'admin.opening.grace': 'Extra minuter för svar som håller på att skickas',
  'admin.opening.graceHelp': 'Svar som började skickas före stängningen tas emot så här länge.',
  'admin.opening.cap': 'Högsta antal svar',
  'admin.opening.capHelp': 'Tomt: ingen gräns. Testsvar räknas inte.',
  'admin.opening.before': 'Text före öppningen',
  'admin.opening.after': 'Text efter stängningen',
  'admin.opening.full': 'Text när alla platser är upptagna',
  'admin.opening.textHelp': 'Tomt: portalens egen text.',
  'admin.opening.saved': 'Öppettiderna har sparats',
  'admin.opening.timeMissing': 'Ange både datum och klockslag',
  'admin.opening.capInvalid': 'Ange ett heltal 1–1 000 000',
  'admin.opening.graceInvalid': 'Ange ett heltal 0–60',
  'admin.audit.event.openingSaved': 'Ändrade en blanketts öppettider',
};
