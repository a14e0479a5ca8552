import * as z from 'zod/mini';
import { sessionListSchema } from '../users/session-list.wire.ts';
import { signInLimits } from '../users/sign-in-limits.ts';
import type { Route } from './route.ts';

const own = { tag: 'Sign-in', permission: 'account.use', errorShape: 'text' } as const;
const every = { tag: 'Sign-in', permission: 'sessions.administer', errorShape: 'text' } as const;
const password = z.string().check(z.maxLength(signInLimits.password));
const sessionParams = z.object({ id: z.string().check(z.maxLength(100)) });
const accountQuery = z.object({ account: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) });
const sessions = { 200: { kind: 'json', summary: 'Newest first', schema: sessionListSchema } } as const;
const ended = { 204: { kind: 'empty', summary: 'Ended' } } as const;

/**
 * Calls by which users manage their own account and administrators manage all sessions
 * (decision 0030).
 */
export const accountRoutes = {
  confirmSession: {
    ...own,
    id: 'confirmSession',
    method: 'POST',
    path: '/api/session/confirmation',
    summary: 'Confirm one’s own password; for five minutes the session may make the calls that require it',
    body: { kind: 'json', schema: z.object({ Password: password }) },
    responses: { 204: { kind: 'empty', summary: 'Confirmed' } },
    problems: ['password.wrong', 'session.confirmation-needed', 'request.too-many', 'vault.unavailable'],
  },
  changeOwnPassword: {
    ...own,
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
    ...own,
    id: 'listOwnSessions',
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'List one’s own sessions',
    responses: sessions,
    problems: [],
  },
  endOwnSession: {
    ...own,
    id: 'endOwnSession',
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one of one’s own sessions',
    params: sessionParams,
    responses: ended,
    problems: ['not-found'],
  },
  endOtherSessions: {
    ...own,
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End all of one’s own sessions except this one, and forget the devices they were on',
    responses: ended,
    problems: [],
  },
  listSessions: {
    ...every,
    id: 'listSessions',
    method: 'GET',
    path: '/api/admin/sessions',
    summary:
      'List the sessions of all accounts, or of one account of the vault; those of identified people are left out',
    query: accountQuery,
    responses: sessions,
    problems: [],
  },
  endSession: {
    ...every,
    id: 'endSession',
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    summary: 'End somebody’s session',
    params: sessionParams,
    responses: ended,
    problems: ['not-found'],
  },
  endSessions: {
    ...every,
    id: 'endSessions',
    method: 'DELETE',
    path: '/api/admin/sessions',
    summary:
      'End every session of an account or, without one, all sessions, those of identified people too; except this one',
    query: accountQuery,
    responses: ended,
    problems: [],
  },
} as const satisfies Readonly<Record<string, Route>>;
