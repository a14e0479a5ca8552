/** How an attempt to sign in ended; `none`: there was none yet. */
export type SignInOutcome = 'none' | 'signed-in' | 'refused' | 'too-many' | 'failed';

/** Sends user name and password; every way it can end is an outcome. */
export async function signIn(fields: FormData): Promise<SignInOutcome> {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: fields.get('username'), password: fields.get('password') }),
    });
    if (response.ok) return 'signed-in';
    if (response.status === 429) return 'too-many';
    return response.status === 400 || response.status === 401 ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
