import { problemText } from '@form-portal/domain';
import { Notice } from '@form-portal/ui';
import { createContext, use, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';
import type { Problem, TextKey, Translate } from '@form-portal/domain';

/** Why the vault refused the last save, for the controls of what was sent; null: it did not. */
export const RefusalContext = createContext<SaveFailure | null>(null);

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

function useWords(): (problem: Problem) => string {
  const { text } = useI18n();
  return (problem) => {
    // `Items[1]` is shown as “Items 2”.
    const [, member = '', place] = /^([^.[]*)(?:\[(\d+)\])?/.exec(problem.path ?? '') ?? [];
    const labelKey = labelKeys[member];
    if (labelKey === undefined) return problemText(problem, text);
    const number = place === undefined ? '' : ` ${String(Number(place) + 1)}`;
    return problemText({ ...problem, path: text(labelKey) + number }, text);
  };
}

/** The error message of a member (`Name`, `Translations.3`) or of an item of it (`Items[1]`); undefined: none. */
export function useMemberError(path: string): string | undefined {
  const words = useWords();
  const problem = use(RefusalContext)?.problems.find(
    (one) => one.path === path || one.path?.startsWith(`${path}[`),
  );
  return problem === undefined ? undefined : words(problem);
}

/** All error messages, one a line; the controls show the same. */
export function RefusalNote({ failure }: { readonly failure: SaveFailure | null }): ReactElement | null {
  const { text } = useI18n();
  const words = useWords();
  if (failure === null) return null;
  const placed = failure.problems.filter(({ path }) => path !== undefined);
  const lines = new Set(placed.map(words));
  return (
    <Notice kind="danger" role="alert">
      {(lines.size === 0 ? [sentenceOf(failure, text)] : [...lines]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function sentenceOf(failure: SaveFailure, text: Translate): string {
  if (failure.phase === 'failed' && failure.cause === 'offline') return text('admin.noConnection');
  return failure.error === '' ? text('problem.unexpected') : failure.error;
}
