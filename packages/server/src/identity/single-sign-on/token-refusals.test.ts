import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables } from '../../config/variables.ts';
import { tokenRefusals } from './token-refusals.ts';

const manual = readFileSync(new URL('../../../../../docs/single-sign-on.md', import.meta.url), 'utf8');

/** The first two cells of the rows whose first cell matches. */
function rowsOf(first: RegExp): readonly (readonly string[])[] {
  return manual
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => first.test(name))
    .map(([, name = '', meaning = '']) => [name.replaceAll('`', ''), meaning.replaceAll('`', '')]);
}

describe('the operator’s manual of single sign-on', () => {
  it('lists every reason for a refusal as the log names it', () => {
    expect(rowsOf(/^`[a-z]+\.[a-z-]+`$/)).toEqual(Object.entries(tokenRefusals));
  });

  it('lists every variable, and sets it in the example for Entra ID', () => {
    const names = Object.keys(variables).filter((name) => name.startsWith('PORTAL_OAUTH_'));

    expect(rowsOf(/^`PORTAL_OAUTH_/).map(([name]) => name)).toEqual(names);
    expect(manual.match(/^PORTAL_OAUTH_\w+(?==)/gm)).toEqual(names);
  });
});
