/**
 * Why something was refused. `code` is one of {@link problemCodes}; `path` is the GUID of the field or the
 * name of the member concerned; `params` are the parameters of the text.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly path?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The HTTP status and text key of a problem code. */
export interface ProblemMeaning {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  readonly textKey: string;
}

/** All problem codes of the product. The bundled languages have a text for each `textKey`. */
export const problemCodes = {
  'request.malformed': { status: 400, textKey: 'problem.requestMalformed' },
  'request.invalid': { status: 400, textKey: 'problem.requestInvalid' },
  'request.too-large': { status: 413, textKey: 'problem.requestTooLarge' },
  'request.unsupported-media-type': { status: 415, textKey: 'problem.requestMediaType' },
  'request.cross-site': { status: 403, textKey: 'problem.requestCrossSite' },
  'request.too-many': { status: 429, textKey: 'problem.tooMany' },
  'request.address-busy': { status: 503, textKey: 'problem.addressBusy' },
  'request.address-uploads': { status: 429, textKey: 'problem.addressUploads' },
  'request.interrupted': { status: 400, textKey: 'problem.requestInterrupted' },
  'request.robot': { status: 400, textKey: 'problem.robot' },
  'sign-in.required': { status: 401, textKey: 'problem.signInRequired' },
  'sign-in.refused': { status: 401, textKey: 'wrongCredentials' },
  'session.confirmation-needed': { status: 403, textKey: 'problem.confirmationNeeded' },
  'password.wrong': { status: 400, textKey: 'problem.passwordWrong' },
  'password.not-here': { status: 409, textKey: 'problem.passwordNotHere' },
  'single-sign-on.off': { status: 404, textKey: 'problem.singleSignOnOff' },
  'single-sign-on.refused': { status: 401, textKey: 'loginFailed' },
  'single-sign-on.unavailable': { status: 503, textKey: 'problem.singleSignOnUnavailable' },
  'permission.denied': { status: 403, textKey: 'problem.permissionDenied' },
  'not-found': { status: 404, textKey: 'notFound' },
  revision_conflict: { status: 409, textKey: 'problem.revisionConflict' },
  'storage.full': { status: 503, textKey: 'problem.storageFull' },
  'storage.unavailable': { status: 503, textKey: 'problem.storageUnavailable' },
  unexpected: { status: 500, textKey: 'problem.unexpected' },
  'vault.unavailable': { status: 503, textKey: 'problem.vaultUnavailable' },
  'vault.name-invalid': { status: 400, textKey: 'problem.vaultNameInvalid' },
  'vault.reference-unknown': { status: 400, textKey: 'problem.vaultReferenceUnknown' },
  'vault.password-invalid': { status: 400, textKey: 'problem.vaultPasswordInvalid' },
  'vault.password-guessable': { status: 400, textKey: 'problem.vaultPasswordGuessable' },
  'vault.taken': { status: 409, textKey: 'problem.vaultTaken' },
  'vault.built-in': { status: 409, textKey: 'problem.vaultBuiltIn' },
  'vault.member-in-use': { status: 409, textKey: 'problem.vaultMemberInUse' },
  'vault.in-use': { status: 409, textKey: 'problem.vaultInUse' },
  'vault.last-admin': { status: 409, textKey: 'problem.vaultLastAdmin' },
  'identity.unavailable': { status: 503, textKey: 'problem.identityUnavailable' },
  'identity.session-unknown': { status: 500, textKey: 'problem.identitySessionUnknown' },
  'form.no-fields': { status: 400, textKey: 'problem.formNoFields' },
  'form.class-missing': { status: 400, textKey: 'problem.formClassMissing' },
  'form.layout-broken': { status: 400, textKey: 'problem.formLayoutBroken' },
  'form.too-large': { status: 400, textKey: 'problem.formTooLarge' },
  'form.too-many-questions': { status: 400, textKey: 'problem.formTooManyQuestions' },
  'form.too-many-steps': { status: 400, textKey: 'problem.formTooManySteps' },
  'form.label-missing': { status: 400, textKey: 'problem.formLabelMissing' },
  'form.rules-broken': { status: 400, textKey: 'problem.formRulesBroken' },
  'form.identity-not-mapped': { status: 400, textKey: 'problem.formIdentityNotMapped' },
  'form.closes-before-opening': { status: 400, textKey: 'problem.formClosesBeforeOpening' },
  'form.confirmation-field': { status: 400, textKey: 'problem.confirmationField' },
  'form.not-open-yet': { status: 403, textKey: 'problem.formNotOpenYet' },
  'form.closed': { status: 403, textKey: 'problem.formClosedNow' },
  'form.full': { status: 403, textKey: 'problem.formFull' },
  'form.identity-unavailable': { status: 400, textKey: 'problem.formIdentityUnavailable' },
  'settings.site-name-too-long': { status: 400, textKey: 'problem.siteNameTooLong' },
  'settings.privacy-url-invalid': { status: 400, textKey: 'problem.privacyUrlInvalid' },
  'settings.privacy-url-too-long': { status: 400, textKey: 'problem.privacyUrlTooLong' },
  'settings.logo-unknown': { status: 400, textKey: 'problem.logoUnknown' },
  'logo.not-an-image': { status: 400, textKey: 'problem.logoNotAnImage' },
  'logo.has-entities': { status: 400, textKey: 'problem.logoHasEntities' },
  'logo.too-large': { status: 400, textKey: 'problem.logoTooLarge' },
  'settings.colour-invalid': { status: 400, textKey: 'problem.colourInvalid' },
  'settings.language-unknown': { status: 400, textKey: 'problem.languageUnknown' },
  'settings.statement-url-invalid': { status: 400, textKey: 'problem.statementUrlInvalid' },
  'settings.statement-blank': { status: 400, textKey: 'problem.statementBlank' },
  'settings.statement-date-invalid': { status: 400, textKey: 'problem.statementDateInvalid' },
  'settings.feedback-invalid': { status: 400, textKey: 'problem.feedbackInvalid' },
  'settings.text-too-long': { status: 400, textKey: 'problem.settingTooLong' },
  'settings.maintenance-invalid': { status: 400, textKey: 'problem.maintenanceInvalid' },
  'site.maintenance': { status: 503, textKey: 'problem.maintenance' },
  'settings.property-invalid': { status: 400, textKey: 'problem.identityPropertyInvalid' },
  'translations.code-in-use': { status: 400, textKey: 'problem.codeInUse' },
  'translations.protected': { status: 400, textKey: 'problem.languageProtected' },
  'translations.too-long': { status: 400, textKey: 'problem.translationTooLong' },
  'translations.code-invalid': { status: 400, textKey: 'problem.codeInvalid' },
  'translations.name-missing': { status: 400, textKey: 'problem.languageNameMissing' },
  'translations.tag-invalid': { status: 400, textKey: 'problem.languageTagInvalid' },
  'translations.csv-unreadable': { status: 400, textKey: 'admin.translations.csvUnreadable' },
  'translations.csv-columns': { status: 400, textKey: 'admin.translations.csvColumns' },
  'translations.csv-key-unknown': { status: 400, textKey: 'admin.translations.csvKeyUnknown' },
  'translations.csv-key-twice': { status: 400, textKey: 'admin.translations.csvKeyTwice' },
  'submission.required-missing': { status: 400, textKey: 'enterValue' },
  /** A check of the form failed; its text is the check's own message. */
  'submission.check-failed': { status: 400, textKey: 'problem.checkFailed' },
  'submission.unknown-field': { status: 400, textKey: 'problem.unknownField' },
  'submission.too-many-rows': { status: 400, textKey: 'problem.tooManyRows' },
  'submission.form-unknown': { status: 400, textKey: 'problem.formUnknown' },
  'submission.form-not-found': { status: 404, textKey: 'problem.formClosed' },
  'submission.identity-required': { status: 401, textKey: 'authNeeded' },
  'submission.too-many-columns': { status: 400, textKey: 'problem.tooManyColumns' },
  'submission.test-refused': { status: 403, textKey: 'problem.testRefused' },
  'submission.other-person': { status: 409, textKey: 'problem.otherPerson' },
  'submission.changed': { status: 409, textKey: 'problem.submissionChanged' },
  'submission.already-delivered': { status: 409, textKey: 'problem.alreadyDelivered' },
  'submission.deliveries-held': { status: 409, textKey: 'problem.deliveriesHeld' },
  'submission.still-waiting': { status: 409, textKey: 'problem.stillWaiting' },
  'receipt.busy': { status: 503, textKey: 'problem.receiptBusy' },
  'submission.not-initialised': { status: 500, textKey: 'problem.draftNotInitialised' },
  'answer.text-too-long': { status: 400, textKey: 'problem.textTooLong' },
  'answer.text-invalid': { status: 400, textKey: 'problem.textInvalid' },
  'answer.number-invalid': { status: 400, textKey: 'problem.numberInvalid' },
  'answer.number-not-whole': { status: 400, textKey: 'problem.numberNotWhole' },
  'answer.out-of-range': { status: 400, textKey: 'problem.outOfRange' },
  'answer.date-invalid': { status: 400, textKey: 'dateInvalid' },
  'answer.date-not-real': { status: 400, textKey: 'dateNotReal' },
  'answer.time-invalid': { status: 400, textKey: 'problem.timeInvalid' },
  'answer.option-unknown': { status: 400, textKey: 'problem.optionUnknown' },
  'answer.one-option-only': { status: 400, textKey: 'problem.oneOptionOnly' },
  'answer.boolean-invalid': { status: 400, textKey: 'problem.booleanInvalid' },
  /** A refusal that only one field type has: `reason` is a text key of the type. */
  'answer.refused': { status: 400, textKey: 'problem.answerRefused' },
  'attachment.none-allowed': { status: 400, textKey: 'errorNoFileTypes' },
  'attachment.too-large': { status: 413, textKey: 'errorFileSize' },
  'attachment.type-not-allowed': { status: 400, textKey: 'errorFileType' },
  'attachment.content-differs': { status: 400, textKey: 'problem.contentDiffers' },
  'attachment.infected': { status: 400, textKey: 'problem.fileInfected' },
  'attachment.name-invalid': { status: 400, textKey: 'problem.fileNameInvalid' },
  'attachment.empty': { status: 400, textKey: 'problem.fileEmpty' },
  /** A staged file was removed for its age, or another submission has taken it over. */
  'attachment.gone': { status: 400, textKey: 'problem.fileGone' },
  'attachment.unreadable': { status: 400, textKey: 'problem.fileUnreadable' },
  'attachment.request-unknown': { status: 400, textKey: 'problem.requestedFileUnknown' },
  'attachment.request-missing': { status: 400, textKey: 'problem.requestedFileMissing' },
  'attachment.request-too-many': { status: 400, textKey: 'problem.tooManyRequestedFiles' },
  'attachment.too-many': { status: 400, textKey: 'problem.tooManyFiles' },
  'attachment.total-too-large': { status: 413, textKey: 'problem.filesTooLarge' },
} as const satisfies Readonly<Record<string, ProblemMeaning>>;

/** A problem code. */
export type ProblemCode = keyof typeof problemCodes;

/** Whether a value is a problem code. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemCodes, value);
}

/** Returns the meaning of a code. */
export function meaningOf(code: ProblemCode): ProblemMeaning {
  return problemCodes[code];
}
