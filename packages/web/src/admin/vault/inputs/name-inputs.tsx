import { maxVaultNameLength } from '@form-portal/domain';
import { SettingError, TextInput, VisuallyHidden } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { Flag } from '../../flag.tsx';
import { isSameLanguage } from '../structure/same-language.ts';
import { useMemberError } from './refusal.tsx';
import styles from '../panel/element-panel.module.css';
import type { AdministeredLanguage, StructureElementDraft } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface NameInputsProps {
  readonly languages: readonly AdministeredLanguage[];
  readonly draft: StructureElementDraft;
  readonly onChange: (draft: StructureElementDraft) => void;
}

/** The names of an element: one in each of the vault's languages; the first is its own name. */
export function NameInputs({ languages, draft, onChange }: NameInputsProps): ReactElement {
  const { text } = useI18n();
  const { name, names = {} } = draft;
  return (
    <fieldset className={styles.names}>
      <legend className={styles.label}>{text('admin.vault.name')}</legend>
      {languages.map((language) => (
        <NameInput
          key={language.id}
          language={language}
          value={language.builtIn ? name : (names[language.id] ?? '')}
          onWrite={(value) =>
            onChange(
              language.builtIn
                ? { ...draft, name: value }
                : { ...draft, names: { ...names, [language.id]: value } },
            )
          }
        />
      ))}
    </fieldset>
  );
}

interface NameInputProps {
  readonly language: AdministeredLanguage;
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

function NameInput({ language, value, onWrite }: NameInputProps): ReactElement {
  const id = useId();
  const error = useMemberError(language.builtIn ? 'Name' : `Translations.${String(language.id)}`);
  return (
    <div>
      <div className={styles.name}>
        <label htmlFor={id}>
          <LanguageMark language={language} />
        </label>
        <TextInput
          id={id}
          lang={language.tag}
          maxLength={maxVaultNameLength}
          aria-required={language.builtIn}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={value}
          onChange={(event) => onWrite(event.target.value)}
        />
      </div>
      <SettingError id={`${id}-error`} error={error} />
    </div>
  );
}

/** A vault language: the flag of the site's language of the same tag, else its name. */
function LanguageMark({ language }: { readonly language: AdministeredLanguage }): ReactElement {
  const { languages } = useSite();
  const siteLanguage = languages.find(({ languageTag }) => isSameLanguage(languageTag, language.tag));
  if (siteLanguage === undefined) return <span lang={language.tag}>{language.name}</span>;
  return (
    <>
      <Flag code={siteLanguage.code} />
      <VisuallyHidden>
        <span lang={language.tag}>{language.name}</span>
      </VisuallyHidden>
    </>
  );
}
