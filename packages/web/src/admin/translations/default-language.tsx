import { Select } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Flag } from '../flag.tsx';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface DefaultLanguageProps {
  readonly onChoose: (language: LanguageCode) => void;
}

/** The language of visitors who have not chosen one. */
export function DefaultLanguage({ onChoose }: DefaultLanguageProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, chosenDefault } = useTranslationsForm();
  return (
    <div className={styles.default}>
      <label htmlFor="default-language">{text('admin.site.defaultLanguage')}</label>
      <Flag code={chosenDefault} />
      <Select
        id="default-language"
        aria-describedby="default-language-hint"
        value={chosenDefault}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {Object.entries(catalogue).map(([code, { name }]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <p id="default-language-hint" className={styles.hint}>
        {text('admin.translations.defaultHint')}
      </p>
    </div>
  );
}
