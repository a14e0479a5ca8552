import { isRefusedExtension } from '@form-portal/domain';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';

/** The error of file extensions of which one is always refused; undefined when none is. */
export function useRefusedExtension(extensions: readonly string[]): string | undefined {
  const { text } = useI18n();
  const refused = extensions.find(isRefusedExtension);
  return refused === undefined ? undefined : text('admin.finding.extension-refused', { extension: refused });
}
