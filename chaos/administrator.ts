/** A signed-in administrator of a portal. */
export interface Administrator {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many calls, looked at where they are used
  get(path: string): Promise<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  post(path: string, document: unknown): Promise<any>;
}

/** The administrator that every portal here starts with. */
export const account = { username: 'chaos-admin', password: 'ketunpolku vie suolle 42' } as const;

/** Signs in. */
export async function signIn(url: string): Promise<Administrator> {
  let cookie = '';
  async function call(method: 'GET' | 'POST', path: string, document?: unknown): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(document === undefined ? {} : { body: JSON.stringify(document) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
    cookie =
      answer.headers
        .getSetCookie()
        .map((set) => set.split(';', 1)[0])
        .join('; ') || cookie;
    return text === '' ? undefined : JSON.parse(text);
  }
  await call('POST', '/api/session', account);
  return { get: (path) => call('GET', path), post: (path, document) => call('POST', path, document) };
}
