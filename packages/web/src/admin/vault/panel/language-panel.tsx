import { maxVaultNameLength } from '@form-portal/domain';
import { TextInput } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { MemberSetting } from '../inputs/member-setting.tsx';
import { ElementEditor } from './element-editor.tsx';
import { saveLanguage } from '../structure/structure-calls.ts';
import type { ElementPanelProps } from './element-panel-props.ts';
import type { AdministeredLanguage, LanguageDraft } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface VaultLanguagePanelProps extends ElementPanelProps {
  readonly element: AdministeredLanguage | undefined;
}

/** A language of the vault. */
export function VaultLanguagePanel({ kind, element }: VaultLanguagePanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <ElementEditor<LanguageDraft>
      kind={kind}
      id={element?.id ?? null}
      name={element?.name ?? ''}
      stays={element?.builtIn === true ? text('admin.vault.firstLanguage') : undefined}
      initial={{ name: element?.name ?? '', tag: element?.tag ?? '' }}
      save={(draft) => saveLanguage(element?.id ?? null, draft)}
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
