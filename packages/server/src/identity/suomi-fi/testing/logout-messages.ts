import {
  logoutRequestXml,
  logoutResponseXml,
  newId,
  signedQuery,
  type Envelope,
  type KeyPair,
} from '@form-portal/dev-idp';
import { at, idpEntityId, keys } from './test-idp.ts';

/** What a test may change in a logout message. */
export interface LogoutChanges {
  readonly envelope?: Partial<Envelope>;
  readonly signer?: KeyPair;
  readonly relayState?: string | null;
  readonly xml?: (xml: string) => string;
}

function envelopeFor(publicUrl: string, changes: LogoutChanges): Envelope {
  return {
    id: newId(),
    issuer: idpEntityId,
    issueInstant: at(0),
    destination: `${publicUrl}/saml/slo`,
    inResponseTo: undefined,
    ...changes.envelope,
  };
}

/** The query with which the identity provider ends somebody's sessions: valid except for the changes. */
export function logoutQuery(
  publicUrl: string,
  person: { readonly nameId: string; readonly sessionIndex?: string },
  changes: LogoutChanges = {},
): string {
  const xml = logoutRequestXml(envelopeFor(publicUrl, changes), person.nameId, person.sessionIndex);
  const { signer = keys.idp, relayState = 'state of the idp' } = changes;
  return signedQuery('SAMLRequest', changes.xml?.(xml) ?? xml, relayState, signer);
}

/** The query with which it responds to a logout of the portal. */
export function logoutResponseQuery(
  publicUrl: string,
  inResponseTo: string,
  status = 'Success',
  changes: LogoutChanges = {},
): string {
  const xml = logoutResponseXml(
    { ...envelopeFor(publicUrl, changes), inResponseTo, ...changes.envelope },
    status,
  );
  return signedQuery('SAMLResponse', changes.xml?.(xml) ?? xml, null, changes.signer ?? keys.idp);
}

/** The same request as XML with its signature inside, for a post. */
export function logoutRequestFor(
  publicUrl: string,
  nameId: string,
  changes: LogoutChanges = {},
): { readonly xml: string; readonly id: string } {
  const envelope = envelopeFor(publicUrl, changes);
  return { xml: logoutRequestXml(envelope, nameId), id: envelope.id };
}
