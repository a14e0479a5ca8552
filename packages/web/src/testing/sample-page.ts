import { bytesPerMb, defaultLimits, languageTagOf } from '@form-portal/domain';
import { aSettings } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import type { PageContext } from '@form-portal/domain';

type Bundled = keyof typeof bundledCatalogue;

/** The context of a page in one of the bundled languages, of a site with everything that can be shown. */
export function aPageContext(language: Bundled = 'gb', changes: Partial<PageContext> = {}): PageContext {
  return {
    settings: aSettings({
      siteName: 'Kuusilahti',
      privacyPolicyUrl: 'https://kuusilahti.example/privacy',
      feedbackAddress: 'feedback@kuusilahti.example',
      accessibilityStatement: {
        kind: 'page',
        parts: {
          organisation: { gb: 'The **town** of Kuusilahti', fi: 'Kuusilahden **kaupunki**' },
          compliance: { gb: 'Level AA' },
          knownGaps: {},
          method: {},
          supervisor: { gb: 'Traficom' },
          date: '2026-11-20',
        },
      },
      helpText: { gb: 'Call [06 555 0120](tel:065550120)' },
    }),
    language,
    languageTag: languageTagOf(language),
    languages: Object.entries(bundledCatalogue).map(([code, { name }]) => ({
      code,
      name,
      languageTag: languageTagOf(code),
    })),
    texts: bundledCatalogue[language].texts,
    user: null,
    owner: '',
    path: '/',
    backTo: null,
    version: '25.6.2',
    today: '2026-11-27',
    year: 2026,
    timeZone: 'Europe/Helsinki',
    limits: { ...defaultLimits, maxFiles: 3, maxTotalBytes: 20 * bytesPerMb },
    ...changes,
  };
}
