import styles from './flag.module.css';
import type { ReactElement } from 'react';

/** The flag of a language's country, served by the portal (specification D25); decorates the language's name. */
export function Flag({ code }: { readonly code: string }): ReactElement {
  return <img className={styles.flag} src={`/flags/${code}.svg`} alt="" width="20" height="15" />;
}
