import { ListChecksIcon } from '@form-portal/ui';
import { useDeferredValue } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useFindings } from '../check/use-findings.ts';
import { useRun } from '../editor-context.tsx';
import { check } from '../model/commands/window.ts';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** Opens the findings of the mapping check and shows their number; hidden when there are none. Deferred until the form is drawn. */
export function CheckButton(): ReactElement | null {
  const isDue = useDeferredValue(true, false);
  return isDue ? <Findings /> : null;
}

function Findings(): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const found = useFindings().length;
  if (found === 0) return null;
  return (
    <button type="button" className={styles.check} onClick={() => run(check.run)}>
      <ListChecksIcon size={16} />
      {text('admin.toCheck', { n: found })}
    </button>
  );
}
