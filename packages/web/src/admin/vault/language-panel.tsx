import { maxVaultNameLength } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { MemberSetting } from './member-setting.tsx';
import { ThingEditor } from './thing-editor.tsx';
import { saveLanguage } from './vault-calls.ts';
import type { ThingPanelProps } from './thing-panel-props.ts';
import type { AdministeredLanguage, LanguageDraft } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface LanguagePanelProps extends ThingPanelProps {
  readonly thing: AdministeredLanguage | undefined;
}

/** A language of the vault. */
export function LanguagePanel({ kind, thing }: LanguagePanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <ThingEditor<LanguageDraft>
      kind={kind}
      id={thing?.id ?? null}
      name={thing?.name ?? ''}
      stays={thing?.builtIn === true ? text('admin.vault.firstLanguage') : undefined}
      initial={{ name: thing?.name ?? '', tag: thing?.tag ?? '' }}
      save={(draft) => saveLanguage(thing?.id ?? null, draft)}
      controls={(draft, change) => (
        <>
          <MemberSetting member="Name" label={text('admin.vault.name')}>
            {(control) => (
              <TextInput
                {...control}
                aria-required
                maxLength={maxVaultNameLength}
                value={draft.name}
                onChange={(event) => change({ ...draft, name: event.target.value })}
              />
            )}
          </MemberSetting>
          <MemberSetting member="Tag" label={text('admin.vault.tag')} hint={text('admin.vault.tagHint')}>
            {(control) => (
              <TextInput
                {...control}
                aria-required
                spellCheck={false}
                value={draft.tag}
                onChange={(event) => change({ ...draft, tag: event.target.value })}
              />
            )}
          </MemberSetting>
        </>
      )}
    />
  );
}
