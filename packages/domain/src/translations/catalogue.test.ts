import { describe, expect, it } from 'vitest';
import { isShownToVisitors, languagesOfVisitors, withVisibility, type Catalogue } from './catalogue.ts';

const language = { name: 'X', translationId: -1, texts: {} };
const hidden = { ...language, shownToVisitors: false };
const shown = { ...language, shownToVisitors: true };
const catalogue: Catalogue = { gb: language, fi: hidden, se: shown, ee: hidden };

describe('a language', () => {
  it('is offered to visitors unless it is switched off', () => {
    expect(languagesOfVisitors(catalogue, 'gb')).toEqual(['gb', 'se']);
  });

  it('is always offered as the default language of the site', () => {
    expect(languagesOfVisitors(catalogue, 'fi')).toEqual(['gb', 'fi', 'se']);
  });

  it.each(['de', 'toString'])('that the portal lacks is not offered: %s', (code) => {
    expect(isShownToVisitors(catalogue, code, code)).toBe(false);
  });

  it('that is stored keeps its visibility when it is sent without one; a new one is hidden', () => {
    const sent: Catalogue = { gb: language, fi: language, se: language, ee: shown, lv: language };

    expect(withVisibility(sent, catalogue)).toEqual({
      gb: language,
      fi: hidden,
      se: shown,
      ee: shown,
      lv: hidden,
    });
  });
});
