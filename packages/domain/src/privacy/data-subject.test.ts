import { describe, expect, it } from 'vitest';
import { concerns, readDataSubject, type DataSubjectKey } from './data-subject.ts';

function concernsTyped(by: DataSubjectKey, typed: string, texts: readonly string[]): boolean {
  const subject = readDataSubject(by, typed);
  if (!subject.ok) throw new Error('the subject was refused');
  return concerns(subject.value, texts);
}

describe('a data subject', () => {
  it.each([
    ['code', ' 210281-9988 ', ['Asia koskee 210281-9988.']],
    ['code', '010280-952l', ['010280-952L']],
    ['code', 'se/fi/199001', ['SE/FI/199001']],
    ['code', 'SE/FI/199001', ['Tunniste: se/fi/199001.']],
    ['email', 'Aino@Kaupunki.fi', ['Vastaus: aino@kaupunki.fi.']],
    ['email', 'aino@kaupunki.fi', ['<AINO@kaupunki.fi>, muut']],
    ['name', 'åsa ÖHMAN', ['Öhman', 'Terveisin Åsa']],
  ] as const)('given by %s %j is found in %j', (by, typed, texts) => {
    expect(concernsTyped(by, typed, texts)).toBe(true);
  });

  it.each([
    ['code', '210281-9988', ['210281-9987', '1210281-9988', '210281A9988']],
    ['code', 'SE/FI/199001', ['SE/FI/1990012', 'ASE/FI/199001']],
    ['email', 'aino@kaupunki.fi', ['kaino@kaupunki.fi', 'aino@kaupunki.fi.example']],
    ['name', 'Aino Korhonen', ['Ainola', 'Korhonen']],
  ] as const)('given by %s %j is not found in %j', (by, typed, texts) => {
    expect(concernsTyped(by, typed, texts)).toBe(false);
  });

  it.each([
    ['code', '21028'],
    ['email', 'aino'],
    ['name', ' x '],
    ['name', '2147483647'],
    ['name', 'x 1 2 3'],
  ] as const)('cannot be given by the %s %j, which identifies nobody', (by, typed) => {
    expect(readDataSubject(by, typed).ok).toBe(false);
  });
});
