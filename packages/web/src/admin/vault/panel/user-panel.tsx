import { maxPasswordLength, minPasswordLength } from '@form-portal/domain';
import { Switch, TextInput } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { SessionList } from '../../account/session-list.tsx';
import { MemberSetting } from '../inputs/member-setting.tsx';
import { ElementEditor } from './element-editor.tsx';
import { saveUser } from '../structure/structure-calls.ts';
import styles from './element-panel.module.css';
import type { ElementPanelProps } from './element-panel-props.ts';
import type { AdministeredUser, TextKey, UserDraft } from '@form-portal/domain';
import type { InputHTMLAttributes, ReactElement } from 'react';

export interface UserPanelProps extends ElementPanelProps {
  readonly element: AdministeredUser | undefined;
}

/** An account of the vault: names, rights and a new password. */
export function UserPanel({ kind, element }: UserPanelProps): ReactElement {
  const { text } = useI18n();
  const initial: UserDraft = {
    username: element?.username ?? '',
    name: element?.name ?? '',
    admin: element?.admin ?? false,
    enabled: element?.enabled ?? true,
  };
  return (
    <ElementEditor<UserDraft>
      kind={kind}
      id={element?.id ?? null}
      name={element?.name ?? ''}
      initial={initial}
      save={(draft) => saveUser(element?.id ?? null, draft)}
      // A password sent again with the next change would end the account's sessions again.
      afterSave={(draft) => withPassword(draft, '')}
      below={element !== undefined && <UserSessions user={element} />}
      controls={(draft, change) => (
        <>
          <UserInput
            member="Username"
            labelKey="username"
            value={draft.username}
            autoComplete="off"
            onWrite={(username) => change({ ...draft, username })}
          />
          <UserInput
            member="Name"
            labelKey="admin.vault.shownName"
            value={draft.name}
            autoComplete="off"
            onWrite={(name) => change({ ...draft, name })}
          />
          <UserInput
            member="Password"
            labelKey={element === undefined ? 'password' : 'admin.vault.newPassword'}
            hint={text(element === undefined ? 'admin.vault.passwordHint' : 'admin.vault.newPasswordHint', {
              n: minPasswordLength,
            })}
            type="password"
            autoComplete="new-password"
            value={draft.password ?? ''}
            onWrite={(password) => change(withPassword(draft, password))}
          />
          <Switch
            label={text('admin.vault.administrator')}
            hint={text('admin.vault.administratorHint')}
            state={draft.admin ? 'on' : 'off'}
            onChange={(state) => change({ ...draft, admin: state === 'on' })}
          />
          <Switch
            label={text('admin.vault.enabled')}
            hint={text('admin.vault.enabledHint')}
            state={draft.enabled === false ? 'off' : 'on'}
            onChange={(state) => change({ ...draft, enabled: state === 'on' })}
          />
        </>
      )}
    />
  );
}

function UserSessions({ user }: { readonly user: AdministeredUser }): ReactElement {
  const { text } = useI18n();
  return (
    <section className={styles.section} aria-labelledby="user-sessions">
      <h3 id="user-sessions">{text('account.sessions')}</h3>
      <SessionList
        of={user.id}
        endAllKey="account.endOfUser"
        question={text('account.endOfUserQuestion', { name: user.name })}
        consequenceKey="account.endConsequence"
        noneKey="account.noOthers"
      />
    </section>
  );
}

/** An empty password leaves the old one unchanged. */
function withPassword({ password: _, ...draft }: UserDraft, password: string): UserDraft {
  return password === '' ? draft : { ...draft, password };
}

interface UserInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly member: string;
  readonly labelKey: TextKey;
  readonly hint?: string;
  readonly onWrite: (value: string) => void;
}

function UserInput({ member, labelKey, hint, onWrite, ...inputProps }: UserInputProps): ReactElement {
  const { text } = useI18n();
  return (
    <MemberSetting member={member} label={text(labelKey)} hint={hint}>
      {(control) => (
        <TextInput
          {...inputProps}
          {...control}
          maxLength={maxPasswordLength}
          spellCheck={false}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </MemberSetting>
  );
}
