import type { Translate } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';

/** “1 error” and “2 warnings”; empty when nothing was found. */
export function findingCounts(findings: readonly Finding[], text: Translate): readonly string[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return [
    ...(errors > 0 ? [text('admin.check.errors', { n: errors })] : []),
    ...(warnings > 0 ? [text('admin.check.warnings', { n: warnings })] : []),
  ];
}
