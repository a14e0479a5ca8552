import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { UserSessions } from '../user-sessions.ts';
import {
  attributesOf,
  nameIdOf,
  requireConditions,
  requireDestination,
  requireOrigin,
  requireLevel,
} from './messages/assertion.ts';
import { orRefuse, refuseUnless, IdentityRefusal } from '../identity-refusal.ts';
import { openResponse } from './messages/response.ts';
import { attributeOf } from './messages/xml.ts';
import type { IdentityProvider } from './metadata/idp-metadata.ts';
import { nationalUser } from './national-user.ts';
import type { OpenLogin, SamlRequests } from './saml-requests.store.ts';
import type { SamlSessions } from './saml-sessions.store.ts';
import type { ServiceProvider } from './service-provider.ts';

/** Dependencies of identification. */
export interface IdentificationDeps {
  readonly serviceProvider: ServiceProvider;
  readonly requests: SamlRequests;
  readonly samlSessions: SamlSessions;
  readonly userSessions: UserSessions;
  readonly entityId: string;
  readonly acsUrl: string;
  readonly acceptedLevels: readonly string[];
  /** PEM. */
  readonly decryptionKeys: readonly string[];
  readonly newMessageId: () => string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Begins a sign-in: returns the address of the identity provider, with the portal's request. */
export async function beginIdentification(
  { serviceProvider, requests, newMessageId }: IdentificationDeps,
  idp: IdentityProvider,
  login: Omit<OpenLogin, 'id' | 'relayState'>,
): Promise<string> {
  const [id, relayState] = [newMessageId(), newMessageId()];
  await requests.openLogin({ ...login, id, relayState });
  return serviceProvider.signOnAddress(idp, { id, relayState, language: login.language });
}

/** A response submitted by a browser. */
interface Arrival {
  readonly fields: URLSearchParams;
  /** Hash of the browser's pre-login cookie. */
  readonly browser: string | undefined;
  /** Hash of the browser's session, if its cookie was sent too. */
  readonly session: string | undefined;
  readonly requestId: string;
  /** For the session's cookie. */
  readonly reply: FastifyReply;
}

/** The outcome of a response; the sign-in is undefined when the response matches none of this browser's. */
interface Outcome {
  readonly kind: 'identified' | 'cancelled' | 'refused';
  readonly login: OpenLogin | undefined;
}

/** Receives a response. The log has the code of a refusal; the browser learns only that the response was refused. */
export async function finishIdentification(
  deps: IdentificationDeps,
  idp: IdentityProvider,
  arrival: Arrival,
): Promise<Outcome> {
  const { requests, log } = deps;
  const { fields, browser, requestId } = arrival;
  const relayState = fields.get('RelayState') ?? '';
  const login = browser === undefined ? undefined : await requests.findLogin(relayState, browser);
  try {
    return { kind: 'identified', login: await identify(deps, idp, arrival) };
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error;
    const { code } = error;
    if (code === 'response.failed') {
      log.info({ requestId }, 'An identification was cancelled or failed');
      return { kind: 'cancelled', login };
    }
    log.warn({ code, requestId }, 'A SAML response was refused');
    return { kind: 'refused', login };
  }
}

/** Makes the checks of docs/protocols/suomifi.md#response in order, then those of the library, and begins the session. */
async function identify(
  deps: IdentificationDeps,
  idp: IdentityProvider,
  arrival: Arrival,
): Promise<OpenLogin> {
  const { requests, samlSessions, serviceProvider, userSessions, decryptionKeys } = deps;
  const { browser = '', session, reply, requestId } = arrival;
  const expected = { ...deps, idp: idp.entityId, at: deps.now() };
  const posted = onlyResponse(arrival.fields);
  const opened = await openResponse(posted, { certificates: idp.certificates, decryptionKeys });
  const { assertion, decryptionKey } = opened;
  requireOrigin(opened, expected);
  const { inResponseTo, confirmUntil } = requireDestination(opened, expected);
  const login = orRefuse(await requests.takeLogin(inResponseTo, browser), 'request.unknown');
  const isNew = await requests.remember(`assertion ${attributeOf(assertion, 'ID') ?? ''}`, confirmUntil);
  refuseUnless(isNew, 'assertion.replayed');
  requireConditions(assertion, expected);
  requireLevel(assertion, expected);
  const { user, hasWrongCheckCharacter } = nationalUser(attributesOf(assertion), login.language);
  const nameId = nameIdOf(assertion);
  await serviceProvider.requireAgreement(idp, { posted, inResponseTo, decryptionKey, nameId: nameId.value });
  if (hasWrongCheckCharacter)
    deps.log.warn({ requestId }, 'A personal identity code has a wrong check character');
  await userSessions.begin(user, {
    reply,
    account: null,
    ends: [session, login.sessionBefore].flatMap((ended) => ended ?? []),
    alsoWrite: (transaction, idHash) => samlSessions.record(transaction, idHash, nameId),
  });
  return login;
}

function onlyResponse(fields: URLSearchParams): string {
  const names = [...fields.keys()];
  const isKnown = names.every((name) => ['SAMLResponse', 'RelayState'].includes(name));
  refuseUnless(isKnown && new Set(names).size === names.length, 'message.parameters');
  return orRefuse(fields.get('SAMLResponse') ?? undefined, 'message.parameters');
}
