import * as z from 'zod/mini';
import { sessionListSchema } from '../users/session-list.wire.ts';
import { signInLimits } from '../users/sign-in-limits.ts';
import type { Route } from './route.ts';

const ownAccountMembers = { tag: 'Sign-in', permission: 'account.use', errorShape: 'text' } as const;
const allAccountsMembers = { tag: 'Sign-in', permission: 'sessions.administer', errorShape: 'text' } as const;
const password = z.string().check(z.maxLength(signInLimits.password));
const sessionParams = z.object({ id: z.string().check(z.maxLength(100)) });
const accountQuery = z.object({ account: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) });
const listResponses = { 200: { kind: 'json', summary: 'Newest first', schema: sessionListSchema } } as const;
const endResponses = { 204: { kind: 'empty', summary: 'Ended' } } as const;

/**
 * Calls by which users manage their own account and administrators manage all sessions
 * (decision 0030).
 */
export const accountRoutes = {
  confirmSession: {
    ...ownAccountMembers,
    id: 'confirmSession',
    method: 'POST',
    path: '/api/session/confirmation',
    summary: 'Confirm one’s own password; for five minutes the session may make the calls that require it',
    body: { kind: 'json', schema: z.object({ Password: password }) },
    responses: { 204: { kind: 'empty', summary: 'Confirmed' } },
    problems: ['password.wrong', 'session.confirmation-needed', 'request.too-many', 'vault.unavailable'],
  },
  changeOwnPassword: {
    ...ownAccountMembers,
    id: 'changeOwnPassword',
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change one’s own password; every other session of the account ends',
    body: {
      kind: 'json',
      schema: z.object({ CurrentPassword: password, NewPassword: password }),
    },
    responses: { 204: { kind: 'empty', summary: 'Changed; this browser has a new session' } },
    problems: [
      'password.wrong',
      'password.not-here',
      'vault.password-invalid',
      'vault.password-guessable',
      'request.too-many',
    ],
  },
  listOwnSessions: {
    ...ownAccountMembers,
    id: 'listOwnSessions',
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'List one’s own sessions',
    responses: listResponses,
    problems: [],
  },
  endOwnSession: {
    ...ownAccountMembers,
    id: 'endOwnSession',
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one of one’s own sessions',
    params: sessionParams,
    responses: endResponses,
    problems: ['not-found'],
  },
  endOtherSessions: {
    ...ownAccountMembers,
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End all of one’s own sessions except this one, and forget the devices they were on',
    responses: endResponses,
    problems: [],
  },
  listSessions: {
    ...allAccountsMembers,
    id: 'listSessions',
    method: 'GET',
    path: '/api/admin/sessions',
    summary:
      'List the sessions of all accounts, or of one account of the vault; those of identified people are left out',
    query: accountQuery,
    responses: listResponses,
    problems: [],
  },
  endSession: {
    ...allAccountsMembers,
    id: 'endSession',
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    summary: 'End somebody’s session',
    params: sessionParams,
    responses: endResponses,
    problems: ['not-found'],
  },
  endSessions: {
    ...allAccountsMembers,
    id: 'endSessions',
    method: 'DELETE',
    path: '/api/admin/sessions',
    summary:
      'End every session of an account or, without one, all sessions, those of identified people too; except this one',
    query: accountQuery,
    responses: endResponses,
    problems: [],
  },
} as const satisfies Readonly<Record<string, Route>>;
