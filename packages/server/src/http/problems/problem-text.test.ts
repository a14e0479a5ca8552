import { bundledCatalogue } from '@form-portal/domain/texts';
import { describe, expect, it } from 'vitest';
import { problemTextIn } from './problem-text.ts';

describe('a problem of a call in words', () => {
  const words = problemTextIn(bundledCatalogue, 'gb');
  const { fi, gb, se } = bundledCatalogue;

  it.each([
    [undefined, gb],
    ['', gb],
    ['*', gb],
    ['fi', fi],
    ['fi-FI,fi;q=0.9,en;q=0.8', fi],
    ['en-GB,en;q=0.9,fi;q=0.8', gb],
    ['de-DE, sv-FI;q=0.5, fi;q=0.4', se],
    ['fi;q=0.2, sv;q=0.7', se],
    ['fi;q=0, sv', se],
    ['SV', se],
    ['de, et', gb],
    [';;,=;q=,__proto__', gb],
  ])('is written for "%s" in the most preferred language that the portal includes', (accepted, { texts }) => {
    expect(words(accepted)({ code: 'request.too-many' })).toBe(texts['problem.tooMany']);
  });
});
