import { XIcon } from '@form-portal/ui';
import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { closeOnEscape } from '../../shell/focus/close-on-escape.ts';
import styles from './element-panel.module.css';

export interface PanelFrameProps {
  readonly overline: string;
  readonly title: string;
  /** The address of the list it was opened from. */
  readonly back: string;
  readonly children: ReactNode;
}

/** The column of the open element with its heading and close button; Esc closes it too. Following a link to it focuses the heading. */
export function PanelFrame({ overline, title, back, children }: PanelFrameProps): ReactElement {
  const { text } = useI18n();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const navigationType = useNavigationType();
  const startAtHeading = useEffectEvent(() => {
    if (navigationType !== 'POP') heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    startAtHeading();
  }, []);

  const onKeyDown = closeOnEscape(() => void navigate(back));
  return (
    // Esc is only a shortcut for the link, which is reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className={styles.panel} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <div className={styles.about}>
          <p className={styles.overline}>{overline}</p>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        </div>
        <a className={styles.close} href={back} aria-label={text('close')}>
          <XIcon />
        </a>
      </div>
      {children}
    </aside>
  );
}
