import styles from './flag.module.css';
import type { ReactElement } from 'react';

/** The flag of a language's country, from this server (specification D25); decoration beside the language's name. */
export function Flag({ code }: { readonly code: string }): ReactElement {
  return <img className={styles.flag} src={`/flags/${code}.svg`} alt="" width="20" height="15" />;
}
