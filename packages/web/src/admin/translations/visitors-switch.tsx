import { isShownToVisitors } from '@form-portal/domain';
import { Button, Switch, VisuallyHidden } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { audienceProgress, partProgress } from './text-list.ts';
import { useTranslationsForm } from './translations-form.ts';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Whether public pages offer a language (decision 0053). Switching it on with texts missing asks first. */
export function VisitorsSwitch({ code }: { readonly code: LanguageCode }): ReactElement | null {
  const { text } = useI18n();
  const { catalogue, chosenDefault, change } = useTranslationsForm();
  const [isAsking, setAsking] = useState(false);
  const language = catalogue[code];
  if (language === undefined) return null;
  const { missing } = audienceProgress(partProgress(catalogue, code), 'visitors');

  function show(shownToVisitors: boolean): void {
    setAsking(false);
    change((now) => {
      const current = now[code];
      return current === undefined ? now : { ...now, [code]: { ...current, shownToVisitors } };
    });
  }

  return (
    <>
      <Switch
        label={
          <>
            {text('admin.translations.showToVisitors')}
            <VisuallyHidden>
              (<span lang={language.languageTag}>{language.name}</span>)
            </VisuallyHidden>
          </>
        }
        state={isShownToVisitors(catalogue, code, chosenDefault) ? 'on' : 'off'}
        unavailable={code === chosenDefault ? text('admin.translations.alwaysShown') : undefined}
        onChange={(state) => {
          if (state === 'on' && missing > 0) setAsking(true);
          else show(state === 'on');
        }}
      />
      {isAsking && (
        <Popup
          icon="info"
          role="alertdialog"
          title={text('admin.translations.showQuestion', { name: language.name })}
          onExit={() => setAsking(false)}
          actions={<Button onClick={() => show(true)}>{text('admin.translations.showToVisitors')}</Button>}
          safe={
            <Button kind="primary" data-first-focus onClick={() => setAsking(false)}>
              {text('admin.translations.keepHidden')}
            </Button>
          }
        >
          <p>
            {text('admin.translations.showWithGaps', {
              n: missing,
              name: catalogue[chosenDefault]?.name ?? chosenDefault,
            })}
          </p>
        </Popup>
      )}
    </>
  );
}
