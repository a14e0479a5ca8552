/** A signed-in administrator of a portal. */
export interface Administrator {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- responses of many calls, read where they are used
  get(path: string): Promise<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  post(path: string, document: unknown): Promise<any>;
}

/** The first administrator of every portal. */
export const account = { username: 'chaos-admin', password: 'ketunpolku vie suolle 42' } as const;

/** Signs in. */
export async function signIn(url: string): Promise<Administrator> {
  let cookie = '';
  async function call(method: 'GET' | 'POST', path: string, document?: unknown): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(document === undefined ? {} : { body: JSON.stringify(document) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} responds ${response.status}: ${text}`);
    cookie =
      response.headers
        .getSetCookie()
        .map((set) => set.split(';', 1)[0])
        .join('; ') || cookie;
    return text === '' ? undefined : JSON.parse(text);
  }
  await call('POST', '/api/session', account);
  return { get: (path) => call('GET', path), post: (path, document) => call('POST', path, document) };
}
