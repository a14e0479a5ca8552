import { TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './login-page.module.css';
import type { ReactElement, Ref } from 'react';

export interface PasswordInputProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly input: Ref<HTMLInputElement>;
}

/** A password input with a button that reveals it; the stylesheet hides the button without script, where it would do nothing. */
export function PasswordInput({ id, describedBy, input }: PasswordInputProps): ReactElement {
  const { text } = useI18n();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        ref={input}
        id={id}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        aria-describedby={describedBy}
      />
      <button type="button" className={styles.show} aria-controls={id} onClick={() => setShown(!shown)}>
        {text(shown ? 'hide' : 'show')}
      </button>
    </div>
  );
}
