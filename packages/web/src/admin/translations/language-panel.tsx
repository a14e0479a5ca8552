import { protectedLanguages } from '@form-portal/domain';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  Chip,
  LockIcon,
  ProgressBar,
  TriangleAlertIcon,
} from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Flag } from '../flag.tsx';
import { LanguageHead } from './language-head.tsx';
import { LanguageTable } from './language-table.tsx';
import { missingKeys, textKeysOf } from './text-list.ts';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface LanguagePanelProps {
  readonly code: LanguageCode;
  readonly state: 'open' | 'closed';
  readonly onToggle: () => void;
  /** The language has another code now; null: it is gone. */
  readonly onMove: (code: LanguageCode | null) => void;
}

/** One language: how far it is, and when it is opened everything about it. */
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
        <Progress code={code} />
      </div>
      {isOpen && (
        <div className={styles.content}>
          <LanguageHead code={code} onMove={onMove} />
          <LanguageTable code={code} />
        </div>
      )}
    </section>
  );
}

function Marks({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const { chosenDefault } = useTranslationsForm();
  return (
    <div className={styles.marks}>
      {chosenDefault === code && <Chip kind="accent">{text('admin.translations.isDefault')}</Chip>}
      {protectedLanguages.includes(code) && (
        <span className={styles.builtIn}>
          <LockIcon size={16} />
          {text('admin.translations.builtIn')}
        </span>
      )}
    </div>
  );
}

function Progress({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const { catalogue, vaultLanguages } = useTranslationsForm();
  const { name = '', translationId = -1 } = catalogue[code] ?? {};
  const all = textKeysOf(catalogue).length;
  const missing = missingKeys(catalogue, code).length;
  const vaultLanguage = vaultLanguages.find(({ id }) => id === translationId)?.name;
  return (
    <div className={styles.progress}>
      {translationId === -1 ? (
        <Chip kind="warn" icon={<TriangleAlertIcon size={16} />}>
          {text('admin.translations.noVaultLanguage')}
        </Chip>
      ) : (
        <span className={styles.hint}>
          {text('admin.translations.vaultLanguageIs', { name: vaultLanguage ?? String(translationId) })}
        </span>
      )}
      <ProgressBar
        className={styles.progressBar ?? ''}
        value={all === 0 ? 1 : (all - missing) / all}
        label={text('admin.translations.progress', { name })}
      />
      <span className={missing === 0 ? styles.complete : styles.lacking}>
        {missing === 0
          ? text('admin.translations.complete')
          : text('admin.translations.missing', { n: missing })}
      </span>
    </div>
  );
}
