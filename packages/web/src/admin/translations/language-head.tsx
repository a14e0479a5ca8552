import {
  deleteLanguage,
  isPermanent,
  maxTranslationLength,
  sourceLanguage,
  noVaultLanguage,
} from '@form-portal/domain';
import { Button, Select, Setting, TextInput, TrashIcon } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { pageHeading, useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import { ImportNote, type Imported } from '../translators-file/import-note.tsx';
import { CountryCode } from './country-code.tsx';
import { LanguageFile } from './language-file.tsx';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import type { LanguageCode, TextKey, Translation } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface LanguageHeadProps {
  readonly code: LanguageCode;
  readonly onMove: (code: LanguageCode | null) => void;
}

/** Why a language cannot be deleted, and whether its code can be changed. */
const keptHints = {
  source: 'admin.translations.builtInHint',
  default: 'admin.translations.defaultKept',
  permanent: 'admin.translations.permanentHint',
} as const satisfies Readonly<Record<string, TextKey>>;

/** The name and the vault language of a language, its export and its deletion. */
export function LanguageHead({ code, onMove }: LanguageHeadProps): ReactElement | null {
  const { text } = useI18n();
  const { catalogue, defaultLanguage, chosenDefault, change } = useTranslationsForm();
  const [imported, setImported] = useState<Imported | null>(null);
  const language = catalogue[code];
  if (language === undefined) return null;
  const isDefault = code === defaultLanguage || code === chosenDefault;
  const keepsCode = code === sourceLanguage || isDefault;
  const isKept = isPermanent(catalogue, code) || isDefault;
  const write = (changes: Partial<Translation>): void =>
    change((now) => ({ ...now, [code]: { ...language, ...changes } }));
  return (
    <>
      <div className={styles.settings}>
        <div className={styles.fields}>
          <Setting label={text('admin.translations.name')}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={maxTranslationLength}
                value={language.name}
                onChange={(event) => write({ name: event.currentTarget.value })}
              />
            )}
          </Setting>
          <CountryCode code={code} state={keepsCode ? 'kept' : 'free'} onMove={onMove} />
          <VaultLanguageChoice
            chosen={language.translationId}
            onChoose={(translationId) => write({ translationId })}
          />
        </div>
        <div className={styles.actions}>
          <LanguageFile code={code} onImported={setImported} />
          {!isKept && <DeleteLanguage code={code} name={language.name} onDeleted={() => onMove(null)} />}
        </div>
      </div>
      <ImportNote imported={imported} />
      {isKept && (
        <p id={`kept-${code}`} className={styles.hint}>
          {text(keptHints[keptReason(code, isDefault)])}
        </p>
      )}
    </>
  );
}

function keptReason(code: LanguageCode, isDefault: boolean): keyof typeof keptHints {
  if (code === sourceLanguage) return 'source';
  return isDefault ? 'default' : 'permanent';
}

interface VaultLanguageChoiceProps {
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

function VaultLanguageChoice({ chosen, onChoose }: VaultLanguageChoiceProps): ReactElement {
  const { text } = useI18n();
  const { vaultLanguages } = useTranslationsForm();
  const isKnown = chosen === noVaultLanguage || vaultLanguages.some(({ id }) => id === chosen);
  return (
    <Setting label={text('admin.translations.vaultLanguage')}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
          <option value={noVaultLanguage}>{text('admin.translations.noVaultLanguage')}</option>
          {vaultLanguages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isKnown && (
            <option value={chosen}>
              {text('admin.translations.unknownVaultLanguage', { id: String(chosen) })}
            </option>
          )}
        </Select>
      )}
    </Setting>
  );
}

interface DeleteLanguageProps {
  readonly code: LanguageCode;
  readonly name: string;
  readonly onDeleted: () => void;
}

function DeleteLanguage({ code, name, onDeleted }: DeleteLanguageProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, change } = useTranslationsForm();
  const [isAsking, setAsking] = useState(false);
  const part = useFallbackFocus<HTMLDivElement>(pageHeading);

  function deleteConfirmed(): void {
    const deleted = deleteLanguage(catalogue, code);
    if (!deleted.ok) return;
    change(() => deleted.value);
    onDeleted();
  }

  return (
    <div ref={part}>
      <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {text('admin.translations.delete')}
      </Button>
      {isAsking && (
        <Popup
          icon="info"
          role="alertdialog"
          title={text('admin.translations.deleteQuestion', { name })}
          onExit={() => setAsking(false)}
          actions={
            <Button kind="danger" onClick={deleteConfirmed}>
              {text('admin.translations.delete')}
            </Button>
          }
          safe={
            <Button kind="primary" data-first-focus onClick={() => setAsking(false)}>
              {text('admin.translations.keep')}
            </Button>
          }
        >
          <p>{text('admin.translations.deleteHelp')}</p>
        </Popup>
      )}
    </div>
  );
}
