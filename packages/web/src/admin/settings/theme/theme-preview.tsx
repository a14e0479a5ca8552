import { deriveTheme, sections, themeProperties, themeTokenNames } from '@form-portal/domain';
import { Button, Chip, Segmented, ShieldCheckIcon } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FormFields } from '../../../shared/form-fields/form-fields.tsx';
import { examplePage } from './example-page.ts';
import { useSettingsForm } from '../form/settings-form.ts';
import { validColours } from './theme-section.tsx';
import styles from './theme-preview.module.css';
import type { ThemeMode } from '@form-portal/domain';
import type { ReactElement } from 'react';

const noErrors = new Map<string, string>();

/** Part of a public page in the edited colours. */
export function ThemePreview(): ReactElement {
  const { text } = useI18n();
  const { settings } = useSettingsForm();
  const [mode, setMode] = useState<ThemeMode>('light');
  const [example] = useState(() => examplePage(text));
  const page = useColouredPage(mode);
  return (
    <aside className={styles.preview} aria-label={text('admin.theme.preview')}>
      <div className={styles.mode}>
        <Segmented
          legend={text('admin.theme.preview')}
          choices={[
            { value: 'light', label: text('admin.theme.light') },
            { value: 'dark', label: text('admin.theme.dark') },
          ]}
          chosen={mode}
          onChoose={setMode}
        />
      </div>
      <div ref={page} className={styles.page} data-theme={mode} inert>
        <div className={styles.header}>
          <PreviewedLogo mode={mode} />
          <span>{settings.siteName}</span>
          <span className={styles.privacy}>{text('privacyPolicy')}</span>
        </div>
        <div className={styles.body}>
          <p className={styles.title}>{text('admin.theme.exampleForm')}</p>
          <p>
            <span className={styles.link}>{text('admin.theme.exampleLink')}</span>
          </p>
          <div>
            <FormFields
              sections={sections(example.form)}
              initial={example.answers}
              version={1}
              errors={noErrors}
              use="answer"
            />
          </div>
          <div className={styles.foot}>
            <Button kind="primary">{text('send')}</Button>
            <Chip kind="accent" icon={<ShieldCheckIcon size={16} />}>
              {text('suomifiBadge')}
            </Chip>
          </div>
        </div>
      </div>
      <p className={styles.hint}>{text('admin.theme.previewHint')}</p>
    </aside>
  );
}

function PreviewedLogo({ mode }: { readonly mode: ThemeMode }): ReactElement | null {
  const { logo } = useSettingsForm().settings;
  if (logo.light === '') return null;
  return <img className={styles.logo} src={logo[mode] || logo.light} alt="" />;
}

/** Applies the edited colours to an element. */
function useColouredPage(mode: ThemeMode) {
  const page = useRef<HTMLDivElement>(null);
  const { settings, stored } = useSettingsForm();
  const { primary, primaryText, accent, accentText } = validColours(settings.theme, stored.theme);
  useEffect(() => {
    const tokens = deriveTheme({ primary, primaryText, accent, accentText }, mode);
    for (const name of themeTokenNames) {
      page.current?.style.setProperty(themeProperties[name], tokens[name]);
    }
  }, [mode, primary, primaryText, accent, accentText]);
  return page;
}
