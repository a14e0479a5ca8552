import {
  logoLimits,
  logoMediaTypes,
  noLogo,
  problemText,
  type SiteLogo,
  type Translate,
} from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, uploadedLogoSchema } from '@form-portal/domain/wire';
import { Button, SettingError, UploadIcon } from '@form-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { callAndRead } from '../../api/call.ts';
import { failureMessage } from '../../api/failure-message.ts';
import { settingId } from '../form/setting-id.ts';
import { useSettingsForm } from '../form/settings-form.ts';
import settingStyles from '../settings.module.css';
import styles from './logo-setting.module.css';
import type { ReactElement } from 'react';

type Mode = keyof SiteLogo;

const hintId = settingId('logo-hint');

/** The logos for light and dark mode. A file is uploaded when it is chosen, and shown to visitors once the settings are saved. */
export function LogoSetting(): ReactElement {
  const { text } = useI18n();
  const { settings } = useSettingsForm();
  return (
    <div className={styles.logos}>
      <div className={settingStyles.pair}>
        <LogoFile mode="light" />
        {settings.logo.light !== '' && <LogoFile mode="dark" />}
      </div>
      <p id={hintId} className={settingStyles.hint}>
        {text('admin.site.logoHint', { kilobytes: logoLimits.bytes / 1024 })}
      </p>
    </div>
  );
}

function LogoFile({ mode }: { readonly mode: Mode }): ReactElement {
  const { text } = useI18n();
  const { settings, change, errorOf } = useSettingsForm();
  const chooser = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { upload, isPending, removed, error, forget } = useUpload((uploaded) =>
    change(({ logo }) => ({ logo: { ...logo, [mode]: uploaded } })),
  );
  const path = settings.logo[mode];
  const id = settingId(`logo.${mode}`);

  function remove(): void {
    forget();
    // The dark logo only replaces the light one.
    change({ logo: mode === 'light' ? noLogo : { ...settings.logo, dark: '' } });
    chooseButton.current?.focus();
  }

  return (
    <fieldset className={styles.file}>
      <legend>{text(`admin.site.logo.${mode}`)}</legend>
      <div role="status">
        <div className={styles.state} data-theme={mode}>
          {path === '' ? (
            <p>{text(mode === 'light' ? 'admin.site.noLogo' : 'admin.site.logoSame')}</p>
          ) : (
            <img src={path} alt={text('admin.site.logo')} />
          )}
        </div>
        {removed.length > 0 && (
          <p className={styles.cleaned}>{text('admin.site.logoCleaned', { names: removed.join(', ') })}</p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          ref={chooseButton}
          id={id}
          icon={<UploadIcon />}
          aria-disabled={isPending}
          aria-describedby={`${hintId} ${id}-error`}
          onClick={() => {
            if (!isPending) chooser.current?.click();
          }}
        >
          {text('admin.site.chooseLogo')}
        </Button>
        {path !== '' && <Button onClick={remove}>{text('admin.site.removeLogo')}</Button>}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={Object.values(logoMediaTypes).join()}
        aria-label={text(`admin.site.logo.${mode}`)}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows choosing the same file again after it was corrected.
          event.currentTarget.value = '';
          if (file !== undefined) upload(file);
        }}
      />
      <SettingError id={`${id}-error`} error={error ?? errorOf(`logo.${mode}`)} />
    </fieldset>
  );
}

/** Uploads a logo; the callback gets its path, unless the upload was forgotten or its control is gone. */
function useUpload(onUploaded: (path: string) => void) {
  const { text } = useI18n();
  const [isTooLarge, setTooLarge] = useState(false);
  const { data, mutate, reset, isPending, error } = useMutation({
    mutationFn: async (file: File) =>
      callAndRead(routes.uploadLogo, { body: { Content: await base64Of(file) } }, (body) =>
        parseWire(uploadedLogoSchema, body),
      ),
  });

  function forget(): void {
    reset();
    setTooLarge(false);
  }

  function upload(file: File): void {
    forget();
    // The server would only say that the request is too large, or close the connection.
    if (file.size > logoLimits.bytes) setTooLarge(true);
    else mutate(file, { onSuccess: ({ Path }) => onUploaded(Path) });
  }
  const failure = error === null ? undefined : failureMessage(error, text);
  return {
    upload,
    forget,
    isPending,
    removed: data?.Removed ?? [],
    error: isTooLarge ? tooLargeMessage(text) : failure,
  };
}

function tooLargeMessage(text: Translate): string {
  const params = { kilobytes: logoLimits.bytes / 1024, pixels: logoLimits.pixels };
  return problemText({ code: 'logo.too-large', params }, text);
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
