import { problemText, type Problem, type TextKey, type Translate } from '@form-portal/domain';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';

/** The labels of an element's members. */
const labelKeys: Readonly<Record<string, TextKey>> = {
  Name: 'admin.vault.name',
  Translations: 'admin.vault.name',
  Username: 'username',
  Password: 'password',
  Tag: 'admin.vault.tag',
  DataType: 'admin.settings.dataType',
  ValueList: 'admin.vault.valueList',
  ObjectType: 'admin.vault.objectType',
  Workflow: 'admin.vault.workflow',
  Properties: 'admin.vault.properties',
  Items: 'admin.vault.items',
};

/** Members whose control shows no error messages. */
const withoutControl: readonly string[] = ['Properties'];

/** The error message of a problem, with the label of its control instead of its path: `Items[1]` is “Items 2”. */
function messageOf(problem: Problem, text: Translate): string {
  const { member, index } = memberOfProblem(problem);
  const labelKey = labelKeys[member];
  if (labelKey === undefined) return problemText(problem, text);
  const number = index === undefined ? '' : ` ${String(Number(index) + 1)}`;
  return problemText({ ...problem, path: text(labelKey) + number }, text);
}

/** The member that a problem is about, empty when there is none, and the index of the item in it. */
function memberOfProblem({ path = '' }: Problem): {
  readonly member: string;
  readonly index: string | undefined;
} {
  const [, member = '', index] = /^([^.[]*)(?:\[(\d+)\])?/.exec(path) ?? [];
  return { member, index };
}

/** Whether the control of a member shows the problem. */
function isShownByControl(problem: Problem): boolean {
  const { member } = memberOfProblem(problem);
  return labelKeys[member] !== undefined && !withoutControl.includes(member);
}

/** The error message of a member (`Name`, `Translations.3`) or of an item of it (`Items[1]`); undefined: none. */
export function memberMessage(
  problems: readonly Problem[],
  path: string,
  text: Translate,
): string | undefined {
  const ofMember = problems.find((problem) => problem.path === path || problem.path?.startsWith(`${path}[`));
  return ofMember && messageOf(ofMember, text);
}

/**
 * The error messages of members whose controls don't show them, each once; the reason of the whole failure when no problem is about a
 * member. Empty when the controls show everything.
 */
export function refusalMessages(failure: SaveFailure, text: Translate): readonly string[] {
  const withPath = failure.problems.filter(({ path }) => path !== undefined);
  if (withPath.length === 0) return [reasonOf(failure, text)];
  const elsewhere = withPath.filter((problem) => !isShownByControl(problem));
  return [...new Set(elsewhere.map((problem) => messageOf(problem, text)))];
}

function reasonOf(failure: SaveFailure, text: Translate): string {
  if (failure.phase === 'failed' && failure.cause === 'offline') return text('admin.noConnection');
  return failure.error === '' ? text('problem.unexpected') : failure.error;
}
