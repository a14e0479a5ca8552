import { minuteMs } from '@form-portal/domain';
import type { ExpectedResponse } from './assertion.ts';
import { requireAlgorithms } from './algorithms.ts';
import { decryptElement } from './decryption.ts';
import { decodeDeflated, decodePosted, readMessage, requireRoot, type SamlMessage } from './message.ts';
import { IdentityRefusal, orRefuse, refuseUnless } from '../../identity-refusal.ts';
import { instantAttribute, requireRecent } from './instant.ts';
import type { Keys } from './response.ts';
import { requireSignedQuery, signedElement } from './signature.ts';
import {
  attributeOf,
  childrenNamed,
  inAssertion,
  inProtocol,
  inSignature,
  isNamed,
  onlyChild,
  textOf,
} from './xml.ts';

/** A logout message with a valid signature. */
export type LogoutMessage =
  | {
      /** The identity provider ends a person's sessions. */
      readonly kind: 'request';
      readonly id: string;
      readonly nameId: string;
      /** Sessions to end; empty for all sessions of the person. */
      readonly sessionIndexes: readonly string[];
    }
  | {
      /** The response to the portal's own request. */
      readonly kind: 'response';
      readonly id: string;
      readonly inResponseTo: string;
    };

/** A message with its accompanying parameters. */
export interface ReceivedLogout {
  readonly message: LogoutMessage;
  /** Returned unchanged with the response. */
  readonly relayState: string | undefined;
}

/** The expected sender and recipient of logout messages. */
interface ExpectedLogout extends Pick<ExpectedResponse, 'idp' | 'at'> {
  readonly sloUrl: string;
}

type Kind = 'SAMLRequest' | 'SAMLResponse';

/** How old a logout message may be (docs/protocols/suomifi.md#logout). */
const maxAgeMs = 5 * minuteMs;

/** Reads a message from an address (HTTP-Redirect binding). `query` is that of the address, exactly as sent. */
export async function readLogoutQuery(
  query: string,
  keys: Keys,
  expected: ExpectedLogout,
): Promise<ReceivedLogout> {
  const parameters = parametersOf(query.split('&'));
  const kind = kindOf(parameters);
  const value = (name: string) => decodeParameter(parameters.get(name));
  const message = readMessage(decodeDeflated(value(kind) ?? ''));
  const [algorithm, signature] = [value('SigAlg'), value('Signature')];
  const signed = [kind, 'RelayState', 'SigAlg'].flatMap((name) => parameters.get(name) ?? []);
  refuseUnless(algorithm !== undefined && signature !== undefined, 'logout.unsigned');
  requireSignedQuery({ signed, algorithm, signature }, keys.certificates);
  return { message: await readLogout(message, kind, keys, expected), relayState: value('RelayState') };
}

/** Reads a message from a posted form (HTTP-POST binding): the signature is inside the message. */
export async function readLogoutPost(
  fields: URLSearchParams,
  keys: Keys,
  expected: ExpectedLogout,
): Promise<ReceivedLogout> {
  const parameters = parametersOf([...fields.keys()].map((name) => `${name}=`));
  const kind = kindOf(parameters);
  const message = readMessage(decodePosted(fields.get(kind) ?? ''));
  requireAlgorithms(message.root);
  const isSigned = onlyChild(message.root, inSignature('Signature')) !== undefined;
  refuseUnless(isSigned, 'logout.unsigned');
  const root = signedElement(message, message.root, keys.certificates, 'message.signature');
  const logout = await readLogout({ ...message, root }, kind, keys, expected);
  return { message: logout, relayState: fields.get('RelayState') ?? undefined };
}

async function readLogout(
  message: SamlMessage,
  kind: Kind,
  keys: Keys,
  { idp, sloUrl, at }: ExpectedLogout,
): Promise<LogoutMessage> {
  const { root } = message;
  requireRoot(message, kind === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse');
  refuseUnless(textOf(onlyChild(root, inAssertion('Issuer'))) === idp, 'message.issuer');
  refuseUnless(attributeOf(root, 'Destination') === sloUrl, 'message.destination');
  requireRecent(orRefuse(instantAttribute(root, 'IssueInstant'), 'message.issue-instant'), at, maxAgeMs);
  const id = orRefuse(attributeOf(root, 'ID'), 'message.root');
  if (kind === 'SAMLResponse') {
    return {
      kind: 'response',
      id,
      inResponseTo: orRefuse(attributeOf(root, 'InResponseTo'), 'request.unknown'),
    };
  }
  const until = instantAttribute(root, 'NotOnOrAfter');
  refuseUnless(until === undefined || at < until, 'message.issue-instant');
  const sessionIndexes = childrenNamed(root, inProtocol('SessionIndex')).map(textOf);
  return { kind: 'request', id, nameId: await nameIdIn(root, keys), sessionIndexes };
}

async function nameIdIn(request: Element, keys: Keys): Promise<string> {
  const nameIds = childrenNamed(request, inAssertion('NameID'));
  const encryptedIds = childrenNamed(request, inAssertion('EncryptedID'));
  refuseUnless(nameIds.length + encryptedIds.length === 1, 'identity.name-id');
  const [encryptedId] = encryptedIds;
  const nameId =
    encryptedId === undefined
      ? nameIds[0]
      : readMessage((await decryptElement(encryptedId, keys.decryptionKeys)).text).root;
  const isNameId = nameId !== undefined && isNamed(nameId, inAssertion('NameID'));
  const value = textOf(nameId);
  refuseUnless(isNameId && value !== '', 'identity.name-id');
  return value;
}

/** Raw parameters by name; rejects duplicates and parameters not defined by SAML. */
function parametersOf(parameters: readonly string[]): ReadonlyMap<string, string> {
  const expected = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'];
  const names = parameters.map((parameter) => parameter.split('=')[0] ?? '');
  const isExpected = names.every((name, index) => expected.includes(name) && names.indexOf(name) === index);
  refuseUnless(isExpected, 'message.parameters');
  return new Map(names.map((name, index) => [name, parameters[index] ?? '']));
}

function kindOf(parameters: ReadonlyMap<string, string>): Kind {
  refuseUnless(parameters.has('SAMLRequest') !== parameters.has('SAMLResponse'), 'message.parameters');
  return parameters.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
}

function decodeParameter(parameter: string | undefined): string | undefined {
  const value = parameter?.slice(parameter.indexOf('=') + 1);
  if (value === undefined || value === '') return undefined;
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw new IdentityRefusal('message.encoding');
  }
}
