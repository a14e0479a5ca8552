import { classesOf, offeredObjectTypes } from '@form-portal/domain';
import { Select, Setting } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { chooseClassCommand, chooseObjectTypeCommand } from '../../model/commands/settings/vault-target.ts';
import { useVaultNameTag } from '../../../vault-names.ts';
import { StructurePlaceholder } from '../../structure-placeholder.tsx';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { ObjectSettings } from './object-settings.tsx';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings-tab.module.css';
import type { NamedItem } from '@form-portal/domain';
import type { ReactElement, Ref } from 'react';

/** The objects created from submissions: type, class, title and summary (specification §5, Form settings). */
export function VaultSection(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const structure = useEditor((_, env) => env.structure);
  const objectType = useEditor(({ form }) => form.objectType);
  const chosenClass = useEditor(({ form }) => form.class);
  const catalogue = useEditor((_, env) => env.catalogue);
  const tagOf = useVaultNameTag(structure, catalogue);
  const control = useRef<HTMLSelectElement>(null);
  useFocusAtLocation(control, (location) => location.in === 'settings' && location.section === 'vault');
  return (
    <SettingsSection section="vault">
      {structure === null ? (
        <StructurePlaceholder isLate />
      ) : (
        <div className={styles.pair}>
          <ElementSelect
            label={text('admin.settings.objectType')}
            choices={offeredObjectTypes(structure)}
            tagOf={(objectTypeItem) => tagOf('objectTypes', objectTypeItem)}
            chosen={objectType}
            onChoose={(id) => run(chooseObjectTypeCommand(id))}
          />
          <ElementSelect
            ref={control}
            label={text('admin.settings.class')}
            choices={classesOf(structure, objectType)}
            tagOf={(classItem) => tagOf('classes', classItem)}
            chosen={chosenClass}
            onChoose={(id) => run(chooseClassCommand(id))}
          />
        </div>
      )}
      <ObjectSettings />
    </SettingsSection>
  );
}

interface ElementSelectProps {
  readonly label: string;
  readonly choices: readonly NamedItem[];
  /** The tag of the language of a choice's name; undefined: the page's. */
  readonly tagOf: (choice: NamedItem) => string | undefined;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A select of object types or classes; a chosen one that no longer exists stays visible. */
function ElementSelect(props: ElementSelectProps): ReactElement {
  const { label, choices, tagOf, chosen, onChoose, ref } = props;
  const { text } = useI18n();
  const isUnknown = chosen !== null && choices.every(({ id }) => id !== chosen);
  return (
    <Setting label={label}>
      {(control) => (
        <Select
          {...(ref === undefined ? {} : { ref })}
          {...control}
          value={chosen ?? ''}
          aria-invalid={chosen === null || isUnknown || undefined}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {chosen === null && (
            <option value="" disabled>
              {text('admin.settings.choose')}
            </option>
          )}
          {isUnknown && (
            <option value={chosen} disabled>
              {text('admin.settings.unknownId', { id: String(chosen) })}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} lang={tagOf(choice)}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Setting>
  );
}
