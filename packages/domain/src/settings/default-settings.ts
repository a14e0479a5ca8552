import { defaultThemeColours } from '../theme/derive-theme.ts';
import type { Settings } from './settings.ts';

/** The settings of a portal that nobody has set up yet (specification section 3, Settings; design 1.4). */
export const defaultSettings: Settings = {
  defaultLanguage: 'fi',
  siteName: 'Sähköinen asiointi',
  privacyPolicyUrl: '',
  theme: defaultThemeColours,
  suomifi: { enabled: false, properties: {} },
  accessibilityStatement: null,
  feedbackAddress: '',
  helpText: {},
};
