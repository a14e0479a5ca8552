import { classNames } from '../class-names.ts';
import styles from './option-list.module.css';

/** Class of the list of options that opens below a text control. */
export const optionListClass = styles.list;

/** Class of an option of such a list; Enter chooses the active one. */
export function optionClass(isActive: boolean, more?: string): string {
  return classNames(styles.option, isActive && styles.active, more);
}
