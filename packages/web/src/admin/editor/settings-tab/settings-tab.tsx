import { settingsLocation } from '@form-portal/domain/edit';
import { useState } from 'react';
import { useEditor, useRun } from '../editor-context.tsx';
import { isLocationOfText } from '../is-location-of-text.ts';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { AttachmentsSection } from './attachments/attachments-section.tsx';
import { BackupSection } from './backup-section.tsx';
import { ConfirmationSection } from './confirmation/confirmation-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { OpeningSection } from './opening/opening-section.tsx';
import { PredefinedFields } from './predefined/predefined-fields.tsx';
import { PredefinedSection } from './predefined/predefined-section.tsx';
import { PublishingSection } from './publishing/publishing-section.tsx';
import { RetentionSection } from './retention/retention-section.tsx';
import { SectionList } from './section-list.tsx';
import { VaultSection } from './vault/vault-section.tsx';
import styles from './settings-tab.module.css';
import type { EditorLocation, TextId } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

const listDescription: TextId = { of: 'form', part: 'listDescription' };
const predefinedSection = settingsLocation('predefined');

/** The settings of the form, and the screen of its predefined fields (specification §2, Form editor). */
export function SettingsTab(): ReactElement {
  const run = useRun();
  const [screen, setScreen] = useScreen();
  if (screen === 'predefined')
    return <PredefinedFields onReturn={() => run(goToCommand(predefinedSection))} />;
  return (
    <div className={styles.settings} data-editor-region="panel">
      <SectionList />
      <div className={styles.column}>
        <PublishingSection />
        <OpeningSection />
        <ConfirmationSection />
        <RetentionSection />
        <VaultSection />
        <AttachmentsSection />
        <PredefinedSection onOpen={() => setScreen('predefined')} />
        <IdentitySection />
        <BackupSection />
        <DeleteSection />
      </div>
    </div>
  );
}

type Screen = 'settings' | 'predefined';

/** The current screen; it changes when the editor goes to a location on the other one. */
function useScreen(): readonly [Screen, (screen: Screen) => void] {
  const [screen, setScreen] = useState<Screen>('settings');
  const [lastLocation, setLastLocation] = useState<EditorLocation | null>(null);
  const location = useEditor(({ focus }) => (focus !== null && isInSettings(focus) ? focus : null));
  if (location !== lastLocation) {
    setLastLocation(location);
    if (location !== null) setScreen(isPredefined(location) ? 'predefined' : 'settings');
  }
  return [screen, setScreen];
}

function isInSettings(location: EditorLocation): boolean {
  return (
    location.in === 'settings' ||
    isPredefined(location) ||
    isOfRequest(location) ||
    isLocationOfText(location, listDescription)
  );
}

/** Whether a location is a requested file or a text of one. */
function isOfRequest(location: EditorLocation): boolean {
  return location.in === 'request' || (location.in === 'text' && location.text.of === 'request');
}

/** Whether a location is a predefined field or its condition, which are on the screen of their own. */
function isPredefined(location: EditorLocation): boolean {
  if (location.in === 'logic') return location.rule === 'when';
  return location.in === 'settings' && location.predefined !== null;
}
