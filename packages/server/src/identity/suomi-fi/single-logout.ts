import { minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { UserSession } from '../../http/user-session.ts';
import type { SessionStore } from '../sessions.store.ts';
import type { UserSessions } from '../user-sessions.ts';
import {
  readLogoutPost,
  readLogoutQuery,
  type LogoutMessage,
  type ReceivedLogout,
} from './messages/logout.ts';
import { IdentityRefusal, refuseUnless } from '../identity-refusal.ts';
import type { IdentityProvider } from './metadata/idp-metadata.ts';
import type { SamlRequests } from './saml-requests.store.ts';
import type { SamlSessions } from './saml-sessions.store.ts';
import type { ServiceProvider } from './service-provider.ts';

/** Dependencies of logging out. */
export interface SingleLogoutDeps {
  readonly serviceProvider: ServiceProvider;
  readonly requests: SamlRequests;
  readonly samlSessions: SamlSessions;
  readonly sessions: SessionStore;
  readonly userSessions: UserSessions;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'signedOut'>;
  readonly sloUrl: string;
  /** PEM. */
  readonly decryptionKeys: readonly string[];
  readonly newMessageId: () => string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Ends the session here first and then returns the address of the identity provider, whose response may never arrive
 * (docs/protocols/suomifi.md#logout). Undefined when the identity provider has no session to end.
 */
export async function beginLogout(
  { serviceProvider, requests, samlSessions, userSessions, newMessageId }: SingleLogoutDeps,
  idp: IdentityProvider | undefined,
  session: UserSession | null,
  reply: FastifyReply,
): Promise<string | undefined> {
  const nameId = session === null ? undefined : await samlSessions.find(session.idHash);
  await userSessions.signOut(session, reply);
  if (session === null || nameId === undefined) return undefined;
  await samlSessions.forget([session.idHash]);
  if (idp === undefined) return undefined;
  const id = newMessageId();
  await requests.openLogout(id);
  return serviceProvider.logoutAddress(idp, id, nameId);
}

/** A logout message as received: the query of the address, or the fields of a post. */
export type ArrivedLogout =
  | { readonly binding: 'redirect'; readonly query: string }
  | { readonly binding: 'post'; readonly fields: URLSearchParams };

/** The result of a logout message: a response for the identity provider, the end of the portal's own logout, or a refusal. */
type LogoutOutcome =
  | { readonly kind: 'responded'; readonly address: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused' };

/** Receives a logout message. It needs no cookie: browsers send none from a hidden frame of the identity provider. */
export async function receiveLogout(
  deps: SingleLogoutDeps,
  idp: IdentityProvider,
  arrived: ArrivedLogout,
  requestId: string,
): Promise<LogoutOutcome> {
  try {
    return await followLogout(deps, idp, arrived);
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error;
    deps.log.warn({ code: error.code, requestId }, 'A SAML logout message was refused');
    return { kind: 'refused' };
  }
}

async function followLogout(
  deps: SingleLogoutDeps,
  idp: IdentityProvider,
  arrived: ArrivedLogout,
): Promise<LogoutOutcome> {
  const { requests, serviceProvider } = deps;
  const { message, relayState } = await readMessage(deps, idp, arrived);
  if (message.kind === 'response') {
    refuseUnless(await requests.takeLogout(message.inResponseTo), 'request.unknown');
    return { kind: 'signed-out' };
  }
  await endSessions(deps, message);
  const response = { inResponseTo: message.id, relayState };
  return { kind: 'responded', address: await serviceProvider.logoutResponseAddress(idp, response) };
}

/** Longer than a logout message is valid. */
const rememberedMs = 15 * minuteMs;

function readMessage(
  { decryptionKeys, sloUrl, now }: SingleLogoutDeps,
  idp: IdentityProvider,
  arrived: ArrivedLogout,
): Promise<ReceivedLogout> {
  const keys = { certificates: idp.certificates, decryptionKeys };
  const expected = { idp: idp.entityId, sloUrl, at: now() };
  return arrived.binding === 'redirect'
    ? readLogoutQuery(arrived.query, keys, expected)
    : readLogoutPost(arrived.fields, keys, expected);
}

async function endSessions(
  { requests, samlSessions, sessions, database, audit, now }: SingleLogoutDeps,
  { id, nameId, sessionIndexes }: Extract<LogoutMessage, { readonly kind: 'request' }>,
): Promise<void> {
  const named = await samlSessions.findSessions(nameId, sessionIndexes);
  const until = new Date(now().getTime() + rememberedMs);
  await database.write(async (transaction) => {
    refuseUnless(await requests.rememberIn(transaction, `logout ${id}`, until), 'message.replayed');
    const ended: string[] = [];
    for (const session of named) if (await sessions.endIn(transaction, session)) ended.push(session);
    // After everything else that the transaction locks (see `appendToChain`).
    for (const _ of ended) await audit.signedOut(transaction, null);
  });
  await samlSessions.forget(named);
}
