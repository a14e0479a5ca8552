import { Button, PencilIcon, PlusIcon } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { addPredefinedFieldCommand } from '../../model/commands/settings/predefined-fields.ts';
import { RuleSentence } from '../../panel/logic-tab/sentence/rule-sentence.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { usePredefinedField } from './use-predefined-field.ts';
import styles from '../settings-tab.module.css';
import type { DisplayLocale, Guid } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface PredefinedSectionProps {
  /** Opens the screen of predefined fields. */
  readonly onOpen: () => void;
}

/** A read-only list of the predefined fields, which have their own screen for editing. */
export function PredefinedSection({ onOpen }: PredefinedSectionProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const fields = useEditor(({ form }) => form.predefinedFields);
  return (
    <SettingsSection
      section="predefined"
      focusHeading
      action={
        <Button icon={<PlusIcon />} onClick={() => run(addPredefinedFieldCommand)}>
          {text('admin.addPredefinedProperty')}
        </Button>
      }
    >
      <p className={styles.hint}>{text('admin.settings.predefinedHint')}</p>
      {fields.length === 0 ? (
        <p className={styles.hint}>{text('admin.settings.predefinedNone')}</p>
      ) : (
        <>
          <dl className={styles.values}>
            {fields.map(({ guid }) => (
              <PredefinedItem key={guid} guid={guid} />
            ))}
          </dl>
          <div>
            <Button icon={<PencilIcon />} onClick={onOpen}>
              {text('admin.settings.predefinedEdit')}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}

/** The value for display; numbers without grouping, since they may be years. */
function displayedValue({ type, field, answer }: PredefinedControl, locale: DisplayLocale): string {
  return typeof answer === 'number'
    ? type.controlValue(field, answer, '', locale)
    : type.display(field, answer, locale);
}

function PredefinedItem({ guid }: { readonly guid: Guid }): ReactElement {
  const locale = useI18n();
  const { text } = locale;
  const { predefined, name, control } = usePredefinedField(guid);
  const value =
    control === undefined || predefined?.value === undefined
      ? text('admin.settings.predefinedNoValue')
      : displayedValue(control, locale);
  return (
    <div className={styles.value}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {predefined?.when !== undefined && (
        <dd>
          <RuleSentence ruleRef={{ rule: 'when', of: guid }} condition={predefined.when} />
        </dd>
      )}
    </div>
  );
}
