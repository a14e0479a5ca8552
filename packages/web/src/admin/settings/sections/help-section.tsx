import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { AddressSetting } from '../form/address-setting.tsx';
import { TextLanguageChoice, LocalizedArea } from '../form/localized-area.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { useSettingsForm } from '../form/settings-form.ts';
import type { ReactElement } from 'react';

/** The addresses for feedback and help (specification D30). */
export function HelpSection(): ReactElement {
  const { text } = useI18n();
  const { settings, change } = useSettingsForm();
  const [language, setLanguage] = useState(useSite().settings.defaultLanguage);
  return (
    <SectionCard title={text('admin.site.help')}>
      <AddressSetting
        path="feedbackAddress"
        label={text('admin.site.feedback')}
        hint={text('admin.site.feedbackHint')}
        address={settings.feedbackAddress}
        isUrl={false}
        onWrite={(feedbackAddress) => change({ feedbackAddress })}
      />
      <TextLanguageChoice chosen={language} onChoose={setLanguage} />
      <LocalizedArea
        path="helpText"
        label={text('admin.site.helpText')}
        hint={text('admin.site.helpTextHint')}
        value={settings.helpText}
        language={language}
        onWrite={(helpText) => change({ helpText })}
      />
    </SectionCard>
  );
}
