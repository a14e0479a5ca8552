import { aField, aForm, aGroup, aPredefinedField, guidOf, nameOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Condition, FormCheck } from '@form-portal/domain';
import type { EditorLocation, Finding, FindingCode } from '@form-portal/domain/edit';
import { logicRows } from './logic-rows.ts';

const answered = (name: string): Condition => ({
  kind: 'field',
  field: guidOf(name),
  operator: 'answered',
  operand: null,
});

const errorFinding = (code: FindingCode, at: EditorLocation): Finding => ({
  code,
  severity: 'error',
  params: {},
  at,
});

describe('the rows of a form’s logic', () => {
  it('are the elements with rules, references or findings, in page order, then checks and predefined fields', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => aField('text', { guid: guidOf(name) }));
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error();
    const shown = { ...c, showWhen: answered('a'), requireWhen: 'shown' as const };
    const group = { ...aGroup('g', [shown]), showWhen: answered('a') };
    const check: FormCheck = {
      guid: guidOf('check'),
      must: answered('c'),
      message: {},
      at: null,
      kind: 'error',
    };
    const predefined = { ...aPredefinedField(1001, { dataType: 1, value: 'x' }), when: answered('a') };
    const form = aForm({
      fields: [a, b, shown, d],
      groups: [group],
      layout: [
        { kind: 'field', guid: d.guid },
        { kind: 'group', guid: group.guid },
        { kind: 'field', guid: a.guid },
        { kind: 'field', guid: b.guid },
      ],
      checks: [check],
      predefinedFields: [predefined],
    });
    const finding = errorFinding('rule-question-gone', { in: 'logic', of: d.guid, rule: 'showWhen' });

    const withoutMessage = errorFinding('check-message-missing', {
      in: 'text',
      text: { of: 'check', guid: check.guid, part: 'message' },
      language: 'gb',
    });
    const notAboutRules = errorFinding('property-gone', { in: 'field', guid: b.guid, part: 'property' });

    expect(
      logicRows(form, [finding, withoutMessage, notAboutRules]).map(
        ({ kind, guid, rules, references, findings }) => [
          kind,
          nameOf(guid),
          rules.map((rule) => rule.kind),
          Object.values(references).join(' '),
          findings.length,
        ],
      ),
    ).toEqual([
      ['field', 'd', [], '0 0 0', 1],
      ['group', 'g', ['showWhen'], '0 0 0', 0],
      ['field', 'c', ['showWhen', 'requireWhen'], '0 1 0', 0],
      ['field', 'a', [], '3 0 0', 0],
      ['check', 'check', ['must'], '0 0 0', 1],
      ['predefined', 'p1001', ['when'], '0 0 0', 0],
    ]);
  });

  it('include groups that repeat, though no rule refers to them', () => {
    const [a, b] = [aField('text', { guid: guidOf('a') }), aField('text', { guid: guidOf('b') })];
    const repeat = { min: 0, max: 10 };
    const form = aForm({
      fields: [a, b],
      groups: [{ ...aGroup('rows', [a]), repeat }, aGroup('once', [b])],
      layout: [
        { kind: 'group', guid: guidOf('rows') },
        { kind: 'group', guid: guidOf('once') },
      ],
    });

    const onlyInPdf = errorFinding('rows-only-pdf', { in: 'rows', guid: guidOf('rows'), part: 'lines' });
    expect(logicRows(form, [onlyInPdf]).map((row) => [nameOf(row.guid), row.repeat, row.findings])).toEqual([
      ['rows', repeat, [onlyInPdf]],
    ]);
  });

  it('have checks on the page that shows their messages', () => {
    const [a, b] = [aField('number', { guid: guidOf('a') }), aField('number', { guid: guidOf('b') })];
    const total = { ...b, formula: `{field:${a.guid}} * 2` };
    const [p, q] = [guidOf('p'), guidOf('q')];
    const check = (name: string, at: string | null): FormCheck => ({
      guid: guidOf(name),
      must: answered('a'),
      message: {},
      at: at === null ? null : guidOf(at),
      kind: 'error',
    });
    const form = aForm({
      fields: [a, total],
      pages: [p, q].map((guid) => ({ guid, name: {} })),
      layout: [
        { kind: 'field', guid: a.guid, page: p },
        { kind: 'field', guid: b.guid, page: q },
      ],
      checks: [check('of b', 'b'), check('of a', null)],
    });

    const rows = logicRows(form, []);
    expect(rows.map(({ guid }) => nameOf(guid))).toEqual(['p', 'a', 'of a', 'q', 'b', 'of b']);
    expect(rows[1]?.references).toEqual({ rules: 0, checks: 2, formulas: 1 });
  });
});
