import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { LiveRegion } from './live-region.tsx';
import { PortalText } from '../i18n/i18n-context.tsx';
import { useFocusOnHeading } from './page-title.ts';
import styles from './page-frame.module.css';
import type { HeaderProps } from './header/header.tsx';
import type { ReactElement, ReactNode } from 'react';

export interface PageFrameProps extends HeaderProps {
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer and the live region. */
export function PageFrame({ userMenu, children }: PageFrameProps): ReactElement {
  useFocusOnHeading();
  return (
    <LiveRegion>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main">
          <PortalText textKey="skipToContent" />
        </a>
        <Header userMenu={userMenu} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
    </LiveRegion>
  );
}
