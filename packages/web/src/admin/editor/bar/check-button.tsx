import { CircleAlertIcon, ListChecksIcon, classNames } from '@form-portal/ui';
import { useDeferredValue } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { findingCounts } from '../check/finding-counts.ts';
import { useFindings } from '../check/use-findings.ts';
import { useEditor, useRun } from '../editor-context.tsx';
import { check } from '../model/commands/window/window.ts';
import { isStored } from '../model/saving/stored-versions.ts';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/**
 * Opens the findings of the mapping check and shows how many there are; hidden when there are none, and on a form that was never saved.
 * Deferred until the form is rendered.
 */
export function CheckButton(): ReactElement | null {
  const isDue = useDeferredValue(true, false);
  const wasSaved = useEditor(({ versions }) => isStored(versions));
  return isDue && wasSaved ? <Findings /> : null;
}

function Findings(): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const findings = useFindings().filter(({ severity }) => severity !== 'info');
  if (findings.length === 0) return null;
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const Icon = hasErrors ? CircleAlertIcon : ListChecksIcon;
  return (
    <button
      type="button"
      className={classNames(styles.check, hasErrors && styles.errors)}
      onClick={() => run(check.run)}
    >
      <Icon size={16} />
      <span>{findingCounts(findings, text).join(', ')}</span>
    </button>
  );
}
