import { Setting, type SettingProps } from '@form-portal/ui';
import { useMemberError } from './refusal.tsx';
import type { ReactElement } from 'react';

export interface MemberSettingProps extends Pick<SettingProps, 'label' | 'hint' | 'children'> {
  /** What the calls name it by. */
  readonly member: string;
}

/** One member of a thing, with what the vault says is wrong with it. */
export function MemberSetting({ member, ...setting }: MemberSettingProps): ReactElement {
  return <Setting {...setting} error={useMemberError(member)} />;
}
