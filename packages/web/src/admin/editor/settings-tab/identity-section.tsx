import { identityAttributeNames, identityAttributes, mayRequestIdentity } from '@form-portal/domain';
import { Checkbox, Switch } from '@form-portal/ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import {
  removeAttributeCommand,
  requestIdentityCommand,
  addAttributeCommand,
  withdrawIdentityCommand,
} from '../model/commands/settings/identity-request.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { IdentityAttribute, IdentityMapping } from '@form-portal/domain';
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
      <Attributes />
      <UnmappedAttributes />
    </SettingsSection>
  );
}

/** The attributes that the form can take, or takes although the site no longer maps them. */
function Attributes(): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const { enabled, attributes } = useEditor(({ form }) => form.identity);
  const mapping = useEditor((_, env) => env.mapping);
  const offered = identityAttributeNames.filter(
    (name) => isMapped(mapping, name) || attributes.includes(name),
  );
  if (!enabled || offered.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{text('admin.settings.attributes')}</legend>
      <div className={styles.attributes}>
        {offered.map((attribute) => (
          <Checkbox
            key={attribute}
            label={text(identityAttributes[attribute].labelKey)}
            state={attributes.includes(attribute) ? 'checked' : 'unchecked'}
            onChange={(state) =>
              run(state === 'checked' ? addAttributeCommand(attribute) : removeAttributeCommand(attribute))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Names the attributes that the site does not map, in one sentence, and leads to where they are mapped. */
function UnmappedAttributes(): ReactElement | null {
  const { text } = useI18n();
  const mapping = useEditor((_, env) => env.mapping);
  const unmapped = identityAttributeNames.filter((name) => !isMapped(mapping, name));
  if (unmapped.length === 0) return null;
  const names = unmapped.map((name) => text(identityAttributes[name].labelKey)).join(', ');
  return (
    <p className={styles.hint}>
      {mayRequestIdentity(mapping) && `${text('admin.settings.attributesNotMapped', { names })} `}
      <Link to="/admin/settings">{text('admin.site.settings')}</Link>
    </p>
  );
}

function isMapped(mapping: IdentityMapping, attribute: IdentityAttribute): boolean {
  return mapping.enabled && mapping.properties[attribute] !== undefined;
}
