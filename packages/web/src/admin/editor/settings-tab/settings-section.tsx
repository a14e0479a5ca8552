import { Card } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import styles from './settings-tab.module.css';
import type { SettingsTabSection } from './sections.ts';
import type { ReactElement, ReactNode } from 'react';

export interface SettingsSectionProps {
  readonly section: SettingsTabSection;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The sections whose heading is focused when the editor goes to them; the others focus a control. */
const focusedByHeading: readonly SettingsTabSection[] = ['publishing', 'predefined'];

/** A section of the settings tab; its heading is the target of the section list. */
export function SettingsSection({ section, action, children }: SettingsSectionProps): ReactElement {
  const { text } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAtLocation(
    heading,
    (location) =>
      location.in === 'settings' && location.section === section && focusedByHeading.includes(section),
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

/** The DOM id of a section. */
export function sectionId(section: SettingsTabSection): string {
  return `settings-${section}`;
}
