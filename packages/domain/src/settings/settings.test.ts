import { describe, expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { maintenanceAt } from './settings.ts';

describe('maintenance', () => {
  it('is announced with its end, and ends by itself', () => {
    const settings = { ...defaultSettings, maintenanceUntil: '2026-12-01T16:00:00Z' };
    expect(maintenanceAt(settings, Date.parse('2026-12-01T15:59:59Z'))).toBe('2026-12-01T16:00:00Z');
    expect(maintenanceAt(settings, Date.parse('2026-12-01T16:00:00Z'))).toBeUndefined();
    expect(maintenanceAt(defaultSettings, 0)).toBeUndefined();
  });
});
