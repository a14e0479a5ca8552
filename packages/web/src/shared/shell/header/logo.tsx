import { classNames } from '@form-portal/ui';
import { Mark } from './mark.tsx';
import { useSite } from '../site-context.tsx';
import styles from './logo.module.css';
import type { ReactElement } from 'react';

/** The site's logo; without one the portal's mark. The site's name is beside it, so the picture has no text of its own. */
export function Logo(): ReactElement {
  const { light, dark } = useSite().settings.logo;
  if (light === '') return <Mark className={styles.mark} />;
  if (dark === '') return <img className={styles.logo} src={light} alt="" />;
  return (
    <>
      <img className={classNames(styles.logo, styles.light)} src={light} alt="" />
      {/* Lazy, so that only those who see it load it. */}
      <img className={classNames(styles.logo, styles.dark)} src={dark} alt="" loading="lazy" />
    </>
  );
}
