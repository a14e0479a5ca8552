/** The common names of a browser and its operating system; empty: unknown. */
export interface KnownBrowser {
  readonly browser: string;
  readonly system: string;
}

/** The order matters: most browsers also claim to be the ones below them. */
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

/** The browser and system named by a `User-Agent` header. */
export function browserOf(userAgent: string): KnownBrowser {
  const firstMatch = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return { browser: firstMatch(browsers), system: firstMatch(systems) };
}
