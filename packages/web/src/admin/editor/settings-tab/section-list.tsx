import { classNames } from '@form-portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { settingsTabSections } from './sections.ts';
import { sectionId } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { SettingsTabSection } from './sections.ts';
import type { ReactElement } from 'react';

/** The space above a section after scrolling to it. */
const spaceAbovePx = 32;

/** A list of links to the sections of the settings; the one in view is marked. Scrolls to the section that the address names. */
export function SectionList(): ReactElement {
  const { text } = useI18n();
  const { inView, setJump } = useSectionInView();

  function go(section: SettingsTabSection): void {
    const element = document.getElementById(sectionId(section));
    document.getElementById(`${sectionId(section)}-title`)?.focus({ preventScroll: true });
    // `scrollIntoView` would also scroll the window under its bars.
    const main = element?.closest('main');
    main?.scrollTo({ top: (element?.offsetTop ?? 0) - spaceAbovePx });
    setJump(section, main?.scrollTop ?? 0);
  }

  const { hash } = useLocation();
  const goToSectionOfAddress = useEffectEvent(() => {
    const section = settingsTabSections.find((name) => hash === `#${sectionId(name)}`);
    if (section !== undefined) go(section);
  });
  useEffect(() => goToSectionOfAddress(), [hash]);
  return (
    <nav className={styles.parts} aria-label={text('admin.settings.parts')}>
      <ul>
        {settingsTabSections.map((section) => (
          <li key={section}>
            <button
              type="button"
              className={classNames(styles.part, section === 'delete' && styles.dangerous)}
              aria-current={section === inView ? 'true' : undefined}
              onClick={() => go(section)}
            >
              {text(`admin.settings.${section}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section in view, and a function that sets it after a jump. */
function useSectionInView() {
  const [inView, setInView] = useState<SettingsTabSection>('publishing');
  const jumpedTo = useRef<number | null>(null);
  useEffect(() => {
    const main = document.getElementById(sectionId('publishing'))?.closest('main');
    if (main === null || main === undefined) return;
    const onScroll = (): void => {
      // The last sections cannot scroll to the top: after a jump the chosen one remains marked.
      if (main.scrollTop !== jumpedTo.current) setInView(sectionAt(main));
    };
    main.addEventListener('scroll', onScroll, { passive: true });
    return () => main.removeEventListener('scroll', onScroll);
  }, []);
  return {
    inView,
    setJump: (section: SettingsTabSection, scrollTop: number) => {
      jumpedTo.current = scrollTop;
      setInView(section);
    },
  };
}

/** The last section that starts in the top fifth of the window; at the very end the last section. */
function sectionAt(main: HTMLElement): SettingsTabSection {
  const { top, height } = main.getBoundingClientRect();
  const isAtEnd = main.scrollTop + main.clientHeight >= main.scrollHeight - 1;
  const line = isAtEnd ? top + height : top + height / 5;
  const startedAbove = settingsTabSections.filter((section) => {
    const element = document.getElementById(sectionId(section));
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return startedAbove.at(-1) ?? 'publishing';
}
