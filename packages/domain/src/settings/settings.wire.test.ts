import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityAttributeNames } from '../identity/identity-attributes.ts';
import { arbitraryColour } from '../testing/arbitrary-colour.ts';
import { bundledCatalogue } from '../translations/defaults/index.ts';
import { checkSettings } from './check-settings.ts';
import { defaultSettings } from './default-settings.ts';
import type { Settings } from './settings.ts';
import { settingsFromWire, settingsToWire } from './settings.wire.ts';

const wire = {
  defaultLanguage: 'fi',
  siteName: 'Kuusilahden asiointi',
  privacyPolicyUrl: 'https://kuusilahti.example/tietosuoja',
  theme: {
    primaryColor: '#10364A',
    primaryTextColor: '#FFFFFF',
    accentColor: '#0A6C74',
    accentTextColor: '#FFFFFF',
  },
  suomifi: {
    enabled: true,
    sukunimi: 1017,
    syntymaaika: 1018,
    ulkomainen_paikkakunta_valtio: 1019,
    etunimet: -1,
  },
};

const trimmed = fc.string({ maxLength: 30 }).map((text) => text.trim());
const language = fc.constantFrom(...Object.keys(bundledCatalogue));
const localized = fc.dictionary(language, fc.string(), { noNullPrototype: true });

const anySettings: fc.Arbitrary<Settings> = fc.record({
  defaultLanguage: language,
  siteName: trimmed,
  privacyPolicyUrl: trimmed,
  logo: fc.record({
    light: fc.constantFrom('', `/logos/${'0'.repeat(64)}.svg`),
    dark: fc.constantFrom('', `/logos/${'1'.repeat(64)}.png`),
  }),
  theme: fc.record({
    primary: arbitraryColour,
    primaryText: arbitraryColour,
    accent: arbitraryColour,
    accentText: arbitraryColour,
  }),
  suomifi: fc.record({
    enabled: fc.boolean(),
    properties: fc.dictionary(
      fc.constantFrom(...identityAttributeNames),
      fc.integer({ min: 1000, max: 99_999 }),
      {
        noNullPrototype: true,
      },
    ),
  }),
  accessibilityStatement: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('link' as const), url: fc.webUrl() }),
    fc.record({
      kind: fc.constant('page' as const),
      parts: fc.record({
        organisation: localized,
        compliance: localized,
        knownGaps: localized,
        method: localized,
        supervisor: localized,
        date: fc.constantFrom('', '2026-11-20'),
      }),
    }),
  ),
  feedbackAddress: trimmed,
  helpText: localized,
  maintenanceUntil: fc.constantFrom('', '2026-12-01T16:00:00Z'),
});

describe('settings on the wire', () => {
  it('have the specified members', () => {
    expect(settingsToWire(defaultSettings)).toEqual({
      defaultLanguage: 'fi',
      siteName: 'Sähköinen asiointi',
      privacyPolicyUrl: '',
      theme: {
        primaryColor: '#10364a',
        primaryTextColor: '#ffffff',
        accentColor: '#0a6c74',
        accentTextColor: '#ffffff',
      },
      suomifi: {
        enabled: false,
        henkilotunniste: -1,
        sukunimi: -1,
        etunimet: -1,
        syntymaaika: -1,
        kotikunta: -1,
        kotimainen_katuosoite: -1,
        kotimainen_postinumero: -1,
        kotimainen_postitoimipaikka: -1,
        ulkomainen_katuosoite: -1,
        ulkomainen_paikkakunta_valtio: -1,
        sahkoposti: -1,
        suomen_kansalaisuus: -1,
      },
    });
  });

  it('are read from a client that knows only the specification', () => {
    expect(settingsFromWire(wire)).toEqual({
      ok: true,
      value: {
        ...defaultSettings,
        siteName: 'Kuusilahden asiointi',
        privacyPolicyUrl: 'https://kuusilahti.example/tietosuoja',
        suomifi: {
          enabled: true,
          properties: { lastName: 1017, birthDate: 1018, foreignTownAndCountry: 1019 },
        },
      },
    });
  });

  it('read back what they write', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(settingsFromWire(JSON.parse(JSON.stringify(settingsToWire(settings))))).toEqual({
          ok: true,
          value: settings,
        });
      }),
    );
  });

  it('read a text of any length, which only the check refuses', () => {
    const long = { ...defaultSettings, siteName: 'x'.repeat(20_001), helpText: { fi: 'x'.repeat(20_001) } };

    expect(settingsFromWire(settingsToWire(long))).toEqual({ ok: true, value: long });
    expect(checkSettings(long, ['fi']).map(({ path }) => path)).toEqual(['siteName', 'helpText.fi']);
  });

  it.each([-1, 0, null, '', undefined])('read %j as an attribute that is not mapped', (id) => {
    const read = settingsFromWire({ ...wire, suomifi: { enabled: false, sukunimi: id } });

    expect(read).toMatchObject({ ok: true, value: { suomifi: { properties: {} } } });
  });

  it('read a numeric string as a property id, as a select sends it', () => {
    expect(settingsFromWire({ ...wire, suomifi: { enabled: false, sukunimi: '1017' } })).toMatchObject({
      ok: true,
      value: { suomifi: { properties: { lastName: 1017 } } },
    });
  });

  it('read an empty statement address as no statement', () => {
    expect(settingsFromWire({ ...wire, accessibilityStatement: ' ' })).toMatchObject({
      value: { accessibilityStatement: null },
    });
  });

  it.each([
    [null, ''],
    [[], ''],
    [{ ...wire, siteName: 7 }, 'siteName'],
    [{ ...wire, theme: {} }, 'theme.primaryColor'],
    [{ ...wire, suomifi: { enabled: 'yes' } }, 'suomifi.enabled'],
    [{ ...wire, suomifi: { enabled: true, sukunimi: 1.5 } }, 'suomifi.sukunimi'],
    [{ ...wire, helpText: 'x' }, 'helpText'],
    [JSON.parse('{"__proto__":{"admin":true}}'), '__proto__'],
  ])('are refused with the path of the fault: %j', (value, path) => {
    const read = settingsFromWire(value);

    expect(read.ok ? [] : read.problems.slice(0, 1)).toMatchObject([{ code: 'request.invalid', path }]);
  });
});
