import type { RenderedPage } from '@form-portal/domain';
import { cachedResponse, type CachedResponse } from '../http/response/cached-response.ts';
import {
  styleHash,
  type ContentSecurityPolicy,
  type OtherOrigins,
} from '../http/security/security-headers.ts';

/** A rendered page that can be sent any number of times. */
export interface SendablePage {
  readonly html: string;
  /** Characters that fill the first screen. */
  readonly firstLength: number;
  /** The same, compressed once; only for pages in which nothing is filled in. */
  readonly response: CachedResponse;
  readonly contentSecurityPolicy: string;
}

/** The most recently used pages among those that are the same for everybody who is not signed in. */
interface PageCache {
  /** The page of a key, rendered when it is not cached. The key covers everything that the page depends on. */
  get(key: string, render: () => SendablePage): SendablePage;
}

/** Creates a cache with a maximum number of pages and of characters. */
export function createPageCache({
  maxPages,
  maxCharacters,
}: {
  maxPages: number;
  maxCharacters: number;
}): PageCache {
  const pages = new Map<string, SendablePage>();
  let characters = 0;

  function drop(key: string, page: SendablePage): void {
    pages.delete(key);
    characters -= page.html.length;
  }

  return {
    get(key, render) {
      const cached = pages.get(key);
      if (cached !== undefined) drop(key, cached);
      const page = cached ?? render();
      pages.set(key, page);
      characters += page.html.length;
      for (const [oldestKey, oldest] of pages) {
        if (pages.size <= maxPages && characters <= maxCharacters) break;
        drop(oldestKey, oldest);
      }
      return page;
    },
  };
}

/** A page with its policy, whose hashes are computed once. */
export function sendablePage(
  { html, firstLength, inlineStyles }: RenderedPage,
  policy: ContentSecurityPolicy,
  others?: OtherOrigins,
): SendablePage {
  const contentSecurityPolicy = policy(inlineStyles.map(styleHash), others);
  return { html, firstLength, response: cachedResponse(html), contentSecurityPolicy };
}
