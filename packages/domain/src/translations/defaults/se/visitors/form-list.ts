import type { FormListTextKey } from '../../../keys/visitors/form-list-text-keys.ts';

/** Texts of the list of forms and of forms that open and close in Swedish. */
export const formList: Readonly<Record<FormListTextKey, string>> = {
  portalTitle: 'Elektroniska blanketter',
  portalIntro: 'Välj en blankett, fyll i uppgifterna och skicka den.',
  noForms: 'Det finns inga blanketter att fylla i just nu. När en blankett publiceras visas den här.',
  suomifiBadge: 'Suomi.fi-identifikation',
  suomifiTooltip: 'Den här blanketten kräver Suomi.fi-identifikation',
  searchForms: 'Sök bland blanketterna',
  'formCount.one': '{n} blankett',
  'formCount.other': '{n} blanketter',
  formsShown: '{n} av {all} blanketter',
  noFormFound: 'Ingen blankett motsvarar sökningen. Prova ett annat ord.',
  opensAt: 'Öppnar {at}',
  closesAt: 'Stänger {at}',
  closesToday: 'Stänger i dag kl. {time}',
  closedAt: 'Stängde {at}',
  full: 'Alla platser är upptagna',

  // A form that opens, closes or has closed
  formOpens: 'Blanketten öppnar {at}',
  opens: 'Öppnar',
  closes: 'Stänger',
  formClosed: 'Blanketten stängde {at}',
  notOpenYetHelp: 'Du kan fylla i blanketten när den har öppnat. Adressen förblir densamma.',
  closedHelp: 'Blanketten tar inte längre emot svar. Svar som skickades i tid har kommit fram.',
  closedDraft: 'Svar som du inte skickade',
  closedDraftHelp: 'Svaren finns kvar i den här fliken tills du stänger den.',
  fullHelp: 'Blanketten har redan fått så många svar som den kan ta emot.',
  allForms: 'Alla blanketter',
  'closesIn.one': 'Blanketten stänger {at}. Du har ungefär en minut kvar.',
  'closesIn.other': 'Blanketten stänger {at}. Du har ungefär {n} minuter kvar.',
  closedWhileFilling:
    'Blanketten har stängt. Dina svar finns kvar i den här fliken, men de kan inte längre skickas.',
  maintenance:
    'Tjänsten har ett underhållsavbrott till {at}. Du kan fylla i blanketten och dina svar sparas, men den kan skickas först därefter.',
};
