import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samlRefusals } from './saml-refusals.ts';

describe('samlRefusals', () => {
  it('are listed in the operator’s manual with their meanings', () => {
    const manual = readFileSync(new URL('../../../../../../docs/suomifi.md', import.meta.url), 'utf8');
    const rows = manual.match(/^\| `[a-z.-]+` +\|.*$/gm) ?? [];

    const written = rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));
    expect(written.map(([, code, meaning]) => [code, meaning])).toEqual(Object.entries(samlRefusals));
  });
});
