import { CheckIcon, menuItem } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './theme-choice.module.css';
import { themePreference, chooseTheme, themePreferences } from './theme-preference.ts';
import type { ReactElement } from 'react';

const modeKeys = {
  system: 'admin.theme.system',
  light: 'admin.theme.light',
  dark: 'admin.theme.dark',
} as const;

/** Chooses light, dark or the system's colours; stored in the browser (docs/design.md#dark-mode). */
export function ThemeChoice(): ReactElement {
  const { text } = useI18n();
  const [chosen, setChosen] = useState(themePreference);
  return (
    <>
      {themePreferences.map((mode) => (
        <li key={mode}>
          <button
            type="button"
            className={menuItem}
            aria-pressed={mode === chosen}
            onClick={() => {
              chooseTheme(mode);
              setChosen(mode);
            }}
          >
            {mode === chosen ? <CheckIcon /> : <span className={styles.unchosen} />}
            {text(modeKeys[mode])}
          </button>
        </li>
      ))}
    </>
  );
}
