import { useRootClass } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import pageStyles from '../../../shared/shell/page-frame.module.css';
import { AdminHeader } from '../../shell/frame/admin-header.tsx';
import { useRouterLinks } from '../../shell/frame/router-links.ts';
import { useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { EditorFooter } from './editor-footer.tsx';
import styles from './editor-frame.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface EditorFrameProps {
  /** The page heading; absent while no form is open. */
  readonly heading?: ReactNode;
  /** The second bar; absent while no form is open. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The heading of the editor that replaces this one, for example of a copy. */
function headingOfEditor(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-editor] h1[tabindex]');
}

/** The layout of the editor: header with the form's name, bar, content and footer. */
export function EditorFrame({ heading, bar, children }: EditorFrameProps): ReactElement {
  const { text } = useI18n();
  useRouterLinks();
  useRootClass(styles.withWindow);
  const frame = useFallbackFocus<HTMLDivElement>(headingOfEditor);
  return (
    <div ref={frame} data-editor="" className={styles.window}>
      <a className={pageStyles.skip} href="#main">
        {text('skipToContent')}
      </a>
      <AdminHeader backTo="/admin" {...(heading === undefined ? {} : { open: heading })} />
      {bar}
      {children}
      <EditorFooter />
    </div>
  );
}
