import type { LanguageChoice, LanguageCode } from '@form-portal/domain';

/** The key of the visitor's language in the browser's storage (specification §9), and the name of the cookie that mirrors it. */
const selectedLanguage = 'selectedLanguage';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The language that the visitor chose in this browser; null when none was chosen or storage is refused. */
export function readLanguageChoice(): LanguageCode | null {
  try {
    return localStorage.getItem(selectedLanguage);
  } catch {
    return null;
  }
}

/** Stores the choice for the browser and, in a cookie, for the server, which renders the next page in it. */
export function rememberLanguage(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${selectedLanguage}=${encodeURIComponent(language)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(selectedLanguage, language);
  } catch {
    // A browser may refuse storage; the cookie alone then keeps the choice.
  }
}

/**
 * The language of a page once its script runs: its own when the address requested it, which is stored; otherwise the stored one, if the site
 * has it.
 */
export function initialLanguage(current: LanguageCode, languages: readonly LanguageChoice[]): LanguageCode {
  if (new URLSearchParams(location.search).has('lang')) {
    rememberLanguage(current);
    return current;
  }
  const stored = readLanguageChoice();
  return languages.some(({ code }) => code === stored) ? (stored ?? current) : current;
}

/** Removes the language from the address, so that it does not override a later choice when the page is reloaded. */
export function removeLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** The same page in another language, for links that work without script. */
export function languageLink(path: string, language: LanguageCode): string {
  const [pathname = '/', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  params.set('lang', language);
  return `${pathname}?${params.toString()}`;
}
