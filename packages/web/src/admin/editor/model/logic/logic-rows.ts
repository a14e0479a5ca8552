import { pageOf, pageOfCheck, pagesOf, type Form, type Guid, type Repeat } from '@form-portal/domain';
import { referencesByQuestion, rulesOf, type Rule } from '@form-portal/domain/logic';
import { elementOfLocation, isAboutRules, type Finding } from '@form-portal/domain/edit';

/** How many rules refer to an element, by kind. */
export interface References {
  readonly rules: number;
  readonly checks: number;
  readonly formulas: number;
}

/** An element with rules, one that rules refer to, or a group that repeats. */
export interface LogicRow {
  readonly kind: 'page' | 'field' | 'group' | 'request' | 'check' | 'predefined';
  readonly guid: Guid;
  /** Its own rules; a field that is required whenever it is shown has one without a condition. */
  readonly rules: readonly Rule[];
  /** How a group repeats; null: it does not, or is no group. */
  readonly repeat: Repeat | null;
  readonly references: References;
  /** The findings about its rules and about how it repeats. */
  readonly findings: readonly Finding[];
}

/**
 * Lists the elements of a form with rules, with references to them or with findings about rules, and groups that
 * repeat: pages, groups and fields in page order, each page with its checks, then requested files, other checks and
 * predefined fields. The page of a listed element is listed too.
 */
export function logicRows(form: Form, findings: readonly Finding[]): readonly LogicRow[] {
  const rules = rulesOf(form);
  const references = referencesByQuestion(form);
  const row = (kind: LogicRow['kind'], guid: Guid): LogicRow => ({
    kind,
    guid,
    rules: rules.filter(({ of }) => of === guid),
    repeat: form.groups.find((group) => group.guid === guid)?.repeat ?? null,
    references: countByKind(references.get(guid) ?? []),
    findings: findings.filter(
      (finding) =>
        (isAboutRules(finding) || finding.at.in === 'rows') && elementOfLocation(finding.at) === guid,
    ),
  });
  const { checks = [] } = form;
  const rows = [
    ...elementsInOrder(form).map(([kind, guid]) => row(kind, guid)),
    ...(form.attachments.requests ?? []).map(({ guid }) => row('request', guid)),
    ...checks.filter((check) => pageOfCheck(form, check) === null).map(({ guid }) => row('check', guid)),
    ...form.predefinedFields.map(({ guid }) => row('predefined', guid)),
  ];
  const listed = rows.filter((candidate) => candidate.kind !== 'page' && isAboutLogic(candidate));
  const pagesListed = new Set([
    ...listed.map(({ guid }) => pageOf(form, guid)),
    ...checks.map((check) => pageOfCheck(form, check)),
  ]);
  return rows.filter(
    (candidate) => isAboutLogic(candidate) || (candidate.kind === 'page' && pagesListed.has(candidate.guid)),
  );
}

/** Whether an element repeats or has rules, references or findings. */
function isAboutLogic({ rules, repeat, references, findings }: LogicRow): boolean {
  const { rules: referring, checks, formulas } = references;
  return repeat !== null || rules.length + referring + checks + formulas + findings.length > 0;
}

function countByKind(rules: readonly Rule[]): References {
  const checks = rules.filter(({ kind }) => kind === 'must').length;
  const formulas = rules.filter(({ kind }) => kind === 'formula').length;
  return { rules: rules.length - checks - formulas, checks, formulas };
}

type Element = readonly ['page' | 'field' | 'group' | 'check', Guid];

function elementsInOrder(form: Form): readonly Element[] {
  return pagesOf(form).flatMap(({ page, sections }): readonly Element[] => [
    ...(page === null ? [] : [['page', page.guid] as const]),
    ...sections.flatMap(({ group, rows }): readonly Element[] => [
      ...(group === null ? [] : [['group', group.guid] as const]),
      ...rows.flat().map(({ guid }) => ['field', guid] as const),
    ]),
    ...(form.checks ?? [])
      .filter((check) => page !== null && pageOfCheck(form, check) === page.guid)
      .map(({ guid }) => ['check', guid] as const),
  ]);
}
