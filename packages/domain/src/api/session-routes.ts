import * as z from 'zod/mini';
import { signInLimits } from '../users/sign-in-limits.ts';
import { signOnConfigSchema } from '../users/sign-on-config.wire.ts';
import { userSchema } from '../users/user.wire.ts';
import type { Route } from './route.ts';

const credentialsSchema = z.object({
  username: z.string().check(z.maxLength(signInLimits.username)),
  password: z.string().check(z.maxLength(signInLimits.password)),
});

/** Maximum accepted token length in characters (docs/protocols/sign-on.md#tokens). */
const maxTokenLength = 16_384;
const tokenSchema = z.object({ token: z.string().check(z.maxLength(maxTokenLength)) });

const secondsLeft = z.nullable(z.int().check(z.gte(0)));

/** Signing in with a vault account, and the current session (specification §7). */
export const sessionRoutes = {
  signIn: {
    id: 'signIn',
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in with the name and password of a vault account',
    tag: 'Sign-in',
    permission: 'session.use',
    body: { kind: 'json', schema: credentialsSchema },
    responses: { 200: { kind: 'json', summary: 'Signed in', schema: z.object({ user: userSchema }) } },
    problems: ['sign-in.refused', 'request.too-many', 'vault.unavailable'],
    errorShape: 'text',
  },
  readSession: {
    id: 'readSession',
    method: 'GET',
    path: '/api/session',
    summary: 'Read who is signed in',
    tag: 'Sign-in',
    permission: 'session.use',
    responses: {
      200: {
        kind: 'json',
        summary: 'The user; null when nobody is signed in',
        schema: z.object({ user: z.nullable(userSchema) }),
      },
    },
    problems: [],
    errorShape: 'text',
  },
  readSessionEnd: {
    id: 'readSessionEnd',
    method: 'GET',
    path: '/api/session/end',
    summary: 'Read when the session ends, without prolonging it',
    tag: 'Sign-in',
    permission: 'session.use',
    prolongsSession: false,
    responses: {
      200: {
        kind: 'json',
        summary:
          'SecondsLeft: until the session ends if it is not used again. LongestSecondsLeft: until it ends even if it is used. Both are null when nobody is signed in. IdleSeconds: how long an unused session lasts. Owner: an opaque mark of the identified person, to whom drafts belong; empty for everybody else. FormerOwners: marks of the same person from before the key was rotated',
        schema: z.object({
          SecondsLeft: secondsLeft,
          LongestSecondsLeft: secondsLeft,
          IdleSeconds: z.int().check(z.gte(0)),
          Owner: z.string(),
          FormerOwners: z.array(z.string()),
        }),
      },
    },
    problems: [],
    errorShape: 'text',
  },
  readIdentitySession: {
    id: 'readIdentitySession',
    method: 'GET',
    path: '/saml/session',
    summary: 'Read who was identified by the national service',
    tag: 'Sign-in',
    permission: 'session.use',
    responses: {
      200: {
        kind: 'json',
        summary: 'The user; null when nobody was identified',
        schema: z.object({ user: z.nullable(userSchema) }),
      },
    },
    problems: ['identity.session-unknown'],
    unexpected: 'identity.session-unknown',
    errorShape: 'text',
  },
  readSignOnConfig: {
    id: 'readSignOnConfig',
    method: 'GET',
    path: '/api/auth/config',
    summary: 'Read how single sign-on is configured, and tie a sign-on to this browser',
    tag: 'Sign-in',
    permission: 'session.use',
    responses: {
      200: { kind: 'json', summary: 'How single sign-on is configured', schema: signOnConfigSchema },
    },
    problems: ['single-sign-on.off'],
    errorShape: 'text',
  },
  setToken: {
    id: 'setToken',
    method: 'POST',
    path: '/api/set-token',
    summary: 'Sign in with a token of the identity provider',
    tag: 'Sign-in',
    permission: 'session.use',
    body: { kind: 'json', schema: tokenSchema, maxBytes: 2 * maxTokenLength },
    responses: { 200: { kind: 'json', summary: 'Signed in', schema: z.object({ user: userSchema }) } },
    problems: [
      'single-sign-on.off',
      'single-sign-on.refused',
      'single-sign-on.unavailable',
      'request.too-many',
    ],
    errorShape: 'text',
  },
  signOut: {
    id: 'signOut',
    method: 'DELETE',
    path: '/api/session',
    summary: 'Sign out',
    tag: 'Sign-in',
    permission: 'session.use',
    responses: { 204: { kind: 'empty', summary: 'Signed out' } },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
