import { isHexColour } from '@form-portal/domain';
import { CircleCheckIcon, TextInput, TriangleAlertIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { SiteSetting } from '../form/site-setting.tsx';
import { settingId } from '../form/setting-id.ts';
import { useSettingsForm } from '../form/settings-form.ts';
import styles from './colours.module.css';
import type { ContrastAdvice, ThemeColours } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ColourRowProps {
  readonly name: keyof ThemeColours;
  /** The contrast of text in this colour; undefined: it is not used for text. */
  readonly advice: ContrastAdvice | undefined;
}

/** One colour: a picker, its hex code and its contrast. */
export function ColourRow({ name, advice }: ColourRowProps): ReactElement {
  const { text } = useI18n();
  const { settings, stored, change } = useSettingsForm();
  const colour = settings.theme[name];
  const label = text(`admin.theme.${name}`);
  const set = (value: string): void => change({ theme: { ...settings.theme, [name]: value } });

  function use(suggestion: string): void {
    set(suggestion);
    document.getElementById(settingId(`theme.${name}`))?.focus();
  }

  return (
    <div className={styles.row}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={text('admin.theme.pick', { name: label })}
        value={isHexColour(colour) ? colour : stored.theme[name]}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <div className={styles.number}>
        <SiteSetting path={`theme.${name}`} label={label}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={colour}
              onChange={(event) => set(event.currentTarget.value.trim().toLowerCase())}
            />
          )}
        </SiteSetting>
      </div>
      <div className={styles.advice} role="status">
        {isHexColour(colour) && <Advice advice={advice} onUse={use} />}
      </div>
    </div>
  );
}

interface AdviceProps {
  readonly advice: ContrastAdvice | undefined;
  readonly onUse: (suggestion: string) => void;
}

function Advice({ advice, onUse }: AdviceProps): ReactElement {
  const { text, number } = useI18n();
  if (advice === undefined) {
    return (
      <>
        <CircleCheckIcon className={styles.good} />
        <p>{text('admin.theme.primaryUse')}</p>
      </>
    );
  }
  // Rounded down, so that a failing ratio never looks sufficient.
  const ratio = number(Math.floor(advice.ratio * 10) / 10);
  const { colour, suggestion } = advice;
  if (suggestion === null) {
    return (
      <>
        <CircleCheckIcon className={styles.good} />
        <p>{text(`admin.theme.${colour}Good`, { ratio })}</p>
      </>
    );
  }
  return (
    <>
      <TriangleAlertIcon className={styles.weak} />
      <div>
        <p className={styles.strong}>
          {text(`admin.theme.${colour}Weak`, { ratio, needed: number(advice.needed) })}
        </p>
        <p>
          {text(`admin.theme.${colour}Instead`, { colour: suggestion })}{' '}
          <button type="button" className={styles.use} onClick={() => onUse(suggestion)}>
            {text('admin.theme.use')}
            <VisuallyHidden> {suggestion}</VisuallyHidden>
          </button>
        </p>
      </div>
    </>
  );
}
