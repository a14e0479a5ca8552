import { settingsLimits } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { SiteSetting, type SiteSettingProps } from './site-setting.tsx';
import type { ReactElement } from 'react';

export interface AddressSettingProps extends Omit<SiteSettingProps, 'children'> {
  readonly address: string;
  /** Whether it can only be that of a page. */
  readonly isUrl?: boolean;
  readonly onWrite: (address: string) => void;
}

/** A setting that is an address, which has no blanks around it. */
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
