import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FindingList } from './finding-list.tsx';
import { useFindings } from './use-findings.ts';
import type { ReactElement } from 'react';

/** Warns that the published form has errors; renders nothing when it has none. */
export function PublishedWithErrors(): ReactElement | null {
  const { text } = useI18n();
  const errors = useFindings().filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <Notice kind="warn">
      <p>{text('admin.settings.publishedWithErrors')}</p>
      <FindingList findings={errors} />
    </Notice>
  );
}
