import type { LanguageChoice, LanguageCode } from '@form-portal/domain';

/** The key of the visitor's language in the browser's storage (specification §9), and the name of the cookie that mirrors it. */
const selectedLanguage = 'selectedLanguage';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The language that this browser's visitor chose; null when none was, or storage is closed. */
export function readLanguageChoice(): LanguageCode | null {
  try {
    return localStorage.getItem(selectedLanguage);
  } catch {
    return null;
  }
}

/** Remembers the choice for the browser and, in a cookie, for the server, which draws the next page in it. */
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
 * The language a page takes when its script wakes up: its own when the address asked for it (which is remembered), else the one that the
 * browser keeps, where the site has it.
 */
export function languageToTake(current: LanguageCode, languages: readonly LanguageChoice[]): LanguageCode {
  if (new URLSearchParams(location.search).has('lang')) {
    rememberLanguage(current);
    return current;
  }
  const kept = readLanguageChoice();
  return languages.some(({ code }) => code === kept) ? (kept ?? current) : current;
}

/** Takes the language out of the address, so that it does not win over a later choice when the page is loaded again. */
export function dropAskedLanguage(): void {
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
