import { fileTypes } from '@form-portal/domain';
import { Checkbox, Segmented, Setting, TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../../editor-context.tsx';
import { commitsTyped } from '../../commits-typed.ts';
import {
  setRequestCategoryCommand,
  setRequestExtensionsCommand,
  setRequestTypesCommand,
} from '../../model/commands/settings/requests.ts';
import { useRefusedExtension } from '../attachments/use-refused-extension.ts';
import settings from '../settings-tab.module.css';
import styles from './requested-files.module.css';
import type { AttachmentRequest, FileTypeRules, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Which types a requested file accepts: those of the form, or its own. */
export function RequestTypes({ request }: { readonly request: AttachmentRequest }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const { guid, fileTypes: ownTypes } = request;
  return (
    <div className={styles.types}>
      <Segmented
        legend={text('admin.requests.types')}
        chosen={ownTypes === undefined ? 'of-form' : 'own'}
        choices={[
          { value: 'of-form', label: text('admin.requests.typesOfForm') },
          { value: 'own', label: text('admin.requests.ownTypes') },
        ]}
        onChoose={(types) => run(setRequestTypesCommand(guid, types))}
      />
      {ownTypes !== undefined && <OwnTypes guid={guid} types={ownTypes} />}
    </div>
  );
}

interface OwnTypesProps {
  readonly guid: Guid;
  readonly types: FileTypeRules;
}

function OwnTypes({ guid, types }: OwnTypesProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const [typed, setTyped] = useState<string | null>(null);
  const error = useRefusedExtension(types.customExtensions);

  function commit(): void {
    if (typed !== null) run(setRequestExtensionsCommand(guid, typed));
    setTyped(null);
  }
  return (
    <>
      <fieldset>
        <legend className={settings.legend}>{text('admin.settings.allowedTypes')}</legend>
        <div className={settings.categories}>
          {fileTypes.map(({ category, labelKey }) => (
            <Checkbox
              key={category}
              label={text(labelKey)}
              state={types.categories.includes(category) ? 'checked' : 'unchecked'}
              onChange={(state) =>
                run(setRequestCategoryCommand(guid, category, state === 'checked' ? 'allowed' : 'refused'))
              }
            />
          ))}
        </div>
      </fieldset>
      <Setting label={text('admin.settings.endings')} error={error}>
        {(attributes) => (
          <TextInput
            {...attributes}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={text('admin.settings.endingsHint')}
            value={typed ?? types.customExtensions.join(', ')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (commitsTyped(event)) commit();
            }}
          />
        )}
      </Setting>
    </>
  );
}
