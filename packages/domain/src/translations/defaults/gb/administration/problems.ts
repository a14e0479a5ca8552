import type { AdministrationProblemTextKey } from '../../../keys/administration/problem-text-keys.ts';

/** Texts of refused requests of administrators and programs in British English. */
export const problems: Readonly<Record<AdministrationProblemTextKey, string>> = {
  'problem.requestInvalid': 'Something is wrong in the request: {path}',
  'problem.conditionTooLarge': 'A condition has more than 50 tests or 6 levels: {path}',
  'problem.tooDeep': 'Something is nested too deeply: {path}',
  'problem.requestMediaType': 'The request is of a type that is not supported here.',
  'problem.signInRequired': 'Sign in first.',
  'problem.permissionDenied': 'Your account does not have the right to do this.',
  'problem.revisionConflict':
    'Somebody else has saved in the meantime. Load the newest version, or save over it.',
  'problem.formNoFields': 'Please add at least one field to the form',
  'problem.formClassMissing': 'Please select a class for the form',
  'problem.formLayoutBroken': 'The layout of the form does not match its fields and groups.',
  'problem.formTooLarge': 'The form is too large. It may have at most {max} fields.',
  'problem.formTooManyQuestions':
    'The form begins with {count} questions, each row counted; a submission may have at most {max}. Lower the minimum number of rows of its groups.',
  'problem.formTooManySteps':
    'The form has too many conditions and formulas, each row counted. Use fewer of them, or allow fewer rows.',
  'problem.formLabelMissing':
    'Every field of a published form needs a label. Write the missing label, or turn Enabled off in the settings.',
  'problem.formRulesBroken':
    'Some rules of the form do not work, or a check has no message in the default language.',
  'problem.formIdentityNotMapped':
    'Map at least one Suomi.fi detail to a property in the site settings first.',
  'problem.formIdentityUnavailable':
    'Suomi.fi identification is not configured on this server, so the form cannot be published. Remove identification in the form’s settings, or ask the operator of the service to configure it.',
  'problem.formClosesBeforeOpening': 'The form must close after it has opened.',
  'problem.confirmationField':
    'The form has no such field for an e-mail address. If you have just added it, save the form first.',
  'problem.maintenanceInvalid': 'Enter a date and time like 31.12.2027 14:30',
  'problem.siteNameTooLong': 'The site name may have at most {max} characters.',
  'problem.privacyUrlInvalid': 'Invalid URL',
  'problem.privacyUrlTooLong': 'The privacy policy URL may have at most {max} characters.',
  'problem.logoUnknown': 'The logo was not found. Choose the file again.',
  'problem.logoNotAnImage': 'The logo must be an SVG or PNG file.',
  'problem.logoHasEntities':
    'The SVG file declares entities, with which it cannot be read safely. Save the picture as plain SVG or PNG.',
  'problem.logoTooLarge':
    'The logo may be at most {kilobytes} kB, and a PNG at most {pixels} × {pixels} pixels.',
  'problem.colourInvalid': '“{value}” is not a colour. Write # and six characters, for example #0A6C74.',
  'problem.languageUnknown': 'The default language {language} is not among the languages of the portal.',
  'problem.statementUrlInvalid':
    'Give the address of the accessibility statement in full, starting with https://',
  'problem.statementBlank':
    'Write at least one part of the accessibility statement, or choose that there is none.',
  'problem.statementDateInvalid': 'Give the date of the accessibility statement in the form 2027-12-31.',
  'problem.feedbackInvalid':
    'Give an e-mail address or a web address that starts with https:// for feedback.',
  'problem.settingTooLong': 'The text {path} may have at most {max} characters.',
  'problem.identityPropertyInvalid':
    'The property chosen for {path} cannot hold it. Choose a text property with the number 1000 or more.',
  'problem.codeInUse': 'Country code is already in use',
  'problem.codeInvalid': 'Write a country code in letters, for example se.',
  'problem.languageProtected':
    'English and Finnish belong to the portal: they cannot be deleted, and the code gb cannot be changed.',
  'problem.languageNameMissing': 'Give the language {code} a name.',
  'problem.languageTagInvalid': 'Write a language tag as in sv or sv-FI.',
  'problem.translationTooLong': 'The text {path} may have at most {max} characters.',
  'problem.draftNotInitialised': 'Submission is not initialized',
  'problem.alreadyDelivered': 'This submission is in the vault already.',
  'problem.deliveriesHeld':
    'Deliveries are held: this portal was started with PORTAL_DELIVERY=hold. Nothing is sent to the vault until it is started without it.',
  'problem.stillWaiting': 'This submission is still on its way to the vault and cannot be removed yet.',
  'problem.receiptBusy':
    'Many receipts are being made right now. Try again in a moment; your submission is safe.',
};
