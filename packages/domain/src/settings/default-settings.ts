import { defaultThemeColours } from '../theme/derive-theme.ts';
import { noLogo } from './logo.ts';
import type { Settings } from './settings.ts';

/** The settings of a new portal (specification §3, Settings; docs/design.md#theme). */
export const defaultSettings: Settings = {
  defaultLanguage: 'fi',
  siteName: 'Sähköinen asiointi',
  privacyPolicyUrl: '',
  logo: noLogo,
  theme: defaultThemeColours,
  suomifi: { enabled: false, properties: {} },
  accessibilityStatement: null,
  feedbackAddress: '',
  helpText: {},
  maintenanceUntil: '',
};
