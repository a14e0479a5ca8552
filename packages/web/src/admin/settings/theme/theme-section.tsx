import { contrastAdvice, isHexColour } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { ColourRow } from './colour-row.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { useSettingsForm } from '../form/settings-form.ts';
import type { ThemeColours } from '@form-portal/domain';
import type { ReactElement } from 'react';

const colourNames = ['primary', 'primaryText', 'accent', 'accentText'] as const;

/** The four colours, each with its contrast (docs/design.md#theme). */
export function ThemeSection(): ReactElement {
  const { text } = useI18n();
  const { settings, stored } = useSettingsForm();
  const advice = contrastAdvice(validColours(settings.theme, stored.theme));
  return (
    <SectionCard title={text('admin.theme.title')} hint={text('admin.theme.hint')}>
      <div>
        {colourNames.map((name) => (
          <ColourRow key={name} name={name} advice={advice.find(({ colour }) => colour === name)} />
        ))}
      </div>
    </SectionCard>
  );
}

/** The edited colours; the stored one replaces each that is not a valid colour yet. */
export function validColours(colours: ThemeColours, stored: ThemeColours): ThemeColours {
  const validColour = (name: keyof ThemeColours): string =>
    isHexColour(colours[name]) ? colours[name] : stored[name];
  return {
    primary: validColour('primary'),
    primaryText: validColour('primaryText'),
    accent: validColour('accent'),
    accentText: validColour('accentText'),
  };
}
