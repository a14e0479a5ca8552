import { firstCustomProperty, identityAttributeNames, identityAttributes } from '@form-portal/domain';
import { Select, Switch } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { catalogueQuery, useStructure } from '../../api/queries.ts';
import { StructurePlaceholder } from '../../editor/structure-placeholder.tsx';
import { useNamedStructure, useVaultNameTag } from '../../vault-names.ts';
import { SectionCard } from '../form/section-card.tsx';
import { SiteSetting } from '../form/site-setting.tsx';
import { useSettingsForm } from '../form/settings-form.ts';
import styles from '../settings.module.css';
import type { IdentityAttribute, VaultProperty } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The attribute mapping: the vault property of each attribute (specification §5, Form settings). */
export function IdentityMappingSection(): ReactElement {
  const { text } = useI18n();
  const { data: catalogue } = useQuery(catalogueQuery());
  const structure = useNamedStructure(useStructure().structure, catalogue);
  const tagOf = useVaultNameTag(structure, catalogue);
  const { settings, change } = useSettingsForm();
  const { suomifi } = settings;
  return (
    <SectionCard title={text('admin.site.identity')} hint={text('admin.site.identityHint')}>
      <Switch
        label={text('admin.site.identityEnabled')}
        hint={text('admin.site.identityEnabledHint')}
        state={suomifi.enabled ? 'on' : 'off'}
        onChange={(state) => change({ suomifi: { ...suomifi, enabled: state === 'on' } })}
      />
      {structure === null ? (
        <StructurePlaceholder />
      ) : (
        <div className={styles.pair}>
          {identityAttributeNames.map((name) => (
            <AttributeSetting
              key={name}
              name={name}
              properties={structure.properties}
              tagOf={(property) => tagOf('properties', property)}
            />
          ))}
        </div>
      )}
    </SectionCard>
  );
}

interface AttributeSettingProps {
  readonly name: IdentityAttribute;
  readonly properties: readonly VaultProperty[];
  /** The tag of the language of a property's name; undefined: the page's. */
  readonly tagOf: (property: VaultProperty) => string | undefined;
}

function AttributeSetting({ name, properties, tagOf }: AttributeSettingProps): ReactElement {
  const { text, compare } = useI18n();
  const { settings, change } = useSettingsForm();
  const { labelKey, setting, dataTypes } = identityAttributes[name];
  const { [name]: chosen, ...otherProperties } = settings.suomifi.properties;
  const offered = properties
    .filter(({ id, dataType }) => id >= firstCustomProperty && dataTypes.includes(dataType))
    .sort((one, other) => compare(one.name, other.name));

  function choose(value: string): void {
    const mapped = value === '' ? otherProperties : { ...otherProperties, [name]: Number(value) };
    change({ suomifi: { ...settings.suomifi, properties: mapped } });
  }

  return (
    <SiteSetting path={`suomifi.${setting}`} label={text(labelKey)}>
      {(control) => (
        <Select {...control} value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{text('admin.site.notMapped')}</option>
          {offered.map((property) => (
            <option key={property.id} value={property.id} lang={tagOf(property)}>
              {property.name} ({property.id})
            </option>
          ))}
          {chosen !== undefined && !offered.some(({ id }) => id === chosen) && (
            <option value={chosen}>{text('admin.site.propertyGone', { id: String(chosen) })}</option>
          )}
        </Select>
      )}
    </SiteSetting>
  );
}
