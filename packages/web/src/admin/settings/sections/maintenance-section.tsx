import { localDateTime, utcOf } from '@form-portal/domain';
import { readDateTime, spellDate, spellTime } from '@form-portal/field-types/ui';
import { TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useMomentStyle } from '../../use-moment-style.ts';
import { SectionCard } from '../form/section-card.tsx';
import { useSettingsForm } from '../form/settings-form.ts';
import { SiteSetting } from '../form/site-setting.tsx';
import type { ReactElement } from 'react';

/** The time until which forms can be read but not sent. */
export function MaintenanceSection(): ReactElement {
  const { text, languageTag } = useI18n();
  const { timeZone } = useMomentStyle();
  const { settings, change } = useSettingsForm();
  const { maintenanceUntil } = settings;
  const spelled = () => ({
    typed: spellMoment(maintenanceUntil, { languageTag, timeZone }),
    maintenanceUntil,
  });
  const [shown, setShown] = useState(spelled);
  // Saving merges in what another administrator has set meanwhile.
  if (shown.maintenanceUntil !== maintenanceUntil) setShown(spelled());

  function write(value: string): void {
    const local = readDateTime(value);
    // What cannot be read is kept as it is typed, so that checking the settings refuses it.
    const until = (local === undefined ? undefined : utcOf(local, timeZone)) ?? value.trim();
    setShown({ typed: value, maintenanceUntil: until });
    change({ maintenanceUntil: until });
  }
  return (
    <SectionCard title={text('admin.site.maintenance')}>
      <SiteSetting
        path="maintenanceUntil"
        label={text('admin.site.maintenanceUntil')}
        hint={text('admin.site.maintenanceHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={shown.typed}
            onChange={(event) => write(event.currentTarget.value)}
          />
        )}
      </SiteSetting>
    </SectionCard>
  );
}

/** A stored moment as it is typed: `31.12.2027 14.30`. */
function spellMoment(
  instant: string,
  { languageTag, timeZone }: { readonly languageTag: string; readonly timeZone: string },
): string {
  const [date, time] = localDateTime(instant, timeZone)?.split(' ') ?? [];
  if (date === undefined || time === undefined) return instant;
  return `${spellDate(date, languageTag)} ${spellTime(time, languageTag)}`;
}
