/** A browser and the system it runs on, as people know them; empty: not known. */
export interface KnownBrowser {
  readonly browser: string;
  readonly system: string;
}

/** In this order: most browsers claim to be those below them as well. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** What a browser's name for itself (`User-Agent`) says to people. */
export function browserOf(userAgent: string): KnownBrowser {
  const first = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return { browser: first(browsers), system: first(systems) };
}
