import { normaliseAnswers, type Guid } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { fieldTypes } from '@form-portal/field-types';
import { describe, expect, it } from 'vitest';
import { courseRegistration } from './course-registration.ts';
import { grantApplication } from './grant-application.ts';

describe('the sample grant application', () => {
  const prepared = prepareForm(grantApplication, fieldTypes);
  const guid = (finnish: string): Guid =>
    grantApplication.fields.find(({ label }) => label['fi'] === finnish)!.guid;
  const applied = (typed: Readonly<Record<string, string>>) => {
    const raw = new Map(Object.entries(typed).map(([label, text]) => [guid(label), text]));
    const answers = normaliseAnswers(grantApplication, raw, fieldTypes);
    return resolve(prepared, answers, { today: '2027-01-15', identified: false });
  };
  const costs = { Tilavuokrat: '10 000', 'Palkat ja palkkiot': '2345,67 €' };

  it('asks associations whether they are registered, then for their number, and no other applicant', () => {
    const [association, foundation, company] = ['1', '2', '3'];
    const asked = (type: string | undefined, isRegistered: string) => {
      const found = applied({ 'Hakijan tyyppi': type ?? '', 'Yhdistys on rekisteröity': isRegistered }).asked;
      return ['Yhdistys on rekisteröity', 'Jäsenmäärä', 'Rekisterinumero'].map((label) =>
        found.has(guid(label)),
      );
    };

    expect(asked(association, 'true')).toEqual([true, true, true]);
    expect(asked(association, '')).toEqual([true, true, false]);
    for (const other of [foundation, company, ''])
      expect(asked(other, 'true')).toEqual([false, false, false]);
  });

  it('adds up the costs and refuses funding that does not cover them exactly', () => {
    const enough = applied({ ...costs, 'Oma rahoitus': '7845.67', 'Haettava summa': '4 500 €' });
    const tooMuch = applied({ ...costs, 'Oma rahoitus': '8000', 'Haettava summa': '4 500 €' });

    expect(enough.answers[guid('Kokonaiskustannukset')]).toBe(12345.67);
    expect(enough.failedChecks).toEqual([]);
    expect(tooMuch.failedChecks).toMatchObject([{ at: guid('Oma rahoitus') }]);
  });
});

describe('the sample registration to a course', () => {
  const prepared = prepareForm(courseRegistration, fieldTypes);
  const born = (date: string) => {
    const guid = courseRegistration.fields.find(({ label }) => label['gb'] === 'Date of birth')!.guid;
    const answers = normaliseAnswers(courseRegistration, new Map([[guid, date]]), fieldTypes);
    const { asked, failedChecks } = resolve(prepared, answers, { today: '2027-01-15', identified: false });
    const guardian = courseRegistration.groups.find(({ showWhen }) => showWhen)!;
    return { guardian: guardian.fields.every((field) => asked.has(field)), stops: failedChecks.length };
  };

  it('asks for a guardian under 18 years, and stops under 15', () => {
    expect(born('2009-01-15')).toEqual({ guardian: false, stops: 0 });
    expect(born('2009-01-16')).toEqual({ guardian: true, stops: 0 });
    expect(born('2012-01-15')).toEqual({ guardian: true, stops: 0 });
    expect(born('2012-01-16')).toEqual({ guardian: true, stops: 1 });
  });
});
