import { describe, expect, it } from 'vitest';
import { heldWords } from './held-words.ts';

describe('what keeps a submission from the vault', () => {
  it.each([
    ['waiting', null, 'notTaken', null, 'vaultSays'],
    ['failed', null, 'refused', 'refusedHelp', 'vaultSays'],
    ['waiting', 'unscanned', 'notScanned', 'notScannedHelp', 'scannerSays'],
    ['failed', 'unscanned', 'scanGivenUp', 'scanGivenUpHelp', 'scannerSays'],
    ['failed', 'infected', 'virusFound', 'virusFoundHelp', 'scannerSays'],
    ['waiting', 'infected', 'virusFound', 'virusFoundHelp', 'scannerSays'],
  ] as const)('is told of one that is %s, scan %s, as %s', (status, scan, title, help, says) => {
    expect(heldWords({ status, scan })).toEqual({
      titleKey: `admin.submissions.${title}`,
      helpKey: help && `admin.submissions.${help}`,
      saysKey: `admin.submissions.${says}`,
    });
  });
});
