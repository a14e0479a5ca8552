import { classNames } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { settingsTabSections } from './sections.ts';
import { sectionId } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { SettingsTabSection } from './sections.ts';
import type { ReactElement } from 'react';

/** What stays free above a part that was led to, in px. */
const spaceAbove = 32;

/** The parts of the settings as a list that leads to them; the one in view is marked. */
export function SectionList(): ReactElement {
  const { text } = useI18n();
  const { inView, lead } = useSectionInView();

  function go(section: SettingsTabSection): void {
    const element = document.getElementById(sectionId(section));
    document.getElementById(`${sectionId(section)}-title`)?.focus({ preventScroll: true });
    // `scrollIntoView` would move the window under its bars as well.
    const main = element?.closest('main');
    main?.scrollTo({ top: (element?.offsetTop ?? 0) - spaceAbove });
    lead(section, main?.scrollTop ?? 0);
  }

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

/** The part that is being read, and a way to say where somebody was led. */
function useSectionInView() {
  const [inView, setInView] = useState<SettingsTabSection>('publishing');
  const ledTo = useRef<number | null>(null);
  useEffect(() => {
    const main = document.getElementById(sectionId('publishing'))?.closest('main');
    if (main === null || main === undefined) return;
    const onScroll = (): void => {
      // The last parts do not reach the top of the window: whoever was led there reads them all the same.
      if (main.scrollTop !== ledTo.current) setInView(sectionAt(main));
    };
    main.addEventListener('scroll', onScroll, { passive: true });
    return () => main.removeEventListener('scroll', onScroll);
  }, []);
  return {
    inView,
    lead: (section: SettingsTabSection, scrollTop: number) => {
      ledTo.current = scrollTop;
      setInView(section);
    },
  };
}

/** The last part that has begun above a line a fifth down the window; at the very end the last one. */
function sectionAt(main: HTMLElement): SettingsTabSection {
  const { top, height } = main.getBoundingClientRect();
  const isAtEnd = main.scrollTop + main.clientHeight >= main.scrollHeight - 1;
  const line = isAtEnd ? top + height : top + height / 5;
  const begun = settingsTabSections.filter((section) => {
    const element = document.getElementById(sectionId(section));
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? 'publishing';
}
