import { checkCatalogue, withoutOutdated } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { Button, PlusIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { call } from '../api/call.ts';
import { useStructure } from '../api/queries.ts';
import { useSiteChange } from '../shell/context/site-change.ts';
import { ClashList } from '../site-document/clash-list.tsx';
import { SaveHead } from '../site-document/save-head.tsx';
import { SaveFailureNote } from '../site-document/save-failure-note.tsx';
import {
  settingsDocument,
  translationsDocument,
  type OpenedDocument,
} from '../site-document/site-document.ts';
import { usePageSaving } from '../site-document/use-page-saving.ts';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { LeaveDialog } from '../unsaved-changes/leave-dialog.tsx';
import { AddLanguage } from './add-language.tsx';
import { DefaultLanguage } from './default-language.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { outdatedTextsQuery } from './outdated-query.ts';
import { TranslationsFormContext } from './translations-form.ts';
import styles from './translations.module.css';
import type { Catalogue, LanguageCode, OutdatedTexts, Settings } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface TranslationsScreenProps {
  readonly translations: OpenedDocument<Catalogue>;
  readonly settings: OpenedDocument<Settings>;
}

/** The languages while somebody works on them; nothing changes for visitors until they are saved. */
export function TranslationsScreen(opened: TranslationsScreenProps): ReactElement {
  const { text } = useI18n();
  const { translations, settings, saving } = useTranslations(opened);
  const { outdated, confirm } = useOutdatedTexts();
  const { structure } = useStructure();
  const [open, setOpen] = useState<LanguageCode | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { value: catalogue } = translations;

  function save(): void {
    const problems = checkCatalogue(catalogue);
    if (problems.length === 0) saving.save();
    else saving.refuse(problems);
  }

  const hasDeleted = Object.keys(catalogue).length < Object.keys(translations.stored).length;
  const form = {
    catalogue,
    stored: translations.stored,
    outdated,
    vaultLanguages: structure?.languages ?? [],
    defaultLanguage: settings.stored.defaultLanguage,
    chosenDefault: settings.value.defaultLanguage,
    change: translations.change,
    confirm,
  };
  return (
    <TranslationsFormContext value={form}>
      <form
        noValidate
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SaveHead
          title={text('admin.nav.translations')}
          hint={text('admin.translations.hint')}
          isDirty={saving.isDirty}
          isSaving={saving.isSaving}
        >
          <Button icon={<PlusIcon />} aria-expanded={isAdding} onClick={() => setAdding(true)}>
            {text('admin.translations.add')}
          </Button>
        </SaveHead>
        <SaveFailureNote
          save={saving.report}
          refusalLead={hasDeleted ? text('admin.translations.notDeleted') : undefined}
        />
        <ClashList document={translations} />
        <ClashList document={settings} />
        <DefaultLanguage
          onChoose={(defaultLanguage) => settings.change((now) => ({ ...now, defaultLanguage }))}
        />
        <div className={styles.languages}>
          {Object.keys(catalogue).map((code, index) => (
            <LanguagePanel
              // Keyed by index: a language whose code changes keeps the state of its panel.
              key={index}
              code={code}
              state={open === code ? 'open' : 'closed'}
              onToggle={() => setOpen(open === code ? null : code)}
              onMove={setOpen}
            />
          ))}
        </div>
      </form>
      {isAdding && (
        <AddLanguage
          onExit={() => setAdding(false)}
          onAdded={(code) => {
            setAdding(false);
            setOpen(code);
          }}
        />
      )}
      <LeaveDialog guard={saving.guard} isDirty={saving.isDirty} isInside={isTranslationsPage} />
    </TranslationsFormContext>
  );
}

function useTranslations(opened: TranslationsScreenProps) {
  const { text } = useI18n();
  const site = useSiteChange();
  const queries = useQueryClient();
  const translations = useSiteDocument(translationsDocument, opened.translations, (saved) => {
    site.catalogue(saved);
    void queries.invalidateQueries({ queryKey: ['translations'] });
    void queries.invalidateQueries({ queryKey: outdatedTextsQuery().queryKey });
  });
  const settings = useSiteDocument(settingsDocument, opened.settings, site.settings);
  const saving = usePageSaving([translations, settings], text('admin.translations.saved'));
  return { translations, settings, saving };
}

function useOutdatedTexts() {
  const queries = useQueryClient();
  const { data: outdated = {} } = useQuery(outdatedTextsQuery());

  const confirm = useCallback(
    async (language: LanguageCode, key: string) => {
      const { queryKey } = outdatedTextsQuery();
      try {
        await call(routes.markTranslationUpToDate, { params: { language, key } });
        queries.setQueryData<OutdatedTexts>(queryKey, (before = {}) =>
          withoutOutdated(before, language, key),
        );
      } catch (error) {
        void queries.invalidateQueries({ queryKey });
        throw error;
      }
    },
    [queries],
  );
  return { outdated, confirm };
}

function isTranslationsPage(path: string): boolean {
  return path === '/admin/translations';
}
