import type { LanguageCode } from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name of the cookie with the visitor's choice; the browser's storage uses the same key (specification §9). */
const languageCookie = 'selectedLanguage';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The inputs from which a page's language is chosen. */
interface LanguageClues {
  /** The `lang` of the address: a language link was followed. */
  readonly requested: string | undefined;
  /** The cookie. */
  readonly chosen: string | undefined;
}

/** The page's language: the requested one, else the visitor's choice, else the site's default; only languages that are offered. */
export function pageLanguage(
  { requested, chosen }: LanguageClues,
  offered: readonly LanguageCode[],
  defaultLanguage: LanguageCode,
): LanguageCode {
  const isOffered = (code: string | undefined): code is string =>
    code !== undefined && offered.includes(code);
  if (isOffered(requested)) return requested;
  return isOffered(chosen) ? chosen : defaultLanguage;
}

/** The language clues in a request. */
export function languageClues({ query, cookies }: FastifyRequest): LanguageClues {
  const requested = new URLSearchParams(Object(query)).get('lang') ?? undefined;
  return { requested, chosen: cookies[languageCookie] };
}

/** Remembers a requested language, so that the picker works without script. The page's script uses the same cookie. */
export function rememberLanguage(reply: FastifyReply, language: LanguageCode, publicUrl: string): void {
  void reply.setCookie(languageCookie, language, {
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
