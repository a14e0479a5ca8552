import { textOf } from '../single-sign-on/sign-on-config.ts';

/** The outcome of an attempt to sign in. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly admin: boolean }
  | { readonly kind: 'refused' | 'too-many' }
  /** `error` is the server's own sentence; empty when it gives none. */
  | { readonly kind: 'failed'; readonly error: string };

/** Sends user name and password; never rejects. */
export async function signIn(fields: FormData): Promise<SignInOutcome> {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: fields.get('username'), password: fields.get('password') }),
    });
    if (response.ok) return { kind: 'signed-in', admin: isAdmin(await response.json()) };
    if (response.status === 429) return { kind: 'too-many' };
    if (response.status === 400 || response.status === 401) return { kind: 'refused' };
    return { kind: 'failed', error: textOf(await response.json(), 'error') };
  } catch {
    return { kind: 'failed', error: '' };
  }
}

/** Whether the response to a sign-in is that of an administrator. */
export function isAdmin(response: unknown): boolean {
  const user = typeof response === 'object' && response !== null && 'user' in response ? response.user : null;
  return typeof user === 'object' && user !== null && 'admin' in user && user.admin === true;
}
