import { pageOf, pagesOf, type Form, type Guid } from '@form-portal/domain';
import { referencesByQuestion, rulesOf, type Rule } from '@form-portal/domain/logic';
import { elementOfLocation, isAboutRules, type Finding } from '@form-portal/domain/edit';

/** An element with rules, or that rules refer to. */
export interface LogicRow {
  readonly kind: 'page' | 'field' | 'group' | 'request' | 'check' | 'predefined';
  readonly guid: Guid;
  /** Its own rules; a field that is required whenever it is shown has one without a condition. */
  readonly rules: readonly Rule[];
  /** How many rules refer to it. */
  readonly references: number;
  /** The findings about its rules. */
  readonly findings: readonly Finding[];
}

/**
 * Lists the elements of a form with rules, with references to them or with findings about rules: pages, groups and
 * fields in page order, then requested files, then checks, then predefined fields. The
 * page of a listed element is listed too.
 */
export function logicRows(form: Form, findings: readonly Finding[]): readonly LogicRow[] {
  const rules = rulesOf(form);
  const references = referencesByQuestion(form);
  const row = (kind: LogicRow['kind'], guid: Guid): LogicRow => ({
    kind,
    guid,
    rules: rules.filter(({ of }) => of === guid),
    references: references.get(guid)?.length ?? 0,
    findings: findings.filter((finding) => isAboutRules(finding) && elementOfLocation(finding.at) === guid),
  });
  const listed = [
    ...elementsInOrder(form).map(([kind, guid]) => row(kind, guid)),
    ...(form.attachments.requests ?? []).map(({ guid }) => row('request', guid)),
    ...(form.checks ?? []).map(({ guid }) => row('check', guid)),
    ...form.predefinedFields.map(({ guid }) => row('predefined', guid)),
  ];
  const says = (one: LogicRow): boolean => one.rules.length + one.references + one.findings.length > 0;
  const pages = new Set(
    listed.filter((one) => one.kind !== 'page' && says(one)).map(({ guid }) => pageOf(form, guid)),
  );
  return listed.filter((one) => says(one) || (one.kind === 'page' && pages.has(one.guid)));
}

type Element = readonly ['page' | 'field' | 'group', Guid];

function elementsInOrder(form: Form): readonly Element[] {
  return pagesOf(form).flatMap(({ page, sections }): readonly Element[] => [
    ...(page === null ? [] : [['page', page.guid] as const]),
    ...sections.flatMap(({ group, rows }): readonly Element[] => [
      ...(group === null ? [] : [['group', group.guid] as const]),
      ...rows.flat().map(({ guid }) => ['field', guid] as const),
    ]),
  ]);
}
