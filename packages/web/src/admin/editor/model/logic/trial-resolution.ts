import {
  appliedAttributes,
  behindStops,
  checkAnswer,
  exampleIdentity,
  fieldsInOrder,
  prefilledAnswers,
  withRowsWrittenOut,
} from '@form-portal/domain';
import { explain, resolve } from '@form-portal/domain/logic';
import type {
  AnswerKey,
  Answers,
  FieldTypes,
  Form,
  FormCheck,
  Guid,
  IdentityMapping,
  Problem,
  ResolvedSubmission,
} from '@form-portal/domain';
import type { Why } from '@form-portal/domain/logic';
import type { LogicOf } from './form-logic.ts';
import { trialRows, type Trial } from './trial.ts';

/** Why an element is shown or not while the form is tried. */
export interface TrialWhy extends Why {
  /** The failed stop that leaves out what would be shown otherwise; null: none. */
  readonly leftOutBy: FormCheck | null;
}

/** A form resolved with the answers of its trial. */
export interface TrialResolution {
  readonly resolution: ResolvedSubmission;
  /** Why each field, group and requested file is shown or not; fields of a repeatable group in each row, by their key in it. */
  readonly whys: ReadonlyMap<Guid, TrialWhy>;
  /** What failed stops leave out, with the stop: fields, groups, their rows, and requested files. */
  readonly leftOut: ReadonlyMap<AnswerKey, FormCheck>;
  /** The answers of the example person, by field; none while the visitor does not count as identified. */
  readonly verified: Answers;
}

/**
 * Resolves a form with the answers of its trial; returns the same object for the same arguments as the last time. `today` is the real
 * date, `YYYY-MM-DD`.
 */
export type TrialOf = (form: Form, trial: Trial, today: string, mapping: IdentityMapping) => TrialResolution;

/** Creates a {@link TrialOf} that resolves a trial once for all parts of the screen, and not before one of them reads it. */
export function createTrialOf(logicOf: LogicOf): TrialOf {
  let last: { readonly args: Parameters<TrialOf>; readonly resolution: TrialResolution } | null = null;
  return (...args) => {
    if (last === null || args.some((arg, index) => arg !== last?.args[index]))
      last = { args, resolution: resolveTrial(logicOf, ...args) };
    return last.resolution;
  };
}

function resolveTrial(
  logicOf: LogicOf,
  ...[form, trial, today, mapping]: Parameters<TrialOf>
): TrialResolution {
  const { prepared } = logicOf(form);
  const facts = { today: trial.today ?? today, identified: trial.isIdentified };
  const verified = trial.isIdentified ? exampleAnswers(form, mapping) : {};
  const answers = { ...trial.answers, ...verified };
  const resolution = resolve(prepared, answers, facts, trialRows(form, trial));
  const leftOut = leftOutIn(form, resolution);
  const whys = [...explain(prepared, resolution, facts)].map(([key, why]) => {
    const leftOutBy = why.isShown ? (leftOut.get(key) ?? null) : null;
    return [key, { ...why, isShown: why.isShown && leftOutBy === null, leftOutBy }] as const;
  });
  return { resolution, whys: new Map(whys), leftOut, verified };
}

function leftOutIn(
  form: Form,
  { rows, failedChecks, askedRequests }: ResolvedSubmission,
): ReadonlyMap<AnswerKey, FormCheck> {
  const stops = failedChecks.filter(({ kind }) => kind === 'stop');
  // Files are asked for at the end of the form, which no stop lets visitors reach.
  const requests = stops
    .slice(0, 1)
    .flatMap((stop) => [...askedRequests].map((guid) => [guid, stop] as const));
  const onPages = stops.flatMap((stop) =>
    behindStops(form, { rows, failedChecks: [stop] }).map((key) => [key, stop] as const),
  );
  return new Map([...requests, ...onPages]);
}

/** The answers that the identification of the example person gives in a form. */
export function exampleAnswers(form: Form, mapping: IdentityMapping): Answers {
  return prefilledAnswers(form, appliedAttributes(mapping, form.identity, exampleIdentity));
}

/**
 * What is missing or wrong in the answers to single questions, as visitors see it when they send: the first
 * problem of each field that is asked, by GUID in page order; in rows by the field's key.
 */
export function trialProblems(
  form: Form,
  { resolution: { answers, asked, required, rows }, leftOut, verified }: TrialResolution,
  fieldTypes: FieldTypes,
): ReadonlyMap<Guid, Problem> {
  const checked = fieldsInOrder(withRowsWrittenOut(form, rows)).filter(
    ({ guid, formula }) =>
      asked.has(guid) && !leftOut.has(guid) && formula === undefined && !Object.hasOwn(verified, guid),
  );
  return new Map(
    checked.flatMap((field) => {
      const answer = answers[field.guid] ?? null;
      const [problem] = checkAnswer(field, answer, fieldTypes, required.has(field.guid));
      return problem === undefined ? [] : [[field.guid, problem] as const];
    }),
  );
}

/** What keeps the trial from being sent: the keys of the problems, then those of failed checks, or their GUIDs where no question shows them. */
export function trialFaults(
  problems: ReadonlyMap<Guid, Problem>,
  { resolution: { failedChecks } }: TrialResolution,
): readonly string[] {
  const ofChecks = failedChecks.map(({ shownAt, guid }) => shownAt ?? guid);
  return [...new Set<string>([...problems.keys(), ...ofChecks])];
}
