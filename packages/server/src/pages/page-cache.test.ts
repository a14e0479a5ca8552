import { describe, expect, it, vi } from 'vitest';
import { strictPolicy } from '../http/security/security-headers.ts';
import { createPageCache, sendablePage } from './page-cache.ts';

const page = (html: string) => sendablePage({ html, firstLength: 1, inlineStyles: ['a{}'] }, strictPolicy);

describe('createPageCache', () => {
  it('renders a page once per key', () => {
    const cache = createPageCache({ maxPages: 2, maxCharacters: 1000 });
    const draw = vi.fn(() => page('one'));

    expect(cache.get('a', draw)).toBe(cache.get('a', draw));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pages', { maxPages: 2, maxCharacters: 1000 }],
    ['characters', { maxPages: 9, maxCharacters: 6 }],
  ])('keeps the most recently used pages when there are too many %s', (_, limits) => {
    const cache = createPageCache(limits);
    const draw = vi.fn(() => page('xxx'));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(key, draw);

    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('allows the page’s own styles in its policy', () => {
    const { contentSecurityPolicy } = page('x');

    expect(contentSecurityPolicy).toContain("style-src 'self' 'sha256-");
  });
});
