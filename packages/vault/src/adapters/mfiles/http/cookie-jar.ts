/** The cookies of one login: a vault on several servers uses them for routing (docs/protocols/m-files.md#logins). */
export interface CookieJar {
  /** Stores the cookies that a response sets. */
  take(setCookies: readonly string[]): void;
  /** The header to send; undefined when there are no cookies. */
  header(): string | undefined;
}

/** An empty jar. It serves one host and one login, which lives an hour, so paths and lifetimes are ignored. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    take(setCookies) {
      for (const line of setCookies) {
        const [pair = ''] = line.split(';', 1);
        const at = pair.indexOf('=');
        if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
      }
    },
    header: () =>
      cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
