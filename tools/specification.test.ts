import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';
import { isQuoted, quotationsIn } from './test-sentences.ts';

/** One rule of docs/specification.md. */
interface Row {
  readonly where: string;
  readonly rule: string;
  readonly proof: string;
}

const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const rows: readonly Row[] = page
  .split('\n')
  .map((line) => /^\| (.+?) \| (.+?) \| (.+) \|$/.exec(line))
  .filter((cells) => cells !== null)
  .map(([, where = '', rule = '', proof = '']) => ({ where, rule, proof }))
  .filter(({ where }) => where !== 'Where');

/** A proof: a link to a test file and part of a test title. */
const provedBy = /^\[[\w.-]+\]\(\.\.\/[^)]+\) “.+”$/;
const notPlanned = /^([^:]+: )?not planned yet$/;
/** Budgets depend on the machine, so no test may time them. */
const measured = /^measured by `npm run bench`$/;

const proofs = rows.flatMap(({ rule, proof }) => proof.split('<br>').map((one) => ({ rule, proof: one })));

describe('docs/specification.md', () => {
  it('has a proof for every rule, or says that there is none', () => {
    const accepted = [provedBy, notPlanned, measured];
    const others = proofs.filter(({ proof }) => !accepted.some((kind) => kind.test(proof)));

    expect(rows.length).toBeGreaterThan(250);
    expect(others.map(({ rule, proof }) => `${rule}: ${proof}`)).toEqual([]);
  });

  it('has every decision and every section', () => {
    const places = rows.map(({ where }) => where.split(' ')[0]);
    const decisions = Array.from({ length: 55 }, (_, index) => `D${String(index + 1)}`);
    const sections = Array.from({ length: 9 }, (_, index) => `§${String(index + 1)}`);

    expect([...decisions, ...sections].filter((place) => !places.includes(place))).toEqual([]);
  });
});

describe.each(['docs/specification.md', 'docs/security.md'])('%s', (document) => {
  it('quotes tests in their own words', () => {
    const quotations = quotationsIn(readFileSync(join(root, document), 'utf8'));

    expect(quotations.filter((quoted) => !isQuoted(quoted))).toEqual([]);
  });
});
