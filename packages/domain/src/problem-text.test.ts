import { describe, expect, it } from 'vitest';
import { namedProblemText, problemText } from './problem-text.ts';
import { bundledCatalogue } from './translations/defaults/index.ts';
import { translator } from './translations/translate.ts';

const english = translator(bundledCatalogue, 'gb', 'gb');
const finnish = translator(bundledCatalogue, 'fi', 'gb');
const name = { label: 'Name', requiredTextKey: 'enterValue' } as const;

describe('a problem in words', () => {
  it.each([
    ['enterValue', 'Enter Name', 'Täytä kohta Name'],
    ['selectValue', 'Select Name', 'Valitse Name'],
    ['tickValue', 'Tick Name', 'Rastita kohta Name'],
  ] as const)('asks for a missing answer by %s (design 5)', (requiredTextKey, inEnglish, inFinnish) => {
    const problem = { code: 'submission.required-missing', path: 'x' } as const;

    expect(problemText(problem, english, { label: 'Name', requiredTextKey })).toBe(inEnglish);
    expect(namedProblemText(problem, finnish, { label: 'Name', requiredTextKey })).toBe(inFinnish);
  });

  it('is followed by the limit and its unit when a file is too large (§5 Attachments)', () => {
    const problem = { code: 'attachment.too-large', params: { name: 'a.pdf', limit: 10 } } as const;

    expect(problemText(problem, english)).toBe('The file is too large. The largest allowed size is 10 MB.');
    expect(problemText(problem, finnish)).toBe('Tiedosto on liian suuri. Enimmäiskoko on 10 Mt.');
  });

  it('tells the largest total in MB (D34)', () => {
    const problem = { code: 'attachment.total-too-large', params: { limit: 209_715_200 } } as const;

    expect(problemText(problem, english)).toBe(
      'The files are too large together. The largest allowed total is 200 MB.',
    );
  });

  it('names the field where the field is not in sight (D14)', () => {
    const problem = { code: 'answer.text-too-long', path: 'x', params: { max: 5000, n: 6000 } } as const;

    expect(problemText(problem, english, name)).toBe('Shorten the text to 5,000 characters.');
    expect(namedProblemText(problem, english, name)).toBe('Name: Shorten the text to 5,000 characters.');
    expect(namedProblemText(problem, english)).toBe('Shorten the text to 5,000 characters.');
  });

  it('names the place of a fault in a request', () => {
    expect(problemText({ code: 'request.invalid', path: 'Fields[3].Name' }, english)).toBe(
      'The request has something wrong in it: Fields[3].Name',
    );
  });
});
