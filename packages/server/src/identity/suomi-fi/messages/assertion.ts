import { minuteMs } from '@form-portal/domain';
import { instantAttribute, requireRecent, skewMs } from './instant.ts';
import { isSuccess, type OpenedResponse } from './response.ts';
import { orRefuse, refuseUnless, IdentityRefusal } from '../../identity-refusal.ts';
import { attributeOf, childrenNamed, inAssertion, onlyChild, textOf } from './xml.ts';

/** In characters. */
const maxNameIdLength = 1024;

/** What messages of the identity provider are checked against. */
export interface ExpectedResponse {
  /** Entity ID of the identity provider. */
  readonly idp: string;
  /** The portal's own entity ID. */
  readonly entityId: string;
  readonly acsUrl: string;
  readonly acceptedLevels: readonly string[];
  readonly at: Date;
}

/** The name of a person between the identity provider and the portal, exactly as received: logout repeats it. */
export interface NameId {
  readonly value: string;
  readonly format: string | undefined;
  readonly nameQualifier: string | undefined;
  readonly spNameQualifier: string | undefined;
  readonly sessionIndex: string | undefined;
}

/** Maximum age of an assertion when it arrives. */
const maxAssertionAgeMs = 10 * minuteMs;

/** The identity provider's own session lasts 32 minutes (docs/protocols/suomifi.md#identity-provider); after twice that it is certainly over. */
const maxAuthenticationAgeMs = 64 * minuteMs;

/** Requires version 2.0, the identity provider as the issuer of response and assertion, and success: check 6 of docs/protocols/suomifi.md#response. */
export function requireOrigin({ response, assertion }: OpenedResponse, { idp }: ExpectedResponse): void {
  refuseUnless(attributeOf(assertion, 'Version') === '2.0', 'assertion.version');
  refuseUnless(textOf(onlyChild(response, inAssertion('Issuer'))) === idp, 'message.issuer');
  refuseUnless(textOf(onlyChild(assertion, inAssertion('Issuer'))) === idp, 'assertion.issuer');
  refuseUnless(isSuccess(response), 'response.status');
}

/** Requires that the response is addressed to the portal and responds to a request, whose id is returned: check 7. */
export function requireDestination(
  { response, assertion }: OpenedResponse,
  { acsUrl, at }: ExpectedResponse,
): { readonly inResponseTo: string; readonly confirmUntil: Date } {
  refuseUnless(attributeOf(response, 'Destination') === acsUrl, 'message.destination');
  const confirmation = onlyChild(
    onlyChild(assertion, inAssertion('Subject')),
    inAssertion('SubjectConfirmation'),
  );
  const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
  refuseUnless(attributeOf(confirmation, 'Method') === bearer, 'confirmation.method');
  const confirmationData = onlyChild(confirmation, inAssertion('SubjectConfirmationData'));
  refuseUnless(attributeOf(confirmationData, 'Recipient') === acsUrl, 'confirmation.recipient');
  const confirmUntil = orRefuse(instantAttribute(confirmationData, 'NotOnOrAfter'), 'confirmation.expired');
  refuseUnless(at.getTime() < confirmUntil.getTime() + skewMs, 'confirmation.expired');
  const inResponseTo = orRefuse(attributeOf(confirmationData, 'InResponseTo'), 'confirmation.request');
  refuseUnless(attributeOf(response, 'InResponseTo') === inResponseTo, 'confirmation.request');
  return { inResponseTo, confirmUntil: new Date(confirmUntil.getTime() + skewMs) };
}

/** Requires that the assertion is valid now, and for the portal: check 10. */
export function requireConditions(assertion: Element, { entityId, at }: ExpectedResponse): void {
  const conditions = orRefuse(onlyChild(assertion, inAssertion('Conditions')), 'conditions.missing');
  const until = orRefuse(instantAttribute(conditions, 'NotOnOrAfter'), 'conditions.missing');
  const from = instantAttribute(conditions, 'NotBefore');
  const issued = orRefuse(instantAttribute(assertion, 'IssueInstant'), 'message.issue-instant');
  refuseUnless(from === undefined || at.getTime() >= from.getTime() - skewMs, 'conditions.not-yet');
  refuseUnless(at.getTime() < until.getTime() + skewMs, 'conditions.expired');
  requireRecent(issued, at, maxAssertionAgeMs);
  const restrictions = childrenNamed(conditions, inAssertion('AudienceRestriction'));
  const isForUs = (restriction: Element) =>
    childrenNamed(restriction, inAssertion('Audience')).some((audience) => textOf(audience) === entityId);
  refuseUnless(restrictions.length > 0 && restrictions.every(isForUs), 'conditions.audience');
}

/** Requires that the person was identified recently, at an accepted level of assurance: check 11. */
export function requireLevel(assertion: Element, { acceptedLevels, at }: ExpectedResponse): void {
  const statement = orRefuse(onlyChild(assertion, inAssertion('AuthnStatement')), 'authentication.missing');
  const context = onlyChild(statement, inAssertion('AuthnContext'));
  const level = textOf(onlyChild(context, inAssertion('AuthnContextClassRef')));
  refuseUnless(acceptedLevels.includes(level), 'authentication.level');
  const identifiedAt = orRefuse(instantAttribute(statement, 'AuthnInstant'), 'authentication.too-old');
  const ageMs = at.getTime() - identifiedAt.getTime();
  refuseUnless(ageMs <= maxAuthenticationAgeMs && ageMs >= -skewMs, 'authentication.too-old');
}

/** The person's NameID and session at the identity provider. */
export function nameIdOf(assertion: Element): NameId {
  const nameId = onlyChild(onlyChild(assertion, inAssertion('Subject')), inAssertion('NameID'));
  const value = textOf(nameId);
  if (value === '' || value.length > maxNameIdLength) throw new IdentityRefusal('identity.name-id');
  return {
    value,
    format: attributeOf(nameId, 'Format'),
    nameQualifier: attributeOf(nameId, 'NameQualifier'),
    spNameQualifier: attributeOf(nameId, 'SPNameQualifier'),
    sessionIndex: attributeOf(onlyChild(assertion, inAssertion('AuthnStatement')), 'SessionIndex'),
  };
}

/** The attributes by name, only their first values, and none that are empty (docs/protocols/suomifi.md#attributes). */
export function attributesOf(assertion: Element): ReadonlyMap<string, string> {
  const statements = childrenNamed(assertion, inAssertion('AttributeStatement'));
  const attributes = statements.flatMap((statement) => childrenNamed(statement, inAssertion('Attribute')));
  const pairs = attributes.flatMap((attribute): readonly (readonly [string, string])[] => {
    const name = attributeOf(attribute, 'Name');
    const value = textOf(childrenNamed(attribute, inAssertion('AttributeValue'))[0]);
    return name === undefined || value === '' ? [] : [[name, value]];
  });
  return new Map(pairs.toReversed());
}
