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
  /** Whether the heading is focused when the editor goes to the section; otherwise a control is. */
  readonly focusHeading?: boolean;
  readonly children: ReactNode;
}

/** A section of the settings tab; its heading is the target of the section list. */
export function SettingsSection({
  section,
  action,
  focusHeading = false,
  children,
}: SettingsSectionProps): ReactElement {
  const { text } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAtLocation(
    heading,
    (location) => focusHeading && location.in === 'settings' && location.section === section,
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
