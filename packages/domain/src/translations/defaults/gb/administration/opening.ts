import type { OpeningAdminTextKey } from '../../../keys/administration/opening-text-keys.ts';

/** The texts of when a form takes submissions, for administrators, in British English. */
export const opening: Readonly<Record<OpeningAdminTextKey, string>> = {
  'admin.settings.opening': 'Opening times',
  'admin.opening.help':
    'When the form takes submissions, and how many. Changes take effect at once and are not part of the form’s versions.',
  'admin.opening.unsaved': 'Save the form first. Then you can set its opening times.',
  'admin.opening.save': 'Save opening times',
  'admin.opening.opensAt': 'Opens',
  'admin.opening.closesAt': 'Closes',
  'admin.opening.opensTime': 'Opens at',
  'admin.opening.closesTime': 'Closes at',
  'admin.opening.zone': 'Times are in the time zone {zone}.',
  'admin.opening.grace': 'Extra minutes for submissions being sent',
  'admin.opening.graceHelp':
    'A submission whose sending began before closing is still accepted for this long.',
  'admin.opening.cap': 'Maximum number of submissions',
  'admin.opening.capHelp': 'Leave empty for no maximum. Test submissions do not count.',
  'admin.opening.before': 'Text before opening',
  'admin.opening.after': 'Text after closing',
  'admin.opening.full': 'Text when all places are taken',
  'admin.opening.textHelp': 'Leave empty for the portal’s own text.',
  'admin.opening.saved': 'Opening times saved',
  'admin.opening.timeMissing': 'Enter both a date and a time',
  'admin.opening.capInvalid': 'Enter a whole number, 1–1,000,000',
  'admin.opening.graceInvalid': 'Enter a whole number, 0–60',
  'admin.audit.event.openingSaved': 'Changed a form’s opening times',
  'admin.settings.confirmation': 'Confirmation by e-mail',
  'admin.confirmation.help':
    'The sender gets an e-mail when the form has been received. Attachments are never sent, and identity codes are masked. Changes take effect at once.',
  'admin.confirmation.unsaved': 'Save the form first. Then you can set its confirmation.',
  'admin.confirmation.to': 'Send the confirmation',
  'admin.confirmation.none': 'To nobody',
  'admin.confirmation.identity': 'To the address from Suomi.fi',
  'admin.confirmation.field': 'To the address in {label}',
  'admin.confirmation.noField': 'Add a text field whose format is e-mail address.',
  'admin.confirmation.lost': 'To a field without an e-mail address',
  'admin.confirmation.lostHelp':
    'The form does not ask for an e-mail address in the field that was chosen, so nobody gets a confirmation. Choose another.',
  'admin.confirmation.noAddress':
    'The form does not take the e-mail address from Suomi.fi, so nobody gets a confirmation. Add it to the details taken from the identification.',
  'admin.confirmation.noMail': 'No mail server is configured for this portal, so nobody gets a confirmation.',
  'admin.confirmation.carries': 'The message contains',
  'admin.confirmation.receiptLink': 'a link to the receipt',
  'admin.confirmation.answers': 'the answers as text',
  'admin.confirmation.pdf': 'the answers as a PDF',
  'admin.confirmation.replyTo': 'Reply address',
  'admin.confirmation.replyToInvalid': 'Enter an e-mail address',
  'admin.confirmation.text': 'Text of the message',
  'admin.confirmation.textHelp':
    'Leave empty for the portal’s own text. {reference}, {receivedAt} and {form} become the reference, the time and the form’s name.',
  'admin.confirmation.save': 'Save confirmation',
  'admin.confirmation.saved': 'Confirmation saved',
  'admin.submissions.stepConfirmed': 'Confirmation sent by e-mail',
  'admin.submissions.stepNotConfirmed': 'The confirmation could not be sent by e-mail',
  'admin.audit.event.confirmationSaved': 'Changed a form’s confirmation',
};
