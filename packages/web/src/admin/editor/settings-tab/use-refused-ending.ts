import { isRefused } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';

/** What is wrong with file name endings of which one is always refused; undefined when none is. */
export function useRefusedEnding(endings: readonly string[]): string | undefined {
  const { text } = useI18n();
  const refused = endings.find((ending) => isRefused(`x.${ending}`));
  return refused === undefined ? undefined : text('admin.finding.extension-refused', { extension: refused });
}
