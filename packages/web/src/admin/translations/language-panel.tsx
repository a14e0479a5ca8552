import { isPermanent, isShownToVisitors, noVaultLanguage } from '@form-portal/domain';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  Chip,
  LockIcon,
  Notice,
  ProgressBar,
  TriangleAlertIcon,
} from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Flag } from '../flag.tsx';
import { LanguageHead } from './language-head.tsx';
import { LanguageTable } from './language-table.tsx';
import { audienceProgress, partProgress } from './text-list.ts';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import { VisitorsSwitch } from './visitors-switch.tsx';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface LanguagePanelProps {
  readonly code: LanguageCode;
  readonly state: 'open' | 'closed';
  readonly onToggle: () => void;
  /** Called with the language's new code; null: it was deleted. */
  readonly onMove: (code: LanguageCode | null) => void;
}

/** One language: its progress and whether visitors see it, and its texts once it is opened. */
export function LanguagePanel({ code, state, onToggle, onMove }: LanguagePanelProps): ReactElement | null {
  const { catalogue } = useTranslationsForm();
  const language = catalogue[code];
  if (language === undefined) return null;
  const isOpen = state === 'open';
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <section className={styles.language} aria-labelledby={`language-${code}`}>
      <div className={styles.bar} data-open={isOpen}>
        <h2 className={styles.heading}>
          <button
            type="button"
            id={`language-${code}`}
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <Chevron />
            <Flag code={code} />
            <span className={styles.name}>{language.name}</span>
            <code>{code}</code>
          </button>
        </h2>
        <Marks code={code} />
        <LanguageProgress code={code} />
        <div className={styles.switch}>
          <VisitorsSwitch code={code} />
        </div>
      </div>
      {isOpen && (
        <div className={styles.content}>
          <HiddenNote code={code} />
          <LanguageSettings code={code} onMove={onMove} />
          <LanguageTable code={code} />
        </div>
      )}
    </section>
  );
}

function Marks({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const { catalogue, chosenDefault } = useTranslationsForm();
  const isShown = isShownToVisitors(catalogue, code, chosenDefault);
  return (
    <div className={styles.marks}>
      {chosenDefault === code && <Chip kind="accent">{text('admin.translations.isDefault')}</Chip>}
      {!isShown && <Chip>{text('admin.translations.hidden')}</Chip>}
    </div>
  );
}

/** Counts the texts of visitors until they are complete, and all texts from then on. */
function LanguageProgress({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const { catalogue } = useTranslationsForm();
  const { name = '' } = catalogue[code] ?? {};
  const progress = partProgress(catalogue, code);
  const visitors = audienceProgress(progress, 'visitors');
  const administration = audienceProgress(progress, 'administration');
  const counted =
    visitors.missing > 0
      ? visitors
      : { all: visitors.all + administration.all, missing: administration.missing };
  return (
    <div className={styles.progress}>
      <ProgressBar
        className={styles.progressBar ?? ''}
        value={counted.all === 0 ? 1 : (counted.all - counted.missing) / counted.all}
        label={text('admin.translations.progress', { name })}
      />
      <span className={visitors.missing === 0 ? styles.complete : styles.lacking}>
        {visitors.missing > 0 && text('admin.translations.missing', { n: visitors.missing })}
        {visitors.missing === 0 &&
          text(
            administration.missing === 0
              ? 'admin.translations.complete'
              : 'admin.translations.completeForVisitors',
          )}
      </span>
    </div>
  );
}

function HiddenNote({ code }: { readonly code: LanguageCode }): ReactElement | null {
  const { text } = useI18n();
  const { catalogue, chosenDefault } = useTranslationsForm();
  if (isShownToVisitors(catalogue, code, chosenDefault)) return null;
  return (
    <Notice kind="info">
      <p>
        <strong>{text('admin.translations.hiddenNote', { name: catalogue[code]?.name ?? code })}</strong>{' '}
        {text('admin.translations.hiddenHelp', { name: catalogue[chosenDefault]?.name ?? chosenDefault })}
      </p>
    </Notice>
  );
}

function LanguageSettings({ code, onMove }: Pick<LanguagePanelProps, 'code' | 'onMove'>): ReactElement {
  const { text } = useI18n();
  const { catalogue } = useTranslationsForm();
  const isBuiltIn = isPermanent(catalogue, code);
  return (
    <details className={styles.details}>
      <summary>
        <span>{text('admin.translations.settings')}</span>
        {catalogue[code]?.translationId === noVaultLanguage && (
          <Chip kind="warn" icon={<TriangleAlertIcon size={16} />}>
            {text('admin.translations.noVaultLanguage')}
          </Chip>
        )}
        {isBuiltIn && (
          <span className={styles.builtIn}>
            <LockIcon size={16} />
            {text('admin.translations.builtIn')}
          </span>
        )}
      </summary>
      <LanguageHead code={code} onMove={onMove} />
    </details>
  );
}
