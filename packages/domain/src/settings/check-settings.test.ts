import { describe, expect, it } from 'vitest';
import type { VaultProperty } from '../vault/structure.ts';
import { checkMappingAgainstVault, checkSettings } from './check-settings.ts';
import { defaultSettings } from './default-settings.ts';
import type { Settings, StatementParts } from './settings.ts';

const languages = ['gb', 'fi', 'se'];
const parts: StatementParts = {
  organisation: { fi: 'Kuusilahden kaupunki' },
  compliance: {},
  knownGaps: {},
  method: {},
  supervisor: {},
  date: '2026-11-20',
};
const blankParts: StatementParts = {
  organisation: {},
  compliance: {},
  knownGaps: {},
  method: {},
  supervisor: {},
  date: '',
};

function problemsOf(change: Partial<Settings>): readonly unknown[] {
  return checkSettings({ ...defaultSettings, ...change }, languages);
}

describe('checkSettings', () => {
  it('accepts the default settings', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('accepts settings with every member set', () => {
    expect(
      problemsOf({
        siteName: 'x'.repeat(250),
        privacyPolicyUrl: `https://kuusilahti.example/${'x'.repeat(1973)}`,
        suomifi: { enabled: true, properties: { lastName: 1000 } },
        accessibilityStatement: { kind: 'page', parts },
        feedbackAddress: 'palaute@kuusilahti.example',
        helpText: { fi: 'x'.repeat(5000) },
      }),
    ).toEqual([]);
  });

  it('refuses a site name of more than 250 characters', () => {
    expect(problemsOf({ siteName: 'x'.repeat(251) })).toEqual([
      { code: 'settings.site-name-too-long', path: 'siteName', params: { max: 250 } },
    ]);
  });

  it.each(['kuusilahti.example', 'javascript:alert(1)', 'https://', 'tietosuoja'])(
    'refuses the privacy policy URL %j',
    (privacyPolicyUrl) => {
      expect(problemsOf({ privacyPolicyUrl })).toEqual([
        { code: 'settings.privacy-url-invalid', path: 'privacyPolicyUrl' },
      ]);
    },
  );

  it('refuses a privacy policy URL of more than 2000 characters', () => {
    expect(problemsOf({ privacyPolicyUrl: `https://kuusilahti.example/${'x'.repeat(1974)}` })).toEqual([
      { code: 'settings.privacy-url-too-long', path: 'privacyPolicyUrl', params: { max: 2000 } },
    ]);
  });

  it('refuses a logo that is not an uploaded file', () => {
    const logo = { light: 'https://example.org/logo.svg', dark: `/logos/${'0'.repeat(64)}.svg` };

    expect(problemsOf({ logo })).toEqual([{ code: 'settings.logo-unknown', path: 'logo.light' }]);
  });

  it('names every invalid colour', () => {
    const theme = { primary: '#10364a', primaryText: 'white', accent: '#fff', accentText: '' };

    expect(problemsOf({ theme })).toEqual([
      { code: 'settings.colour-invalid', path: 'theme.primaryText', params: { value: 'white' } },
      { code: 'settings.colour-invalid', path: 'theme.accent', params: { value: '#fff' } },
      { code: 'settings.colour-invalid', path: 'theme.accentText', params: { value: '' } },
    ]);
  });

  it('refuses a default language that the portal does not have', () => {
    expect(problemsOf({ defaultLanguage: 'ee' })).toMatchObject([{ code: 'settings.language-unknown' }]);
  });

  it.each([999, 0, -5, 1000.5, Number.NaN])(
    'refuses an identity attribute mapped to property %s',
    (lastName) => {
      expect(problemsOf({ suomifi: { enabled: true, properties: { lastName } } })).toEqual([
        { code: 'settings.property-invalid', path: 'suomifi.sukunimi' },
      ]);
    },
  );

  it.each(['mailto:saavutettavuus@kuusilahti.example', 'kuusilahti.example', 'javascript:1'])(
    'refuses an accessibility statement at %j',
    (url) => {
      expect(problemsOf({ accessibilityStatement: { kind: 'link', url } })).toMatchObject([
        { code: 'settings.statement-url-invalid' },
      ]);
    },
  );

  it.each(['2026-02-30', '20.11.2026', ' 2026-11-20'])('refuses a statement dated %j', (date) => {
    expect(problemsOf({ accessibilityStatement: { kind: 'page', parts: { ...parts, date } } })).toMatchObject(
      [{ code: 'settings.statement-date-invalid', path: 'accessibilityStatement.date' }],
    );
  });

  it.each([{}, { organisation: { fi: ' ', gb: '' } }, { date: '2026-11-20' }])(
    'refuses an accessibility statement page without any text: %j',
    (written) => {
      const page = { kind: 'page', parts: { ...blankParts, ...written } } as const;

      expect(problemsOf({ accessibilityStatement: page })).toEqual([
        { code: 'settings.statement-blank', path: 'accessibilityStatement.organisation' },
      ]);
    },
  );

  it('accepts an accessibility statement page with one text in one language', () => {
    const page = { kind: 'page', parts: { ...blankParts, supervisor: { se: 'Traficom' } } } as const;

    expect(problemsOf({ accessibilityStatement: page })).toEqual([]);
  });

  it('names the language of a text that is too long', () => {
    const tooLong = { fi: 'x'.repeat(5001), gb: 'x' };

    expect(problemsOf({ helpText: tooLong })).toEqual([
      { code: 'settings.text-too-long', path: 'helpText.fi', params: { max: 5000 } },
    ]);
    expect(
      problemsOf({ accessibilityStatement: { kind: 'page', parts: { ...parts, method: tooLong } } }),
    ).toMatchObject([{ code: 'settings.text-too-long', path: 'accessibilityStatement.method.fi' }]);
  });

  it.each([
    ['palaute@kuusilahti.example', true],
    ['https://kuusilahti.example/palaute', true],
    ['mailto:palaute@kuusilahti.example', true],
    ['', true],
    ['etu.suku+palaute@asiointi.kuusilahti.example', true],
    ['palaute', false],
    ['palaute@kuusilahti', false],
    ['pala@ute@kuusilahti.example', false],
    ['palaute,kirjaamo@kuusilahti.example', false],
    ['palaute..kirjaamo@kuusilahti.example', false],
    ['palaute@-kuusilahti..example', false],
    ['palaute @kuusilahti.example', false],
    ['<palaute@kuusilahti.example>', false],
    ['javascript:alert(1)', false],
  ])('accepts %j as feedback address: %s', (feedbackAddress, isGood) => {
    expect(problemsOf({ feedbackAddress }).length === 0).toBe(isGood);
  });

  it('refuses maintenance with an end that is not a moment', () => {
    expect(problemsOf({ maintenanceUntil: 'tonight' })).toEqual([
      { code: 'settings.maintenance-invalid', path: 'maintenanceUntil' },
    ]);
  });

  it('reports all problems at once', () => {
    expect(
      problemsOf({ siteName: 'x'.repeat(300), privacyPolicyUrl: 'x', defaultLanguage: 'xx' }),
    ).toHaveLength(3);
  });
});

describe('checkMappingAgainstVault', () => {
  const properties: readonly VaultProperty[] = [
    { id: 1001, name: 'Name', dataType: 1, valueList: null },
    { id: 1002, name: 'Citizen', dataType: 8, valueList: null },
    { id: 1003, name: 'District', dataType: 9, valueList: 101 },
  ];

  it.each([
    ['lastName', 1001, true],
    ['lastName', 1002, false],
    ['lastName', 1003, false],
    ['lastName', 1004, false],
    ['finnishCitizenship', 1001, true],
    ['finnishCitizenship', 1002, true],
    ['finnishCitizenship', 1003, false],
  ] as const)('accepts %s on property %d: %s', (attribute, property, isGood) => {
    const mapping = { enabled: true, properties: { [attribute]: property } };

    expect(checkMappingAgainstVault(mapping, properties).length === 0).toBe(isGood);
  });
});
