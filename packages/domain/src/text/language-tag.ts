import type { LanguageCode } from './localized-text.ts';

// Country code → tag of its main language (ISO 3166-1 → BCP 47), where they differ. Other codes are used as
// tags themselves: fi, fr, de, es, it, nl, pl, pt, ru …
const tags: Readonly<Record<string, string>> = {
  al: 'sq',
  am: 'hy',
  at: 'de-AT',
  au: 'en-AU',
  ax: 'sv-AX',
  ba: 'bs',
  bd: 'bn',
  br: 'pt-BR',
  by: 'be',
  ch: 'de-CH',
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  ee: 'et',
  eg: 'ar-EG',
  'es-ct': 'ca',
  'es-ga': 'gl',
  'es-pv': 'eu',
  et: 'am',
  gb: 'en',
  'gb-sct': 'gd',
  'gb-wls': 'cy',
  ge: 'ka',
  gl: 'kl',
  gr: 'el',
  hk: 'zh-HK',
  ie: 'en-IE',
  il: 'he',
  in: 'hi',
  iq: 'ar-IQ',
  ir: 'fa',
  jp: 'ja',
  kh: 'km',
  kr: 'ko',
  kz: 'kk',
  lu: 'lb',
  me: 'sr-ME',
  mm: 'my',
  mx: 'es-MX',
  my: 'ms',
  no: 'nb',
  np: 'ne',
  nz: 'en-NZ',
  ph: 'fil',
  pk: 'ur',
  rs: 'sr',
  sa: 'ar-SA',
  se: 'sv',
  si: 'sl',
  sy: 'ar-SY',
  tw: 'zh-TW',
  tz: 'sw',
  ua: 'uk',
  us: 'en-US',
  vn: 'vi',
  xk: 'sq',
};

const tagPattern = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$/i;

/**
 * Whether a text is a language tag in the supported format: language, optional script and region (BCP 47).
 */
export function isLanguageTag(text: string): boolean {
  return tagPattern.test(text);
}

/**
 * Returns the language tag for `lang` attributes and `Intl` (specification D3): the translation's own when
 * it is valid, else from the table, else the code itself, else `und`. `Intl` accepts every result.
 */
export function languageTagOf(code: LanguageCode, override?: string): string {
  if (override !== undefined && isLanguageTag(override)) return override;
  const known = Object.hasOwn(tags, code) ? tags[code] : undefined;
  if (known !== undefined) return known;
  return isLanguageTag(code) ? code : 'und';
}
