/** The cookies of one login: a vault on several servers finds its way back by them (docs/protocols/m-files.md#logins). */
export interface CookieJar {
  /** Keeps what an answer sets. */
  take(setCookies: readonly string[]): void;
  /** The header to send; undefined when there are none. */
  header(): string | undefined;
}

/** An empty jar. It serves one host and one login, which lives an hour, so that paths and lifetimes are of no account. */
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
