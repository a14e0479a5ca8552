import { deliveryFailures, type RefusedPart } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { undeliveredTexts } from './undelivered-texts.ts';

describe('the texts for what keeps a submission from the vault', () => {
  it.each([
    ['waiting', null, 'notTaken', null, 'vaultSays'],
    ['failed', null, 'refused', 'refusedHelp', 'vaultSays'],
    ['waiting', 'unscanned', 'notScanned', 'notScannedHelp', 'scannerSays'],
    ['failed', 'unscanned', 'scanGivenUp', 'scanGivenUpHelp', 'scannerSays'],
    ['failed', 'infected', 'virusFound', 'virusFoundHelp', 'scannerSays'],
    ['waiting', 'infected', 'virusFound', 'virusFoundHelp', 'scannerSays'],
  ] as const)(
    'without a known failure are, for one that is %s with scan %s, %s',
    (status, scan, title, help, says) => {
      expect(undeliveredTexts({ status, scan, failure: null, refused: [] })).toMatchObject({
        titleKey: `admin.submissions.${title}`,
        helpKey: help && `admin.submissions.${help}`,
        saysKey: `admin.submissions.${says}`,
      });
    },
  );

  it('are the failure’s own for each kind of failure, whatever the status', () => {
    const titles = deliveryFailures.map(
      (failure) => undeliveredTexts({ status: 'waiting', scan: null, failure, refused: [] }).titleKey,
    );

    expect(new Set(titles).size).toBe(deliveryFailures.length);
    expect(titles).toEqual(
      deliveryFailures.map(
        (failure) => undeliveredTexts({ status: 'failed', scan: null, failure, refused: [] }).titleKey,
      ),
    );
  });

  it('quote the vault, but not for failures of the portal itself', () => {
    const unquoted = deliveryFailures.filter(
      (failure) => undeliveredTexts({ status: 'failed', scan: null, failure, refused: [] }).saysKey === null,
    );

    expect(unquoted).toEqual(['not-prepared', 'not-rendered']);
  });

  it('point to the form when a change of it can help', () => {
    const about = deliveryFailures.filter(
      (failure) => undeliveredTexts({ status: 'failed', scan: null, failure, refused: [] }).isAboutForm,
    );

    expect(about).toEqual(['not-found', 'invalid-object', 'not-rendered']);
  });

  it('do not guess what is wrong when the parts that were refused are known', () => {
    const part = { class: { id: 7, name: 'Hakemus' }, property: null, reason: 'unknown' } as const;
    const words = (refused: readonly RefusedPart[]) =>
      undeliveredTexts({ status: 'failed', scan: null, failure: 'invalid-object', refused });

    expect(words([part])).toEqual({ ...words([]), helpKey: 'admin.submissions.failure.notFoundHelp' });
    expect(words([]).helpKey).toBe('admin.submissions.failure.invalidObjectHelp');
  });
});
