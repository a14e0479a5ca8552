import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { outdatedAfter, withoutOutdated } from './outdated-texts.ts';

const language = (texts: Readonly<Record<string, string>>) => ({ name: 'L', translationId: -1, texts });
const before: Catalogue = {
  gb: language({ send: 'Send', back: 'Back' }),
  fi: language({ send: 'Lähetä', back: '' }),
  se: language({ send: 'Skicka', back: 'Tillbaka' }),
};
const withEnglish = (send: string, catalogue = before): Catalogue => ({
  ...catalogue,
  gb: language({ send, back: 'Back' }),
});
const submitted = outdatedAfter({}, { before, after: withEnglish('Submit') });

describe('translations whose English text changed', () => {
  it('are outdated, with the English text they were made from', () => {
    expect(submitted).toEqual({ fi: { send: 'Send' }, se: { send: 'Send' } });
  });

  it('keep the English text they were made from when it changes again', () => {
    const again = { before: withEnglish('Submit'), after: withEnglish('Deliver') };
    expect(outdatedAfter(submitted, again)).toEqual(submitted);
  });

  it('are up to date when the English text is restored', () => {
    const back = { before: withEnglish('Submit'), after: before };
    expect(outdatedAfter(submitted, back)).toEqual({});
  });

  it('are up to date once they are rewritten, also together with the English text', () => {
    const after = { ...withEnglish('Submit'), fi: language({ send: 'Toimita', back: '' }) };
    expect(outdatedAfter({}, { before, after })).toEqual({ se: { send: 'Send' } });
    expect(outdatedAfter(submitted, { before: withEnglish('Submit'), after })).toEqual({
      se: { send: 'Send' },
    });
  });

  it('exclude missing ones and those of deleted languages', () => {
    const after = {
      gb: language({ send: 'Submit', back: 'Return' }),
      fi: language({ send: 'Lähetä', back: '' }),
    };
    expect(outdatedAfter({}, { before, after })).toEqual({ fi: { send: 'Send' } });
  });

  it('stay outdated when the code of their language changes, except those rewritten with it', () => {
    const { fi: _, ...others } = withEnglish('Submit');
    const change = {
      before: withEnglish('Submit'),
      after: { ...others, ax: language({ send: 'Lähetä', back: '' }) },
    };
    expect(outdatedAfter(submitted, change)).toEqual({ ax: { send: 'Send' }, se: { send: 'Send' } });

    const anew = { ...change, after: { ...others, ax: language({ send: 'Toimita', back: 'Takaisin' }) } };
    expect(outdatedAfter(submitted, anew)).toEqual({ se: { send: 'Send' } });
  });

  it('are recorded when the code and the English text change in one save', () => {
    const { fi: _, ...others } = withEnglish('Submit');
    const after = { ...others, ax: language({ send: 'Lähetä', back: '' }) };
    expect(outdatedAfter({}, { before, after })).toEqual({ ax: { send: 'Send' }, se: { send: 'Send' } });
  });

  it('are up to date when confirmed by an administrator', () => {
    expect(withoutOutdated(submitted, 'fi', 'send')).toEqual({ se: { send: 'Send' } });
    expect(withoutOutdated(submitted, 'fi', 'back')).toEqual(submitted);
  });
});
