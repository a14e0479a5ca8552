/**
 * Why a SAML message is refused. The codes stand in the log and nowhere else: whoever sent the message learns only that it was
 * refused (reference section 5). docs/suomifi.md tells an operator what each means.
 */
export const refusalCodes = {
  'message.parameters': 'a parameter is missing, stands twice, or is none of SAML',
  'message.encoding': 'the message is no base64, no UTF-8, or cannot be unpacked within its limit',
  'message.markup': 'a document type, comment, CDATA section or processing instruction',
  'message.malformed': 'no well-formed XML',
  'message.duplicate-id': 'two elements have the same id',
  'message.root': 'the root is another element than the one that belongs here, or of another version',
  'message.assertions': 'not exactly one assertion right below the response',
  'message.signature-algorithm': 'a signature, digest or transform that is not on the list of allowed ones',
  'message.encryption-algorithm': 'an encryption that is not on the list of allowed ones',
  'message.signature': 'the message is not signed by a key of the identity provider',
  'message.issuer': 'the message comes from another identity provider',
  'message.destination': 'the message was meant for another address',
  'message.issue-instant': 'the message was issued too long ago, or lies in the future',
  'message.replayed': 'a message of this id was here before',
  'assertion.decryption': 'none of the configured keys decrypts the assertion',
  'assertion.signature': 'the assertion is not signed by a key of the identity provider',
  'assertion.issuer': 'the assertion comes from another identity provider',
  'assertion.replayed': 'an assertion of this id was here before',
  'response.status': 'the status is not success, though an assertion came with it',
  'response.failed': 'the identity provider could not identify the person',
  'confirmation.method': 'not exactly one bearer confirmation',
  'confirmation.recipient': 'the confirmation was meant for another address',
  'confirmation.expired': 'the confirmation names no end, or its time is over',
  'confirmation.request': 'the confirmation answers no request, or another one than the response',
  'request.unknown': 'no open request of this browser has this id',
  'conditions.missing': 'not exactly one element of conditions, or no end of its time',
  'conditions.not-yet': 'the assertion does not hold yet',
  'conditions.expired': 'the assertion does not hold any more',
  'conditions.audience': 'the assertion is for another service',
  'authentication.missing': 'not exactly one statement of how the person was identified',
  'authentication.level': 'the level of assurance is not accepted here',
  'authentication.too-old': 'the person was identified too long ago',
  'identity.name-id': 'the person has no NameID',
  'identity.missing': 'the person has neither a personal identity code nor an eIDAS identifier',
  'identity.code-invalid': 'the personal identity code or the eIDAS identifier has a form that none can have',
  'logout.unsigned': 'the message carries no signature',
  'library.disagrees': 'the SAML library refuses what our own checks let pass, or reads something else in it',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof refusalCodes;

/** A SAML message that is refused: thrown where it is noticed, caught once where the request is answered. Never carries content. */
export class SamlRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`Refused: ${code}`);
    this.name = 'SamlRefusal';
    this.code = code;
  }
}

/** Refuses a message unless something holds. */
export function refuseUnless(holds: boolean, code: RefusalCode): asserts holds {
  if (!holds) throw new SamlRefusal(code);
}

/** What is there, or a refusal. */
export function orRefuse<T>(value: T | undefined, code: RefusalCode): T {
  if (value === undefined) throw new SamlRefusal(code);
  return value;
}
