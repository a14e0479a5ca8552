import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import pageStyles from '../../../shared/shell/page-frame.module.css';
import { AdminHeader } from '../../shell/admin-header.tsx';
import { useRouterLinks } from '../../shell/router-links.ts';
import { useFallbackFocus } from '../../shell/use-fallback-focus.ts';
import styles from './editor-frame.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface EditorFrameProps {
  /** The name of what is open, as the page's heading; absent while nothing is. */
  readonly heading?: ReactNode;
  /** The second bar; absent while nothing is open. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The heading of the form that is opened in the place of this one, such as its copy; none of another page. */
function headingOfEditor(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-editor] h1[tabindex]');
}

/** The window of the editor: header with the form's name, bar, and the rest of the height for the form. */
export function EditorFrame({ heading, bar, children }: EditorFrameProps): ReactElement {
  const { text } = useI18n();
  useRouterLinks();
  const frame = useFallbackFocus<HTMLDivElement>(headingOfEditor);
  return (
    <div ref={frame} data-editor="" className={styles.window}>
      <a className={pageStyles.skip} href="#main">
        {text('skipToContent')}
      </a>
      <AdminHeader backTo="/admin" {...(heading === undefined ? {} : { open: heading })} />
      {bar}
      {children}
    </div>
  );
}
