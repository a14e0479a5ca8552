import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { typeOver } from '../../editor/testing/draw-editor.tsx';
import { button } from '../../testing/draw-screen.tsx';
import { drawSection } from '../testing/draw-section.tsx';
import { MergeButton } from '../testing/merge-button.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';

const control = () => one<HTMLInputElement>('input');

describe('the end of maintenance', () => {
  it('is shown in the time zone of the site', () => {
    drawSection(<MaintenanceSection />, { maintenanceUntil: '2026-12-31T12:30:00.000Z' });

    expect(control().value).toBe('31 12 2026 14:30');
  });

  it('is stored in UTC, by summer time in summer', () => {
    const settings = drawSection(<MaintenanceSection />);

    typeOver(control(), '1.6.2027 9.00');

    expect(settings().maintenanceUntil).toBe('2027-06-01T06:00:00Z');
  });

  it.each([
    ['tomorrow', 'tomorrow'],
    [' 32.1.2027 9.00 ', '32.1.2027 9.00'],
    ['', ''],
  ])('is kept as typed while it is not a moment: “%s”', (typed, kept) => {
    const settings = drawSection(<MaintenanceSection />, { maintenanceUntil: '2026-12-31T12:30:00.000Z' });

    typeOver(control(), typed);

    expect(settings().maintenanceUntil).toBe(kept);
    expect(control().value).toBe(typed);
  });

  it('is the one that another administrator set meanwhile, once their change is merged in', () => {
    drawSection(
      <>
        <MaintenanceSection />
        <MergeButton theirs={{ maintenanceUntil: '2026-12-31T12:30:00.000Z' }} />
      </>,
    );

    click(button('Merge'));

    expect(control().value).toBe('31 12 2026 14:30');
  });
});
