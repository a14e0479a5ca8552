import { settingsLimits } from '@form-portal/domain';
import { Segmented, TextArea } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { SiteSetting } from './site-setting.tsx';
import type { LanguageCode, LocalizedText } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface TextLanguageChoiceProps {
  readonly chosen: LanguageCode;
  readonly onChoose: (language: LanguageCode) => void;
}

/** Chooses the language of the texts below it. */
export function TextLanguageChoice({ chosen, onChoose }: TextLanguageChoiceProps): ReactElement {
  const { text } = useI18n();
  const { languages } = useSite();
  return (
    <Segmented
      legend={text('admin.site.textsIn')}
      choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export interface LocalizedAreaProps {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** The text in all languages. */
  readonly value: LocalizedText;
  readonly language: LanguageCode;
  readonly onWrite: (value: LocalizedText) => void;
}

/** A longer text of the settings in one language; an empty text removes the language. */
export function LocalizedArea(props: LocalizedAreaProps): ReactElement {
  const { path, label, hint, value, language, onWrite } = props;
  const { tagOf } = useI18n();
  const { [language]: current = '', ...otherLanguages } = value;
  return (
    <SiteSetting
      path={`${path}.${language}`}
      textPath={path}
      label={label}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          lang={tagOf(language)}
          maxLength={settingsLimits.longText}
          value={current}
          onChange={({ currentTarget: { value: typed } }) =>
            onWrite(typed === '' ? otherLanguages : { ...otherLanguages, [language]: typed })
          }
        />
      )}
    </SiteSetting>
  );
}
