import { checkPrivacyPolicyUrl, settingsLimits } from '@form-portal/domain';
import { ExternalLinkIcon, Select, TextInput, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { AddressSetting } from '../form/address-setting.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { LogoSetting } from './logo-setting.tsx';
import { SiteSetting } from '../form/site-setting.tsx';
import { useSettingsForm } from '../form/settings-form.ts';
import styles from '../settings.module.css';
import type { ReactElement } from 'react';

/** The site's name, default language, privacy policy and logo. */
export function SiteSection(): ReactElement {
  const { text } = useI18n();
  const { languages } = useSite();
  const { settings, change } = useSettingsForm();
  return (
    <SectionCard title={text('admin.site.site')}>
      <div className={styles.pair}>
        <SiteSetting path="siteName" label={text('admin.site.name')}>
          {(control) => (
            <TextInput
              {...control}
              value={settings.siteName}
              maxLength={settingsLimits.siteName}
              onChange={(event) => change({ siteName: event.currentTarget.value })}
            />
          )}
        </SiteSetting>
        <SiteSetting path="defaultLanguage" label={text('admin.site.defaultLanguage')}>
          {(control) => (
            <Select
              {...control}
              value={settings.defaultLanguage}
              onChange={(event) => change({ defaultLanguage: event.currentTarget.value })}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </SiteSetting>
      </div>
      <AddressSetting
        path="privacyPolicyUrl"
        label={text('admin.site.privacyUrl')}
        address={settings.privacyPolicyUrl}
        onWrite={(privacyPolicyUrl) => change({ privacyPolicyUrl })}
      />
      <LinkPreview address={settings.privacyPolicyUrl} />
      <LogoSetting />
    </SectionCard>
  );
}

/** A link to try out the address; nothing while the address is invalid. */
function LinkPreview({ address }: { readonly address: string }): ReactElement | null {
  const { text } = useI18n();
  if (address === '' || checkPrivacyPolicyUrl(address).length > 0) return null;
  return (
    <p className={styles.link}>
      <ExternalLinkIcon size={16} />
      <a href={address} target="_blank" rel="noreferrer">
        {address.replace(/^(https?:\/\/|mailto:)/i, '')}
        <VisuallyHidden> {text('opensInNewTab')}</VisuallyHidden>
      </a>
    </p>
  );
}
