import { PencilIcon, PlusIcon, TrashIcon, VisuallyHidden } from '@form-portal/ui';
import { Fragment } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { wordDiff } from './word-diff.ts';
import styles from './versions-view.module.css';
import type { ChangePart, FormChange } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface ChangeListProps {
  readonly changes: readonly FormChange[];
  /** Whether the later version is the one that is edited: its locations can be opened. */
  readonly isEdited: boolean;
}

const parts: readonly ChangePart[] = ['questions', 'logic', 'texts', 'settings'];

/** What changed, part by part; options that followed the vault are folded below. */
export function ChangeList({ changes, isEdited }: ChangeListProps): ReactElement {
  const { text } = useI18n();
  const options = changes.filter(({ part }) => part === 'options');
  function section(part: ChangePart): ReactElement | null {
    const changesOfPart = changes.filter((change) => change.part === part);
    if (changesOfPart.length === 0) return null;
    return (
      <section key={part} className={styles.part}>
        <h3>
          {text(`admin.versions.part.${part}`)} <span className={styles.count}>{changesOfPart.length}</span>
        </h3>
        <Changes changes={changesOfPart} isEdited={isEdited} />
      </section>
    );
  }
  return (
    <>
      {changes.length > options.length && <div className={styles.card}>{parts.map(section)}</div>}
      {options.length > 0 && (
        <details className={styles.options}>
          <summary>{text('admin.versions.options', { n: options.length })}</summary>
          <Changes changes={options} isEdited={isEdited} />
        </details>
      )}
    </>
  );
}

function Changes({ changes, isEdited }: ChangeListProps): ReactElement {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <Change key={JSON.stringify(change)} change={change} isEdited={isEdited} />
      ))}
    </ul>
  );
}

const icons = { added: PlusIcon, removed: TrashIcon, changed: PencilIcon };

/** The words of both values in one text, with what was removed and added marked. */
function WordChanges({ before, after }: { readonly before: string; readonly after: string }): ReactElement[] {
  const pieces = wordDiff(before, after);
  return pieces.map(({ kind, text }, index) => {
    const Mark = marks[kind];
    const isReplacement = kind === 'added' && pieces[index - 1]?.kind === 'removed';
    return (
      <Fragment key={index}>
        {isReplacement && ' '}
        <Mark>{text}</Mark>
      </Fragment>
    );
  });
}

const marks = { same: Fragment, removed: 'del', added: 'ins' } as const;

function sentenceKey({ code, page }: FormChange) {
  if (page !== null && code === 'field-added') return 'admin.change.field-added-to-page';
  if (page !== null && code === 'field-removed') return 'admin.change.field-removed-from-page';
  return `admin.change.${code}` as const;
}

interface ChangeProps {
  readonly change: FormChange;
  readonly isEdited: boolean;
}

function Change({ change, isEdited }: ChangeProps): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const catalogue = useEditor((_, env) => env.catalogue);
  const { kind, code, at, name, page, language, values } = change;
  const Icon = icons[kind];
  const unnamed = text(code.startsWith('group') ? 'admin.unnamedGroup' : 'admin.unnamedField');
  const params = {
    name: name === '' ? unnamed : name,
    page: page === '' ? text('admin.unnamedPage') : (page ?? ''),
    language: language === null ? '' : (catalogue[language]?.name ?? language),
  };
  return (
    <li className={styles.change}>
      <span className={styles[kind]}>
        <Icon size={16} />
        <VisuallyHidden>{text(`admin.versions.${kind}`)}: </VisuallyHidden>
      </span>
      <p>
        {text(sentenceKey(change), params)}
        {values !== null && (
          <span lang={language === null ? undefined : tagOf(language)}>
            {': '}
            <WordChanges {...values} />
          </span>
        )}
      </p>
      {isEdited && at !== null && (
        <button type="button" className={styles.go} onClick={() => run(goToCommand(at))}>
          {text('admin.goThere')}
        </button>
      )}
    </li>
  );
}
