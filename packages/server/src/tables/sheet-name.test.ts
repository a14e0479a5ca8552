import { expect, it } from 'vitest';
import { sheetName } from './sheet-name.ts';

it.each([
  ['is kept', 'Muut avustukset', [], 'Muut avustukset'],
  ['is the number of the sheet when nothing is wanted', '', ['1'], '2'],
  ['has a number when it is taken, whatever its case', 'Grants', ['1', 'grants', 'Grants 2'], 'Grants 3'],
  ['has no characters that Excel refuses', "'2026/27: [tulot] * menot?'", [], '2026 27   tulot    menot'],
  ['is not Excel’s own', 'History', [], 'History 2'],
  ['is cut where it is too long', 'x'.repeat(40), ['x'.repeat(31)], `${'x'.repeat(29)} 2`],
  [
    'does not end in an apostrophe where it is cut',
    "Contact details of the parents' employers",
    [],
    'Contact details of the parents',
  ],
  ['is not cut within a character', `${'x'.repeat(30)}🏊`, [], 'x'.repeat(30)],
  ['is the number of the sheet when nothing is left', '???', [], '1'],
])('the name of a sheet %s', (_, wanted, taken, name) => {
  expect(sheetName(wanted, taken)).toBe(name);
});
