import { identityAttributeNames, identityAttributes, mayRequestIdentity } from '@form-portal/domain';
import { Checkbox, Switch } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import {
  removeAttributeCommand,
  requestIdentityCommand,
  addAttributeCommand,
  withdrawIdentityCommand,
} from '../model/commands/identity-request.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { IdentityAttribute } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Whether visitors identify themselves, and which attributes the form stores (specification §4, Form editor). */
export function IdentitySection(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const control = useRef<HTMLInputElement>(null);
  const isAsked = useEditor(({ form }) => form.identity.enabled);
  const isPossible = useEditor((_, { mapping }) => mayRequestIdentity(mapping));
  useFocusAtLocation(control, (location) => location.in === 'settings' && location.section === 'identity');
  return (
    <SettingsSection section="identity">
      <Switch
        ref={control}
        label={text('admin.settings.askIdentity')}
        hint={text('admin.settings.askIdentityHint')}
        state={isAsked ? 'on' : 'off'}
        unavailable={isAsked || isPossible ? undefined : text('admin.settings.identityNotMapped')}
        onChange={(state) => run(state === 'on' ? requestIdentityCommand : withdrawIdentityCommand)}
      />
      <fieldset>
        <legend className={styles.legend}>{text('admin.settings.attributes')}</legend>
        <div className={styles.attributes}>
          {identityAttributeNames.map((attribute) => (
            <Attribute key={attribute} attribute={attribute} />
          ))}
        </div>
      </fieldset>
    </SettingsSection>
  );
}

function Attribute({ attribute }: { readonly attribute: IdentityAttribute }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isTaken = useEditor(({ form }) => form.identity.attributes.includes(attribute));
  const isAsked = useEditor(({ form }) => form.identity.enabled);
  const isMapped = useEditor(
    (_, { mapping }) => mapping.enabled && mapping.properties[attribute] !== undefined,
  );

  function whyNot(): string | undefined {
    // A selected attribute can always be removed.
    if (isTaken) return undefined;
    if (!isMapped) return text('admin.settings.attributeNotMapped');
    return isAsked ? undefined : text('admin.settings.identityOff');
  }

  return (
    <Checkbox
      label={text(identityAttributes[attribute].labelKey)}
      state={isTaken ? 'checked' : 'unchecked'}
      unavailable={whyNot()}
      onChange={(state) =>
        run(state === 'checked' ? addAttributeCommand(attribute) : removeAttributeCommand(attribute))
      }
    />
  );
}
