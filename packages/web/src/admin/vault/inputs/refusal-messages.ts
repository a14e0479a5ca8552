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

/** The error message of a problem, with the label of its control instead of its path: `Items[1]` is “Items 2”. */
function messageOf(problem: Problem, text: Translate): string {
  const [, member = '', index] = /^([^.[]*)(?:\[(\d+)\])?/.exec(problem.path ?? '') ?? [];
  const labelKey = labelKeys[member];
  if (labelKey === undefined) return problemText(problem, text);
  const number = index === undefined ? '' : ` ${String(Number(index) + 1)}`;
  return problemText({ ...problem, path: text(labelKey) + number }, text);
}

/** The error message of a member (`Name`, `Translations.3`) or of an item of it (`Items[1]`); undefined: none. */
export function memberMessage(
  problems: readonly Problem[],
  path: string,
  text: Translate,
): string | undefined {
  const problem = problems.find((one) => one.path === path || one.path?.startsWith(`${path}[`));
  return problem === undefined ? undefined : messageOf(problem, text);
}

/** All error messages of members, each once; without any, the reason of the whole failure. */
export function refusalMessages(failure: SaveFailure, text: Translate): readonly string[] {
  const withPath = failure.problems.filter(({ path }) => path !== undefined);
  const messages = new Set(withPath.map((problem) => messageOf(problem, text)));
  return messages.size === 0 ? [reasonOf(failure, text)] : [...messages];
}

function reasonOf(failure: SaveFailure, text: Translate): string {
  if (failure.phase === 'failed' && failure.cause === 'offline') return text('admin.noConnection');
  return failure.error === '' ? text('problem.unexpected') : failure.error;
}
