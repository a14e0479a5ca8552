import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPersonalIdentityCode, readPersonalIdentityCode } from './personal-identity-code.ts';

describe('a personal identity code', () => {
  it.each([
    ['210281-9988', '1981-02-21'],
    ['010280-952L', '1980-02-01'],
    ['010469-999W', '1969-04-01'],
    ['010675-9981', '1975-06-01'],
    ['261298-998X', '1998-12-26'],
    ['040265-9985', '1965-02-04'],
    ['260991-999R', '1991-09-26'],
    ['020365-999P', '1965-03-02'],
    ['131052-308T', '1952-10-13'],
    ['010190-999W', '1990-01-01'],
    ['010190Y999W', '1990-01-01'],
  ])('%s is valid and gives the birth date %s', (code, birthDate) => {
    expect(readPersonalIdentityCode(code)).toEqual({ code, birthDate, hasRightCheckCharacter: true });
  });

  it.each([
    ['+', '1890'],
    ['-', '1990'],
    ['Y', '1990'],
    ['X', '1990'],
    ['W', '1990'],
    ['V', '1990'],
    ['U', '1990'],
    ['A', '2090'],
    ['B', '2090'],
    ['C', '2090'],
    ['D', '2090'],
    ['E', '2090'],
    ['F', '2090'],
  ])('with the century sign %s belongs to the year %s', (sign, year) => {
    expect(readPersonalIdentityCode(`010190${sign}999W`)?.birthDate).toBe(`${year}-01-01`);
  });

  it.each([
    ['', 'is empty'],
    ['2102819988', 'has no century sign'],
    ['210281G9988', 'has an unknown century sign'],
    ['320181-9988', 'has a day too many'],
    ['310281-9988', 'has a day that its month lacks'],
    ['290281-9988', 'has a leap day in a common year'],
    ['290200+9988', 'has a leap day in 1800'],
    ['001281-9988', 'has no day'],
    ['211381-9988', 'has a thirteenth month'],
    ['210281-0018', 'has an individual number that nobody gets'],
    ['210281-998', 'is too short'],
    ['210281-9988 1', 'is too long'],
    ['٢١0281-9988', 'has digits of another script'],
  ])('%j is invalid: it %s', (text) => {
    expect(readPersonalIdentityCode(text)).toBeUndefined();
  });

  it('may have the leap day of 2000', () => {
    expect(readPersonalIdentityCode('290200A9988')?.birthDate).toBe('2000-02-29');
  });

  it.each(['010190-999K', '010190Y999K'])('%s has a wrong check character, which is reported', (code) => {
    expect(readPersonalIdentityCode(code)?.hasRightCheckCharacter).toBe(false);
  });

  it('is accepted in lower case, with another dash and with surrounding blanks', () => {
    expect(readPersonalIdentityCode(' 010280–952l ')?.code).toBe('010280-952L');
  });

  it('has exactly one correct check character', () => {
    const start = fc
      .integer({ min: 2, max: 999 })
      .map((number) => `010190-${String(number).padStart(3, '0')}`);

    fc.assert(
      fc.property(start, (code) => {
        const right = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
          (check) => readPersonalIdentityCode(code + check)?.hasRightCheckCharacter,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['210281-9988', '210281-****'],
    ['secret', '******'],
    ['DE/FI/12345', 'DE/FI/1****'],
    ['', ''],
  ])('%j is masked as %j', (code, masked) => {
    expect(maskPersonalIdentityCode(code)).toBe(masked);
  });
});
