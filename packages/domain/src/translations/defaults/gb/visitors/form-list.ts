import type { FormListTextKey } from '../../../keys/visitors/form-list-text-keys.ts';

/** Texts of the list of forms and of forms that open and close in British English. */
export const formList: Readonly<Record<FormListTextKey, string>> = {
  portalTitle: 'Electronic forms',
  portalIntro: 'Choose a form, fill it in and send it.',
  noForms: 'There are no forms to fill in at the moment. When one is published, it appears here.',
  suomifiBadge: 'Suomi.fi identification',
  suomifiTooltip: 'This form asks you to identify yourself with Suomi.fi',
  searchForms: 'Search the forms',
  'formCount.one': '{n} form',
  'formCount.other': '{n} forms',
  formsShown: '{n} of {all} forms',
  noFormFound: 'No form matches your search. Try another word.',
  opensAt: 'Opens {at}',
  closesAt: 'Closes {at}',
  closesToday: 'Closes today at {time}',
  closedAt: 'Closed {at}',
  full: 'All places are taken',

  // A form that opens, closes or has closed
  formOpens: 'The form opens on {at}',
  opens: 'Opens',
  closes: 'Closes',
  formClosed: 'The form closed {at}',
  notOpenYetHelp: 'You can fill in the form once it has opened. Its address stays the same.',
  closedHelp: 'This form no longer takes answers. Answers that were sent in time have arrived.',
  closedDraft: 'Answers that you did not send',
  closedDraftHelp: 'The answers stay in this tab until you close it.',
  fullHelp: 'This form has already received as many answers as it can take.',
  allForms: 'All forms',
  'closesIn.one': 'The form closes {at}. You have about a minute left.',
  'closesIn.other': 'The form closes {at}. You have about {n} minutes left.',
  closedWhileFilling: 'The form has closed. Your answers stay in this tab, but they can no longer be sent.',
  maintenance:
    'The service is under maintenance until {at}. You can fill in the form and your answers are kept, but it can be sent only after that.',
};
