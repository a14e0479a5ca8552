import { Outlet, useLocation } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Footer } from '../../../shared/shell/footer.tsx';
import pageStyles from '../../../shared/shell/page-frame.module.css';
import { AdminHeader } from './admin-header.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useRouterLinks } from './router-links.ts';
import { useFocusOnPage } from '../focus/use-focus-on-page.ts';
import styles from './admin-frame.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface AdminFrameProps {
  /** Instead of the page of the current route. */
  readonly children?: ReactNode;
}

/** The frame of the administration's pages: header, navigation, page and footer. */
export function AdminFrame({ children = <Outlet /> }: AdminFrameProps): ReactElement {
  const { text } = useI18n();
  const { pathname } = useLocation();
  useRouterLinks();
  useFocusOnPage();
  return (
    <div className={styles.frame}>
      <a className={pageStyles.skip} href="#main">
        {text('skipToContent')}
      </a>
      <AdminHeader backTo={pathname === '/admin' ? '/' : '/admin'} />
      <div className={styles.body}>
        <div className={styles.side}>
          <div className={styles.sideContent}>
            <AdminNavigation />
          </div>
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <div className={styles.foot}>
        <Footer />
      </div>
    </div>
  );
}
