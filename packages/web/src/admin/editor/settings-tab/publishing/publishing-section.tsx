import { Button, CopyIcon, Setting, Switch, TextInput } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../../shell/context/toast-context.tsx';
import { PublishedWithErrors } from '../../check/published-with-errors.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { setCheckAnswersCommand, setPublishingCommand } from '../../model/commands/settings/publishing.ts';
import { ListDescription } from './list-description.tsx';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings-tab.module.css';
import type { ReactElement } from 'react';

/** Whether the form is enabled and listed, its description in the list, its address, and whether visitors check their answers before sending. */
export function PublishingSection(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isEnabled = useEditor(({ form }) => form.enabled);
  const isPublished = useEditor(({ versions }) => versions.published !== null);
  const isListed = useEditor(({ form }) => form.showInFormPortal);
  const hasReview = useEditor(({ form }) => form.checkAnswers);
  return (
    <SettingsSection section="publishing" focusHeading>
      <Switch
        label={text('admin.settings.enabled')}
        hint={text('admin.settings.enabledHint')}
        state={isEnabled ? 'on' : 'off'}
        unavailable={isPublished ? undefined : text('admin.settings.enabledLater')}
        onChange={(state) => run(setPublishingCommand({ enabled: state === 'on' }))}
      />
      <Switch
        label={text('admin.settings.listed')}
        hint={text('admin.settings.listedHint')}
        state={isListed ? 'on' : 'off'}
        onChange={(state) => run(setPublishingCommand({ showInFormPortal: state === 'on' }))}
      />
      <ListDescription />
      <Switch
        label={text('admin.settings.checkAnswers')}
        hint={text('admin.settings.checkAnswersHint')}
        state={hasReview ? 'on' : 'off'}
        onChange={(state) => run(setCheckAnswersCommand(state === 'on' ? 'asked' : 'left-out'))}
      />
      <FormAddress />
      {isPublished && isEnabled && <PublishedWithErrors />}
    </SettingsSection>
  );
}

/** The address of the stored form, with a copy button. */
function FormAddress(): ReactElement {
  const { text } = useI18n();
  const toast = useToast();
  const control = useRef<HTMLInputElement>(null);
  const guid = useEditor((state) => state.baseline.guid);
  if (guid === null) return <p className={styles.hint}>{text('admin.settings.noAddressYet')}</p>;
  const address = `${location.origin}/form/${guid}`;

  async function copy(): Promise<void> {
    control.current?.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without a secure connection there is no clipboard; the address is selected, ready for Ctrl+C.
      return;
    }
    toast({ text: text('admin.settings.linkCopied') });
  }

  return (
    <Setting label={text('admin.settings.address')}>
      {(attributes) => (
        <div className={styles.line}>
          <TextInput {...attributes} ref={control} readOnly className={styles.address} value={address} />
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {text('admin.settings.copyLink')}
          </Button>
        </div>
      )}
    </Setting>
  );
}
