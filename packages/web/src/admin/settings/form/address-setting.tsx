import { settingsLimits } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { SiteSetting, type SiteSettingProps } from './site-setting.tsx';
import type { ReactElement } from 'react';

export interface AddressSettingProps extends Omit<SiteSettingProps, 'children'> {
  readonly address: string;
  /** Whether only the address of a page is valid, not an e-mail address. */
  readonly isUrl?: boolean;
  readonly onWrite: (address: string) => void;
}

/** A setting that is an address; spaces around it are removed. */
export function AddressSetting(props: AddressSettingProps): ReactElement {
  const { address, isUrl = true, onWrite, ...setting } = props;
  return (
    <SiteSetting {...setting}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={isUrl ? 'url' : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={settingsLimits.address}
          value={address}
          onChange={(event) => onWrite(event.currentTarget.value.trim())}
        />
      )}
    </SiteSetting>
  );
}
