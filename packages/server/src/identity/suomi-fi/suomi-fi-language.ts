/** The languages of the identity provider and of the population register's double names. */
export type SuomiFiLanguage = 'fi' | 'sv' | 'en';

/** The language for people who read the portal in some other one: Finnish and Swedish as they are, else English. */
export function suomiFiLanguage(languageTag: string): SuomiFiLanguage {
  const [language] = languageTag.toLowerCase().split('-');
  return language === 'fi' || language === 'sv' ? language : 'en';
}
