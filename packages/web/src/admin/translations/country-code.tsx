import { maxTranslationLength, problemText, rekeyLanguage } from '@form-portal/domain';
import { Setting, TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface CountryCodeProps {
  readonly code: LanguageCode;
  /** `kept`: it cannot be changed; the reason is shown below. */
  readonly state: 'kept' | 'free';
  readonly onMove: (code: LanguageCode) => void;
}

/**
 * The country code of a language; it changes when the field is left or Enter is pressed (specification §4, Translations).
 * Errors are shown while it is typed: if they appeared on leaving, they would move what is being clicked.
 */
export function CountryCode({ code, state, onMove }: CountryCodeProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, change } = useTranslationsForm();
  const [typed, setTyped] = useState(code);
  const [isEntered, setEntered] = useState(true);
  const rekeyed = rekeyLanguage(catalogue, code, typed);
  const reasons = rekeyed.ok ? [] : rekeyed.problems.map((problem) => problemText(problem, text));
  const isBeingEmptied = typed === '' && !isEntered;

  function rekey(): void {
    setEntered(true);
    const newCode = typed.trim().toLowerCase();
    if (!rekeyed.ok || newCode === code) return;
    change(() => rekeyed.value);
    onMove(newCode);
  }

  return (
    <Setting
      className={styles.code}
      label={text('admin.translations.code')}
      error={
        reasons.length === 0 || isBeingEmptied
          ? undefined
          : text('admin.translations.codeNotChanged', { reason: reasons.join(' ') })
      }
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={maxTranslationLength}
          readOnly={state === 'kept'}
          aria-describedby={state === 'kept' ? `kept-${code}` : control['aria-describedby']}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setEntered(false);
          }}
          onBlur={rekey}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            rekey();
          }}
        />
      )}
    </Setting>
  );
}
