/** The languages of the identity provider and of the population register's double names. */
export type SuomiFiLanguage = 'fi' | 'sv' | 'en';

/** Maps the portal's language to the identity provider's: Finnish and Swedish are kept, any other becomes English. */
export function suomiFiLanguage(languageTag: string): SuomiFiLanguage {
  const [language] = languageTag.toLowerCase().split('-');
  return language === 'fi' || language === 'sv' ? language : 'en';
}
