import { describe, expect, it } from 'vitest';
import { choiceSetting, defineSettings, flagSetting, noSettings, textSetting } from './field-settings.ts';

const settings = defineSettings(
  {
    askTwice: flagSetting(false),
    format: choiceSetting(['plain', 'strict'], 'plain'),
    hint: textSetting({ labelKey: 'fieldType.email.hint', needed: true }),
  },
  {
    fit: (all, changed) =>
      all.askTwice && changed.has('format') && all.format === 'plain' ? { ...all, askTwice: false } : all,
    check: ({ hint }) => (Object.keys(hint).length === 0 ? ['fieldType.email.noHint'] : []),
  },
);

describe('own settings', () => {
  it('have their defaults when they are absent', () => {
    expect(settings.of({ settings: {} })).toEqual({ askTwice: false, format: 'plain', hint: {} });
  });

  it.each([
    ['a flag', { askTwice: 'yes' }],
    ['a choice', { format: 'loose' }],
    ['a text', { hint: ['x'] }],
    ['a text in a language', { hint: { gb: 7 } }],
    ['everything', { askTwice: null, format: {}, hint: true }],
  ])('have their defaults in place of invalid values: %s', (_what, invalid) => {
    expect(settings.normalise(invalid)).toEqual({});
    expect(settings.of({ settings: invalid })).toEqual({ askTwice: false, format: 'plain', hint: {} });
  });

  it('are stored only when they differ from the default', () => {
    expect(settings.normalise({ askTwice: true, format: 'plain', hint: { gb: 'Hint', fi: '' } })).toEqual({
      askTwice: true,
      hint: { gb: 'Hint' },
    });
  });

  it('leave the settings of other types as they are', () => {
    expect(settings.normalise({ colour: 'red', askTwice: 1 })).toEqual({ colour: 'red' });
    expect(noSettings.normalise({ colour: 'red' })).toEqual({ colour: 'red' });
  });

  it('are not read from the prototype', () => {
    const inherited = Object.create({ askTwice: true }) as Record<string, never>;

    expect(settings.of({ settings: inherited }).askTwice).toBe(false);
  });

  it('are edited by name; invalid, undefined and unknown changes have no effect', () => {
    expect(settings.edit({}, { askTwice: true })).toEqual({ askTwice: true });
    expect(settings.edit({ askTwice: true }, { askTwice: 3, format: undefined, colour: 'red' })).toEqual({
      askTwice: true,
    });
  });

  it('are made to fit each other, given which ones were changed', () => {
    const both = { askTwice: true, format: 'strict' };

    expect(settings.edit(both, { format: 'plain' })).toEqual({});
    expect(settings.normalise({ askTwice: true })).toEqual({ askTwice: true });
  });

  it('list their texts and what an administrator should correct', () => {
    expect(settings.texts).toEqual({ hint: { labelKey: 'fieldType.email.hint', needed: true } });
    expect(settings.check({})).toEqual(['fieldType.email.noHint']);
    expect(settings.check({ hint: { gb: 'Hint' } })).toEqual([]);
  });
});
