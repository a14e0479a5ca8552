import * as z from 'zod/mini';
import { userSchema } from '../identity/user.wire.ts';
import type { Route } from './route.ts';

const credentialsSchema = z.object({
  username: z.string().check(z.maxLength(500)),
  password: z.string().check(z.maxLength(1000)),
});

/** Signing in with a vault account and asking who is signed in (specification section 7; api-additions, Sign-in). */
export const sessionRoutes = {
  signIn: {
    id: 'signIn',
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in with a name and a password of the vault',
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
    summary: 'Tell who is signed in',
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
  readIdentitySession: {
    id: 'readIdentitySession',
    method: 'GET',
    path: '/saml/session',
    summary: 'Tell who was identified by the national service',
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
  signOut: {
    id: 'signOut',
    method: 'DELETE',
    path: '/api/session',
    summary: 'Sign out',
    tag: 'Sign-in',
    permission: 'session.use',
    responses: { 204: { kind: 'empty', summary: 'Nobody is signed in any more' } },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
