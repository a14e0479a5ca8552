import { Card } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePlaceFocus } from '../use-place-focus.ts';
import styles from './settings-tab.module.css';
import type { SettingsTabSection } from './sections.ts';
import type { ReactElement, ReactNode } from 'react';

export interface SettingsSectionProps {
  readonly section: SettingsTabSection;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Other parts have a control that is what a place in them is about. */
const ledToByHeading: readonly SettingsTabSection[] = ['publishing', 'predefined'];

/** One part of the settings, with a heading that the list of parts leads to. */
export function SettingsSection({ section, action, children }: SettingsSectionProps): ReactElement {
  const { text } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  usePlaceFocus(
    heading,
    (place) => place.in === 'settings' && place.section === section && ledToByHeading.includes(section),
  );
  return (
    <Card
      id={sectionId(section)}
      className={styles.section}
      title={text(`admin.settings.${section}`)}
      titleRef={heading}
      action={action}
    >
      {children}
    </Card>
  );
}

/** The id of a part's element. */
export function sectionId(section: SettingsTabSection): string {
  return `settings-${section}`;
}
