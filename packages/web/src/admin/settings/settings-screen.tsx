import { checkSettings, problemText } from '@form-portal/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { catalogueQuery } from '../api/queries.ts';
import { useSiteChange } from '../shell/context/site-change.ts';
import { settingsDocument, type OpenedDocument } from '../site-document/site-document.ts';
import { ClashList } from '../site-document/clash-list.tsx';
import { SaveHead } from '../site-document/save-head.tsx';
import { SaveFailureNote } from '../site-document/save-failure-note.tsx';
import { usePageSaving } from '../site-document/use-page-saving.ts';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { LeaveDialog } from '../unsaved-changes/leave-dialog.tsx';
import { VaultDiagnostics } from '../vault-diagnostics/vault-diagnostics.tsx';
import { HelpSection } from './sections/help-section.tsx';
import { MaintenanceSection } from './sections/maintenance-section.tsx';
import { IdentityMappingSection } from './sections/identity-mapping-section.tsx';
import { controlOfSetting, pathOfSettingId } from './form/setting-id.ts';
import { SettingsFormContext, type SettingsForm } from './form/settings-form.ts';
import { SectionCard } from './form/section-card.tsx';
import { SiteSection } from './sections/site-section.tsx';
import { StatementSection } from './sections/statement-section.tsx';
import { ThemePreview } from './theme/theme-preview.tsx';
import { ThemeSection } from './theme/theme-section.tsx';
import styles from './settings.module.css';
import type { LanguageCode, PageContext, Problem, Settings } from '@form-portal/domain';
import type { FocusEvent, ReactElement } from 'react';

/** Edits the settings; visitors see changes only after they are saved. */
export function SettingsScreen({ opened }: { readonly opened: OpenedDocument<Settings> }): ReactElement {
  const { text } = useI18n();
  const settings = useSiteDocument(settingsDocument, opened, useSiteChange().settings);
  const languages = useLanguagesWith(settings.value.defaultLanguage);
  const saving = usePageSaving([settings], text('admin.site.saved'));
  const [pathsLeft, setPathsLeft] = useState<ReadonlySet<string>>(new Set());
  const { unreadable, markUnreadable } = useUnreadable();
  const problems: readonly Problem[] = [
    ...checkSettings(
      settings.value,
      languages.map(({ code }) => code),
    ),
    ...[...unreadable].map((path) => ({ code: 'settings.statement-date-invalid', path }) as const),
  ];

  function save(): void {
    const [first] = problems;
    if (first === undefined) {
      saving.save();
      return;
    }
    // The notes are rendered first: those above the control would push it out of view after it has the focus.
    flushSync(() => {
      setPathsLeft(new Set(problems.map(({ path = '' }) => path)));
      saving.refuse(problems);
    });
    controlOfSetting(first.path ?? '')?.focus();
  }

  function onBlur({ target }: FocusEvent): void {
    const path = pathOfSettingId(target.id);
    if (path !== null) setPathsLeft((before) => new Set([...before, path]));
  }

  const form: SettingsForm = {
    settings: settings.value,
    stored: settings.stored,
    change: (changes) =>
      settings.change((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    markUnreadable,
    errorOf: (path) => {
      const problem = problems.find((candidate) => candidate.path === path);
      return problem === undefined || !pathsLeft.has(path) ? undefined : problemText(problem, text);
    },
  };
  return (
    <SettingsFormContext value={form}>
      <form
        noValidate
        className={styles.page}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SaveHead title={text('admin.site.settings')} isDirty={saving.isDirty} isSaving={saving.isSaving} />
        <SaveFailureNote save={saving.report} />
        <ClashList document={settings} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <SiteSection />
            <ThemeSection />
            <IdentityMappingSection />
            <StatementSection />
            <HelpSection />
            <MaintenanceSection />
            <SectionCard title={text('admin.vaultCheck.title')} hint={text('admin.vaultCheck.hint')}>
              <VaultDiagnostics onSignedOut={saving.guard.signIn} />
            </SectionCard>
          </div>
          <ThemePreview />
        </div>
      </form>
      <LeaveDialog guard={saving.guard} isDirty={saving.isDirty} isInside={isSettingsPage} />
    </SettingsFormContext>
  );
}

/** The paths of dates that cannot be read as they are typed. */
function useUnreadable() {
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const markUnreadable = useCallback((path: string, isUnreadable: boolean) => {
    setUnreadable((before) => {
      if (before.has(path) === isUnreadable) return before;
      return new Set([...before].filter((other) => other !== path).concat(isUnreadable ? path : []));
    });
  }, []);
  return { unreadable, markUnreadable };
}

/**
 * The languages of the site. A default language that the page does not know was added by another administrator: the languages are then
 * loaded again, also for the rest of the page.
 */
function useLanguagesWith(defaultLanguage: LanguageCode): PageContext['languages'] {
  const { languages } = useSite();
  const { catalogue: adopt } = useSiteChange();
  const isKnown = languages.some(({ code }) => code === defaultLanguage);
  const { data } = useQuery({ ...catalogueQuery(), enabled: !isKnown });
  useEffect(() => {
    if (!isKnown && data !== undefined) adopt(data);
  }, [isKnown, data, adopt]);
  return languages;
}

function isSettingsPage(path: string): boolean {
  return path === '/admin/settings';
}
