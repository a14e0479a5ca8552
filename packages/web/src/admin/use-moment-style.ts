import { formatLocale } from '@form-portal/domain';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import { useSite } from '../shared/shell/site-context.tsx';
import type { MomentStyle } from './moment.ts';

/** How moments are formatted on this page. */
export function useMomentStyle(): MomentStyle {
  const { language, languageTag } = useI18n();
  const { timeZone } = useSite();
  return { locale: formatLocale(language, languageTag), timeZone };
}
