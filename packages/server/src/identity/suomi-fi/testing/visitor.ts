/** The cookies, links and forms of a browser: it follows redirects, keeps cookies for each host, and obeys SameSite. */
export interface Visitor {
  /** Opens an address like somebody who follows a link; returns the page it leads to. */
  open(address: string): Promise<VisitedPage>;
  /** Posts the form of a page. */
  send(page: VisitedPage): Promise<VisitedPage>;
  /** Loads an address in a hidden frame of another site, with only the cookies that browsers send there. */
  loadInFrame(address: string): Promise<VisitedPage>;
  /** The value of a cookie of a site; empty when there is none. */
  cookieOf(address: string, name: string): string;
}

export interface VisitedPage {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  /** Addresses of its links and frames. */
  readonly links: readonly string[];
}

interface KeptCookie {
  readonly value: string;
  readonly sameSite: string;
}

type Way = 'navigation' | 'cross-site-post' | 'cross-site-frame';

/** Opens a browser without cookies. */
export function visitor(): Visitor {
  const jars = new Map<string, Map<string, KeptCookie>>();

  function cookiesFor(host: string, way: Way): string {
    const kept = [...(jars.get(host) ?? [])];
    const sent = kept.filter(([, { sameSite }]) => way === 'navigation' || sameSite === 'none');
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  function keep(host: string, headers: readonly string[]): void {
    const jar = jars.get(host) ?? new Map<string, KeptCookie>();
    jars.set(host, jar);
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const sameSite = attributes.find((attribute) => attribute.startsWith('SameSite='))?.slice(9) ?? 'Lax';
      if (attributes.includes('Max-Age=0') || header.includes('Expires=Thu, 01 Jan 1970')) jar.delete(name);
      else jar.set(name, { value, sameSite: sameSite.toLowerCase() });
    }
  }

  async function visit(address: string, way: Way, body?: URLSearchParams): Promise<VisitedPage> {
    const { host } = new URL(address);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: cookiesFor(host, way),
        'sec-fetch-site': way === 'navigation' ? 'none' : 'cross-site',
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    keep(host, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location !== null) return visit(new URL(location, address).href, afterRedirect(way));
    const text = await response.text();
    const links = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => unescapeHtml(link));
    return { url: address, status: response.status, text, links };
  }

  return {
    open: (address) => visit(address, 'navigation'),
    loadInFrame: (address) => visit(address, 'cross-site-frame'),
    cookieOf: (address, name) => jars.get(new URL(address).host)?.get(name)?.value ?? '',
    send({ text, url }) {
      const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? '';
      const fields = [...text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)],
      );
      return visit(new URL(unescapeHtml(action), url).href, 'cross-site-post', new URLSearchParams(fields));
    },
  };
}

/** A redirected post continues as a navigation; a frame remains a frame. */
function afterRedirect(way: Way): Way {
  return way === 'cross-site-post' ? 'navigation' : way;
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
}
