import { Setting, type SettingProps } from '@form-portal/ui';
import { useMemberError } from './refusal.tsx';
import type { ReactElement } from 'react';

export interface MemberSettingProps extends Pick<SettingProps, 'label' | 'hint' | 'children'> {
  /** Its member in the API. */
  readonly member: string;
}

/** One member of an element, with the vault's error message. */
export function MemberSetting({ member, ...setting }: MemberSettingProps): ReactElement {
  return <Setting {...setting} error={useMemberError(member)} />;
}
