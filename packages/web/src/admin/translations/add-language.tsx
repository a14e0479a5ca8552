import { addLanguage, maxTranslationLength, problemText } from '@form-portal/domain';
import { Button, Setting, TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { useTranslationsForm } from './translations-form.ts';
import styles from './translations.module.css';
import type { LanguageCode, Problem } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface AddLanguageProps {
  readonly onExit: () => void;
  readonly onAdded: (code: LanguageCode) => void;
}

/** Asks for the code and the name of a new language, which gets the keys of gb with empty texts (specification §4, Translations). */
export function AddLanguage({ onExit, onAdded }: AddLanguageProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, change } = useTranslationsForm();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const fields = useFocusOnFault<HTMLFormElement>(problems);

  function add(): void {
    const added = addLanguage(catalogue, code, name);
    if (!added.ok) {
      setProblems(added.problems);
      return;
    }
    change(() => added.value);
    onAdded(code.trim().toLowerCase());
  }

  function errorOf(member: 'name' | 'code'): string | undefined {
    const problem = problems?.find(({ path = '' }) => path.endsWith('.name') === (member === 'name'));
    return problem && problemText(problem, text);
  }

  return (
    <Popup icon="info" title={text('admin.translations.add')} onExit={onExit}>
      <form
        ref={fields}
        noValidate
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Setting label={text('admin.translations.name')} error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              autoComplete="off"
              maxLength={maxTranslationLength}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Setting>
        <Setting
          label={text('admin.translations.code')}
          hint={text('admin.translations.codeHint')}
          error={errorOf('code')}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={maxTranslationLength}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
        </Setting>
        <div className={styles.line}>
          <Button type="submit" kind="primary">
            {text('admin.translations.add')}
          </Button>
          <Button onClick={onExit}>{text('cancel')}</Button>
        </div>
      </form>
    </Popup>
  );
}
