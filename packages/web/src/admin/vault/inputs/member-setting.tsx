import { Setting, type SettingProps } from '@form-portal/ui';
import { useMemberError } from './refusal.tsx';
import type { ReactElement } from 'react';

export interface MemberSettingProps extends Pick<SettingProps, 'label' | 'hint' | 'children'> {
  /** The path of the member in the vault's refusals, such as `Name` (see `useMemberError`). */
  readonly member: string;
}

/** One member of an element, with the vault's error message. */
export function MemberSetting({ member, ...setting }: MemberSettingProps): ReactElement {
  return <Setting {...setting} error={useMemberError(member)} />;
}
